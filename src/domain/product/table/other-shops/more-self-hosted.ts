// More shops that run on a server of one's own, and their tables for another import.
import type { ShopProfile } from './profile.ts';

/** The table for its import; its columns from memory of its sample. Weights have no unit there. */
export const PRESTASHOP_IMPORT: ShopProfile = {
  shop: 'PrestaShop',
  marks: [/^(product )?id$/, 'Active (0/1)', /^name/, /^price tax (ex|in)cluded/],
  columns: {
    name: /^name/,
    sku: /^reference/,
    sourceId: /^(product )?id$/,
    price: [/^price tax included/, /^price tax excluded/],
    stock: 'Quantity',
    category: /^categories/,
    tags: /^tags/,
    brand: 'Manufacturer',
    pictures: /^image urls/,
    description: ['Description', 'Summary', 'Short description'],
  },
  leaveOut: [{ under: 'Active (0/1)', words: { '0': 'inactive' } }],
  paths: /,/,
  steps: /\//,
};

/** Source: docs.cs-cart.com, “Example of Product Import”, 28 November 2026. Weights have no unit there. */
export const CS_CART: ShopProfile = {
  shop: 'CS-Cart',
  marks: ['Product code', 'Product name', 'Price', ['Language', 'Detailed image', 'Min quantity']],
  columns: {
    name: 'Product name',
    sku: 'Product code',
    sourceId: ['Product id', 'Product code'],
    price: 'Price',
    mrp: 'List price',
    stock: 'Quantity',
    isTracked: 'Inventory tracking',
    category: 'Category',
    tags: 'Search words',
    brand: 'Brand',
    pictures: ['Image URL', 'Detailed image URL', 'Detailed image', 'Images'],
    description: ['Description', 'Short description'],
  },
  leaveOut: [{ under: 'Status', words: { d: 'inactive', h: 'hidden', r: 'draft' } }],
  language: 'Language',
  steps: /\/\/\//,
};

/** Its export with all fields. Source: saleor, saleor/csv/utils, 28 November 2026. */
export const SALEOR: ShopProfile = {
  shop: 'Saleor',
  marks: ['id', 'name', 'variant sku', /channel price amount$/],
  columns: {
    name: 'name',
    sku: 'variant sku',
    sourceId: 'variant id',
    price: /channel price amount$/,
    currency: /channel variant currency code$/,
    stockByPlace: /warehouse quantity$/,
    options: /variant attribute$/,
    amount: ['variant weight', 'product weight'],
    category: 'category',
    tags: 'collections',
    packPictures: 'variant media',
    pictures: 'product media',
    description: 'description',
  },
  thing: ['id'],
  leaveOut: [{ under: /channel published$/, words: { false: 'hidden' } }],
};

/** Its columns from memory: no public file was found. */
export const SHIFT4SHOP: ShopProfile = {
  shop: 'Shift4Shop',
  marks: ['catalogid', 'id', 'name', 'price'],
  columns: {
    name: 'name',
    sku: 'id',
    sourceId: 'catalogid',
    price: 'price',
    salePrice: 'saleprice',
    isOnSale: 'onsale',
    stock: 'stock',
    category: 'categories',
    tags: 'keywords',
    brand: 'manufacturer',
    pictures: /^image\d$/,
    description: ['extended_description', 'description'],
  },
  leaveOut: [{ under: 'hide', words: { '1': 'hidden', true: 'hidden' } }],
  paths: /@/,
  steps: /\//,
};
