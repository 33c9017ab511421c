// Exports of Squarespace.
import type { ShopProfile } from './profile.ts';

/** Source: its columns as quoted in public code, 28 November 2026. Weights have no unit there. */
export const SQUARESPACE: ShopProfile = {
  shop: 'Squarespace',
  marks: ['Product ID [Non Editable]', 'Variant ID [Non Editable]', 'Title', 'Price'],
  columns: {
    name: 'Title',
    sku: 'SKU',
    handle: 'Product URL',
    sourceId: 'Variant ID [Non Editable]',
    price: 'Price',
    salePrice: 'Sale Price',
    isOnSale: 'On Sale',
    stock: 'Stock',
    options: /^option value \d+$/,
    category: 'Categories',
    tags: 'Tags',
    pictures: 'Hosted Image URLs',
    description: 'Description',
  },
  thing: ['Product ID [Non Editable]'],
  leaveOut: [{ under: 'Visible', words: { no: 'hidden', false: 'hidden' } }],
  paths: /,/,
  steps: /\//,
};
