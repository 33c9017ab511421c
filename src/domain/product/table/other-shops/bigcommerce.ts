// The two exports of BigCommerce.
import type { ShopProfile } from './profile.ts';

/** Its export of before 2023, which stores still use. Source: its columns as quoted in public code, 28 November 2026. */
export const BIGCOMMERCE: ShopProfile = {
  shop: 'BigCommerce',
  marks: ['Item Type', 'Product Name', ['Product Code/SKU', 'Product Visible?'], 'Price'],
  columns: {
    name: 'Product Name',
    sku: 'Product Code/SKU',
    sourceId: 'Product ID',
    price: 'Price',
    salePrice: 'Sale Price',
    mrp: 'Retail Price',
    stock: 'Current Stock Level',
    isTracked: 'Track Inventory',
    category: 'Category',
    brand: 'Brand Name',
    pictures: /^product image (url|file) \d+$/,
    description: 'Product Description',
  },
  types: { under: 'Item Type', roles: { sku: 'pack', rule: 'pictures' } },
  leaveOut: [{ under: 'Product Visible?', words: { n: 'hidden', no: 'hidden' } }],
  paths: /;/,
  steps: /\//,
};

/** Its export of today. Source: the same. */
export const BIGCOMMERCE_3: ShopProfile = {
  shop: 'BigCommerce',
  marks: ['Item', 'ID', 'Name', 'Inventory Tracking', 'Current Stock', 'Price'],
  columns: {
    name: 'Name',
    sku: 'SKU',
    sourceId: 'ID',
    price: 'Price',
    salePrice: 'Sale Price',
    mrp: 'Retail Price',
    stock: 'Current Stock',
    isTracked: 'Inventory Tracking',
    options: 'Options',
    category: 'Categories',
    brand: ['Brand Name', 'Brand'],
    pictures: ['Internal Image URL (Export)', 'Image URL (Import)'],
    packPictures: 'Variant Image URL',
    description: 'Description',
  },
  types: {
    under: 'Item',
    roles: { variant: 'pack', image: 'pictures', video: 'pictures', rule: 'pictures' },
  },
  leaveOut: [{ under: 'Is Visible', words: { false: 'hidden', no: 'hidden' } }],
  paths: /;/,
  steps: /\//,
  optionsIn: /Value=([^|]+)/g,
};
