// Exports of Wix.
import type { ShopProfile } from './profile.ts';

/** Source: its columns as quoted in public code, 28 November 2026. Weights have no unit there. */
export const WIX: ShopProfile = {
  shop: 'Wix',
  marks: ['handleId', 'fieldType', 'name', 'price'],
  columns: {
    name: 'name',
    sku: 'sku',
    handle: 'handleId',
    price: 'price',
    surcharge: 'surcharge',
    discount: 'discountValue',
    discountMode: 'discountMode',
    stock: 'inventory',
    options: /^productoptiondescription\d+$/,
    category: 'collection',
    brand: 'brand',
    pictures: 'productImageUrl',
    description: 'description',
  },
  types: { under: 'fieldType', roles: { variant: 'pack' } },
  leaveOut: [{ under: 'visible', words: { false: 'hidden' } }],
  paths: /;/,
  picturesAt: 'https://static.wixstatic.com/media/',
};

/** Its catalogue of 2025. Source: the same. */
export const WIX_3: ShopProfile = {
  ...WIX,
  marks: ['handle', 'fieldType', 'name', 'strikethroughPrice'],
  columns: {
    name: 'name',
    sku: 'sku',
    handle: 'handle',
    price: 'price',
    mrp: 'strikethroughPrice',
    stock: 'inventory',
    options: /^productoptionchoices\d+$/,
    amount: 'totalUnits',
    amountUnit: 'totalUnitsMeasurement',
    brand: 'brand',
    pictures: 'media',
    description: 'plainDescription',
  },
  types: { under: 'fieldType', roles: { variant: 'pack', media: 'pictures' } },
};
