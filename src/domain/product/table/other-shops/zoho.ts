// Exports of Zoho.
import type { ShopProfile } from './profile.ts';

/** Items of Zoho Inventory, Books and Invoice. Source: its columns as quoted in public code, 28 November 2026. */
export const ZOHO: ShopProfile = {
  shop: 'Zoho',
  marks: [
    'Item Name',
    ['Rate', 'Selling Price'],
    ['Item ID', 'Usage unit'],
    ['Product Type', 'Item Type', 'Usage unit'],
  ],
  columns: {
    name: 'Item Name',
    handle: 'Item Group Name',
    sku: 'SKU',
    sourceId: 'Item ID',
    price: ['Rate', 'Selling Price'],
    mrp: ['MRP', 'Label Rate'],
    stock: ['Stock On Hand', 'Available Stock', 'Quantity', 'Opening Stock', 'Initial Stock'],
    isTracked: 'Track Inventory',
    soldBy: ['Usage unit', 'Unit'],
    options: /^attribute option name ?\d$/,
    weight: ['Package Weight', 'Weight'],
    weightUnit: ['Weight Unit', 'Package Weight Unit'],
    category: ['Category Name', 'Category'],
    brand: ['Brand', 'Manufacturer'],
    description: ['Description', 'Sales Description'],
  },
  thing: [['Item Group Name', 'Item ID', 'Item Name']],
  leaveOut: [
    { under: 'Status', words: { inactive: 'inactive' } },
    { under: 'Product Type', words: { service: 'service' } },
    { under: 'Item Type', words: { purchases: 'notSold' } },
    { under: 'Sellable', words: { false: 'notSold' } },
  ],
};
