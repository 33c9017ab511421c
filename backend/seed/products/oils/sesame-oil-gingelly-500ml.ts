// Demo product: Sesame.
import type { DemoProduct } from '../../demo-product.ts';

export const sesameOilGingelly500ml: DemoProduct = {
  id: 'sesame-oil-gingelly-500ml',
  name: 'Sesame (Gingelly) Oil, Wood Pressed with Palm Jaggery, 500 ml',
  brand: 'kaveri-banks-family-farm',
  price: 295,
  quantity: 47,
  words: 'til तिल gingelly nallennai sesame oil tel तेल',
  story:
    'Pressed the Tamil way, with a piece of palm jaggery that helps the ghani draw the oil and takes off the bitterness. Amber, round, made for pickles and podi.',
  uses: [
    'Over idli podi and curd rice.',
    'For pickles: it keeps them for a year.',
    'For tempering sambar.',
  ],
  facts: [
    ['Energy', '900 kcal'],
    ['Palm jaggery while pressing', '3 %'],
    ['Refining', 'none'],
    ['Volume', '500 ml'],
  ],
  pictures: 3,
};
