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
