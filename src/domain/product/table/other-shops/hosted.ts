// Market places, tills and feeds that export one row for each product or pack.
import type { ShopProfile } from './profile.ts';

/** The item library. Source: its columns as quoted in public code, 28 November 2026. */
export const SQUARE: ShopProfile = {
  shop: 'Square',
  marks: [['Token', 'Reference Handle'], 'Item Name', 'Variation Name', 'Price'],
  columns: {
    name: 'Item Name',
    sku: 'SKU',
    sourceId: 'Token',
    price: ['Online Sale Price', 'Price'],
    stockByPlace: /^current quantity/,
    options: /^option value \d+$/,
    packName: 'Variation Name',
    category: ['Reporting Category', 'Categories', 'Category'],
    description: 'Description',
  },
  thing: [['Reference Handle', 'Item Name']],
  leaveOut: [
    { under: 'Archived', words: { y: 'archived', yes: 'archived' } },
    {
      under: 'Square Online Item Visibility',
      words: { hidden: 'hidden', unavailable: 'hidden' },
    },
  ],
};

/** Listings; its options have no prices of their own. Source: its columns as quoted in public code, 28 November 2026. */
export const ETSY: ShopProfile = {
  shop: 'Etsy',
  marks: ['TITLE', 'DESCRIPTION', 'PRICE', 'CURRENCY_CODE', 'QUANTITY'],
  columns: {
    name: 'TITLE',
    sku: 'SKU',
    price: 'PRICE',
    stock: 'QUANTITY',
    tags: 'TAGS',
    pictures: /^image ?\d+$/,
    description: 'DESCRIPTION',
  },
};

/** Source: its columns as quoted in public code, 28 November 2026. */
export const ECWID: ShopProfile = {
  shop: 'Ecwid',
  marks: ['type', ['product_internal_id', 'product_sku'], 'product_name', 'product_price'],
  columns: {
    name: 'product_name',
    sku: ['product_variation_sku', 'product_sku'],
    handle: 'product_internal_id',
    price: 'product_price',
    mrp: 'product_compare_to_price',
    stock: 'product_quantity',
    isTracked: 'product_is_inventory_tracked',
    options: /^product variation option /,
    category: /^product category \d+$/,
    brand: 'product_brand',
    pictures: ['product_media_main_image_url', /^product media gallery image url \d+$/],
    description: 'product_description',
  },
  types: {
    under: 'type',
    roles: {
      'product variation': 'pack',
      'product option': 'pictures',
      category: 'pictures',
    },
  },
  leaveOut: [{ under: 'product_is_available', words: { false: 'hidden', no: 'hidden' } }],
  steps: /\//,
};

/** Source: its columns as quoted in public code, 28 November 2026. */
export const LOYVERSE: ShopProfile = {
  shop: 'Loyverse',
  marks: ['Handle', 'SKU', 'Name', 'Sold by weight', 'Cost'],
  columns: {
    name: 'Name',
    sku: 'SKU',
    handle: 'Handle',
    price: [/^price( |$)/, 'Default price'],
    stock: 'In stock',
    stockByPlace: /^in stock .+/,
    options: /^option \d value$/,
    category: 'Category',
    description: 'Description',
  },
  thing: ['Handle'],
};

/** The feed that WhatsApp, Instagram and Google take. Source: Google, product data specification. */
export const PRODUCT_FEED: ShopProfile = {
  shop: 'a Meta or Google catalogue',
  marks: ['id', 'title', 'availability', 'image_link', 'price'],
  columns: {
    name: 'title',
    sku: 'id',
    sourceId: 'id',
    price: 'price',
    salePrice: 'sale_price',
    saleDates: 'sale_price_effective_date',
    stock: ['quantity_to_sell_on_facebook', 'inventory', 'quantity'],
    inStock: 'availability',
    packName: 'size',
    category: ['product_type', 'google_product_category', 'fb_product_category'],
    brand: 'brand',
    pictures: ['image_link', 'additional_image_link'],
    description: ['rich_text_description', 'description'],
  },
  thing: [['item_group_id', 'id']],
  leaveOut: [
    { under: 'status', words: { archived: 'archived' } },
    { under: 'visibility', words: { hidden: 'hidden', staging: 'draft' } },
  ],
  steps: />/,
};
