// Exports of WooCommerce.
import type { ShopProfile } from './profile.ts';

/** Source: WooCommerce 10, class-wc-product-csv-exporter.php, 28 November 2026. */
export const WOOCOMMERCE: ShopProfile = {
  shop: 'WooCommerce',
  marks: [
    ...['Type', 'Name', 'Regular price'],
    ['Published', 'In stock?', 'Visibility in catalog', 'Tax status', 'Categories'],
  ],
  columns: {
    name: 'Name',
    sku: 'SKU',
    sourceId: 'ID',
    price: 'Regular price',
    salePrice: 'Sale price',
    saleDates: ['Date sale price starts', 'Date sale price ends'],
    stock: 'Stock',
    inStock: 'In stock?',
    options: /^attribute \d+ value s$/,
    amount: 'Meta: net_weight',
    weight: /^weight( \w+)?$/,
    category: 'Categories',
    tags: 'Tags',
    brand: ['Brands', 'Brand'],
    pictures: 'Images',
    allPictures: 'Meta: pack_pictures',
    description: ['Description', 'Short description'],
  },
  types: {
    under: 'Type',
    roles: {
      variable: 'parent',
      'variable subscription': 'parent',
      variation: 'pack',
      'subscription variation': 'pack',
    },
    out: { grouped: 'grouped', external: 'external' },
    pointer: 'Parent',
  },
  leaveOut: [
    { under: 'Published', words: { '-1': 'draft', '0': 'hidden', '2': 'draft', false: 'draft' } },
    { under: 'Visibility in catalog', words: { hidden: 'hidden' } },
  ],
  paths: /(?<!\\),/,
  steps: />/,
  hasEscapedLines: true,
};
