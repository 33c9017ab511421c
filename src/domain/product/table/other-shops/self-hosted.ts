// Shops that run on a server of one's own and export one row for each product or pack.
import type { ShopProfile } from './profile.ts';

/** The list of products. Source: PrestaShop 8, Admin ProductController::exportAction, 28 November 2026. */
export const PRESTASHOP: ShopProfile = {
  shop: 'PrestaShop',
  marks: ['Product ID', 'Name', 'Reference', ['Price (tax excl.)', 'Price (tax incl.)']],
  columns: {
    name: 'Name',
    sku: 'Reference',
    sourceId: 'Product ID',
    price: ['Price (tax incl.)', 'Price (tax excl.)'],
    stock: 'Quantity',
    category: 'Category',
    pictures: 'Image',
  },
  leaveOut: [{ under: 'Status', words: { '0': 'inactive', no: 'inactive', disabled: 'inactive' } }],
  steps: />/,
};

/** The sheet of the Export/Import Tool. Source: its columns as quoted in public code, 28 November 2026. */
export const OPENCART: ShopProfile = {
  shop: 'OpenCart',
  marks: ['product_id', /^name/, 'model', 'manufacturer', 'image_name', 'price'],
  columns: {
    name: /^name/,
    sku: ['sku', 'model'],
    sourceId: 'product_id',
    price: 'price',
    stock: 'quantity',
    weight: 'weight',
    weightUnit: 'weight_unit',
    brand: 'manufacturer',
    pictures: 'image_name',
    tags: /^tags/,
    description: /^description/,
  },
  leaveOut: [{ under: 'status', words: { false: 'inactive', '0': 'inactive' } }],
};

/** Source: docs.vendure.io, “Importing Data”, 28 November 2026. */
export const VENDURE: ShopProfile = {
  shop: 'Vendure',
  marks: ['name', 'slug', 'optionGroups', 'optionValues', 'sku', 'price'],
  columns: {
    name: 'name',
    sku: 'sku',
    handle: 'slug',
    price: 'price',
    stock: 'stockOnHand',
    isTracked: 'trackInventory',
    options: 'optionValues',
    pictures: 'assets',
    packPictures: 'variantAssets',
    description: 'description',
  },
  thing: ['name'],
  leaveOut: [{ under: 'enabled', words: { false: 'hidden' } }],
  optionsIn: /([^|]+)/g,
};

/** Source: spreecommerce.org, “Product import file template”, 28 November 2026. */
export const SPREE: ShopProfile = {
  shop: 'Spree',
  marks: ['slug', 'sku', 'name', 'compare_at_price', 'weight_unit'],
  columns: {
    name: 'name',
    sku: 'sku',
    handle: 'slug',
    price: 'price',
    mrp: 'compare_at_price',
    stock: 'inventory_count',
    isTracked: 'track_inventory',
    options: /^option\d value$/,
    weight: 'weight',
    weightUnit: 'weight_unit',
    category: /^category ?1$/,
    tags: 'tags',
    pictures: /^image ?\d src$/,
    description: 'description',
  },
  thing: ['slug'],
  leaveOut: [{ under: 'status', words: { draft: 'draft', archived: 'archived' } }],
  steps: /(?:->|>)/,
};
