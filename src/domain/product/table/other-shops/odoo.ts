// Exports of Odoo.
import type { ShopProfile } from './profile.ts';

/** Products exported with names of columns, or for another import. Source: a sample of its columns, 28 November 2026. */
export const ODOO: ShopProfile = {
  shop: 'Odoo',
  marks: [
    ['Name', 'name'],
    ['Internal Reference', 'default_code'],
    ['Sales Price', 'list_price', 'lst_price'],
  ],
  columns: {
    name: 'Name',
    sku: ['Internal Reference', 'default_code'],
    sourceId: ['External ID', 'id'],
    price: ['Sales Price', 'list_price', 'lst_price'],
    stock: ['Quantity On Hand', 'qty_available'],
    options: /^(product )?(template )?(variant|attribute) values?( ids)?( display name| name)?$/,
    soldBy: /^(unit of measure|unit|uom id)( display name| name| unit of measure)?$/,
    weight: ['Weight', 'weight'],
    category: /^(product category|categ id|category)( complete name| display name| name)?$/,
    tags: ['Product Tags', 'Tags', 'product_tag_ids'],
    description: ['Sales Description', 'description_sale', 'Description'],
    country: ['Country of Origin', 'Origin of Goods'],
  },
  thing: ['Name'],
  leaveOut: [
    { under: ['Product Type', 'type', 'detailed_type'], words: { service: 'service' } },
    { under: ['Can be Sold', 'Sales', 'sale_ok'], words: { false: 'notSold', '0': 'notSold' } },
    { under: ['Active', 'active'], words: { false: 'archived', '0': 'archived' } },
    { under: ['Is Published', 'Published', 'is_published'], words: { false: 'hidden' } },
  ],
  steps: /\//,
  weightIn: 'kg',
  optionsIn: /(?:^|[:,])\s*([^:,]+)(?=,|$)/g,
};
