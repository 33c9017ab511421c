// Exports of Medusa.
import type { ShopProfile } from './profile.ts';

/** Version 2. Source: docs.medusajs.com, “Import Products in Medusa Admin”, 28 November 2026. */
export const MEDUSA: ShopProfile = {
  shop: 'Medusa',
  marks: ['Product Title', ['Product Id', 'Product Handle'], /^variant price /],
  columns: {
    name: 'Product Title',
    sku: 'Variant SKU',
    handle: 'Product Handle',
    sourceId: 'Variant Id',
    price: ['Variant Price INR', /^variant price .*\binr$/],
    stock: /^(variant )?inventory quantity$/,
    isTracked: 'Variant Manage Inventory',
    options: /^variant option \d+ value$/,
    packName: 'Variant Title',
    weight: ['Variant Weight', 'Product Weight'],
    category: [/^product category \d+$/, 'Product Type'],
    tags: /^product tag \d+$/,
    pictures: [/^product image \d+( url)?$/, 'Product Thumbnail'],
    description: ['Product Description', 'Product Subtitle'],
    country: ['Product Origin Country', 'Variant Origin Country'],
  },
  thing: [['Product Id', 'Product Handle']],
  leaveOut: [
    { under: 'Product Is Giftcard', words: { true: 'giftCard' } },
    { under: 'Product Status', words: { draft: 'draft', proposed: 'draft', rejected: 'hidden' } },
  ],
  weightIn: 'g',
};

/** Version 1, which counts money in its smallest unit. Source: medusa 1.x, strategies/batch-jobs/product/export.ts. */
export const MEDUSA_1: ShopProfile = {
  ...MEDUSA,
  marks: ['Product Title', 'Product Handle', 'Variant Inventory Quantity', /^price /],
  columns: {
    ...MEDUSA.columns,
    price: ['Price INR', /^price .*\binr$/],
    options: /^option \d+ value$/,
    category: ['Product Type', 'Product Collection Title'],
    tags: 'Product Tags',
    pictures: [/^image \d+ url$/, 'Product Thumbnail'],
  },
  isInPaise: true,
};
