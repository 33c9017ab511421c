// Exports of Magento, today Adobe Commerce.
import type { ShopProfile } from './profile.ts';

/** Source: Adobe Commerce, “Product data attributes reference”, 28 November 2026. Weights have no unit there. */
export const MAGENTO: ShopProfile = {
  shop: 'Magento',
  marks: ['sku', 'attribute_set_code', 'product_type', 'name', 'price'],
  columns: {
    name: 'name',
    sku: 'sku',
    handle: 'url_key',
    sourceId: 'sku',
    price: 'price',
    salePrice: 'special_price',
    saleDates: ['special_price_from_date', 'special_price_to_date'],
    mrp: 'msrp_price',
    stock: 'qty',
    inStock: 'is_in_stock',
    isTracked: 'manage_stock',
    category: 'categories',
    pictures: ['base_image', 'additional_images'],
    description: ['description', 'short_description'],
    country: 'country_of_manufacture',
  },
  types: {
    under: 'product_type',
    roles: { configurable: 'parent' },
    out: { grouped: 'grouped', bundle: 'grouped' },
    children: { under: 'configurable_variations', skus: /(?:^|[|,])sku=([^,|]+)/g },
  },
  leaveOut: [{ under: 'product_online', words: { '2': 'hidden', '0': 'hidden' } }],
  repeats: 'store_view_code',
  paths: /[,|]/,
  steps: /\//,
};
