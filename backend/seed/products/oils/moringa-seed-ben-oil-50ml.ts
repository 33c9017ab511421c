// Demo product: Moringa Seed.
import type { DemoProduct } from '../../demo-product.ts';

export const moringaSeedBenOil50ml: DemoProduct = {
  id: 'moringa-seed-ben-oil-50ml',
  name: 'Moringa Seed (Ben) Oil, 50 ml',
  brand: 'nilgiri-mala-organic-farm',
  price: 1250,
  quantity: 15,
  words: 'sahjan सहजन ben oil moringa skin hair face serum',
  story:
    'Nine kilograms of hulled moringa seed give one litre of this pale oil. Watchmakers and perfumers used it for centuries because it hardly ever turns rancid. Ours is filtered once and meant for skin and hair.',
  uses: [
    'Two drops on damp skin.',
    'As a carrier for other scents.',
    'A little on wooden bowls, which it keeps beautiful.',
  ],
  facts: [
    ['Oleic acid', 'about 72 %'],
    ['Perfume', 'none'],
    ['Use', 'outside of the body only'],
    ['Volume', '50 ml'],
  ],
  pictures: 3,
};
