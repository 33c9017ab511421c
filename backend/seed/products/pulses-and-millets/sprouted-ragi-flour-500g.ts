// Demo product: Sprouted Ragi Flour.
import type { DemoProduct } from '../../demo-product.ts';

export const sproutedRagiFlour500g: DemoProduct = {
  id: 'sprouted-ragi-flour-500g',
  name: 'Sprouted Ragi Flour, Slow Roasted and Sieved Twice for Smooth Porridge, 500 g',
  brand: 'kaveri-banks-family-farm',
  price: 125,
  quantity: 56,
  words: 'ragi रागी nachni atta आटा flour sprouted porridge ambali',
  story:
    'Ragi sprouted for thirty-six hours, dried, roasted until it smells of biscuits, milled and sieved twice. Sprouting makes it sweet enough that porridge needs little else.',
  uses: [
    'Whisk two tablespoons into cold water, then cook for five minutes.',
    'One part to three of wheat flour for soft rotis.',
    'In pancakes with banana.',
  ],
  facts: [
    ['Energy', 'about 335 kcal'],
    ['Protein', 'about 7 g'],
    ['Sugar added', 'none'],
    ['Net weight', '500 g'],
  ],
  document: 'How to use',
  pictures: 4,
};
