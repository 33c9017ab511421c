// Demo product: Beetroot Powder for Bakers and Sweet Makers.
import type { DemoProduct } from '../../demo-product.ts';

export const beetrootPowderKitchen500g: DemoProduct = {
  id: 'beetroot-powder-kitchen-500g',
  name: 'Beetroot Powder for Bakers and Sweet Makers, 500 g',
  brand: 'dharti-collective-farmers',
  price: 560,
  mrp: 690,
  packOf: 'beetroot-powder',
  quantity: 18,
  words: 'chukandar चुकंदर beet bakery cake mithai colour bulk',
  story:
    'The half-kilogram pack for those who colour sweets, cakes and noodles with vegetables in place of dyes. Milled twice and sieved at 100 mesh, so it leaves no specks in cream or khoya.',
  uses: [
    'Begin with 8 g per kilogram of dough and add from there.',
    'Mix with a little lemon juice: acid keeps the pink bright in the oven.',
    'Dissolve in warm milk before it goes into khoya.',
  ],
  facts: [
    ['Mesh', '100 (very fine)'],
    ['Moisture', '5 %'],
    ['Additives', 'none'],
    ['Net weight', '500 g'],
  ],
  pictures: 4,
};
