// Exports of Shopify.
import type { ShopProfile } from './profile.ts';

/**
 * Today's columns and those of before 2025. Source: Shopify Help Center, “Using CSV files to import and export
 * products”, 28 November 2026.
 */
export const SHOPIFY: ShopProfile = {
  shop: 'Shopify',
  marks: [
    ['Handle', 'URL handle'],
    'Title',
    ['Variant Price', 'Variant SKU', 'Compare-at price', 'Published on online store'],
  ],
  columns: {
    name: 'Title',
    sku: ['Variant SKU', 'SKU'],
    handle: ['Handle', 'URL handle'],
    price: ['Variant Price', 'Price'],
    mrp: ['Variant Compare At Price', 'Compare-at price'],
    stock: ['Variant Inventory Qty', 'Inventory quantity'],
    isTracked: ['Variant Inventory Tracker', 'Inventory tracker'],
    options: /^option[123] value$/,
    amount: 'Unit price total measure',
    amountUnit: 'Unit price total measure unit',
    weight: ['Variant Grams', 'Weight value (grams)'],
    weightShownIn: ['Variant Weight Unit', 'Weight unit for display'],
    category: ['Type', 'Product Category'],
    tags: 'Tags',
    brand: 'Vendor',
    pictures: ['Image Src', 'Product image URL'],
    picturePosition: 'Image Position',
    pictureText: 'Image Alt Text',
    packPictures: ['Variant Image', 'Variant image URL'],
    description: ['Body (HTML)', 'Body HTML', 'Description'],
  },
  thing: [['Handle', 'URL handle']],
  leaveOut: [
    { under: 'Status', words: { draft: 'draft', archived: 'archived', unlisted: 'hidden' } },
    { under: 'Gift Card', words: { true: 'giftCard' } },
    { under: ['Published', 'Published on online store'], words: { false: 'hidden' } },
  ],
  steps: />/,
};
