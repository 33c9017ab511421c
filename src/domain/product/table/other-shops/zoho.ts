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
    sku: 'SKU',
    sourceId: 'Item ID',
    price: ['Rate', 'Selling Price'],
    mrp: ['MRP', 'Label Rate'],
    stock: ['Stock On Hand', 'Available Stock', 'Quantity', 'Opening Stock', 'Initial Stock'],
    isTracked: 'Track Inventory',
    soldBy: ['Usage unit', 'Unit'],
    weight: ['Package Weight', 'Weight'],
    weightUnit: ['Weight Unit', 'Package Weight Unit'],
    category: ['Category Name', 'Category'],
    brand: ['Brand', 'Manufacturer'],
    description: ['Description', 'Sales Description'],
  },
  leaveOut: [{ under: 'Status', words: { inactive: 'inactive' } }],
};
