// Demo product: Amla Powder.
import type { DemoProduct } from '../../demo-product.ts';

export const amlaPowderSunDried200g: DemoProduct = {
  id: 'amla-powder-sun-dried-200g',
  name: 'Amla Powder, Seedless, 200 g',
  brand: 'sahyadri-root-and-grain',
  price: 160,
  mrp: 185,
  quantity: 130,
  popularity: 60,
  words: 'amla आंवला indian gooseberry nellikai sour candy hair',
  story:
    'Seedless amla, blanched, dried and milled. Very sour at first, then astringent, then oddly sweet when you drink water after it. The colour is a dull beige, as it should be; bright amla powder has been bleached.',
  uses: [
    'Half a teaspoon in water with a little honey.',
    'In chutney in place of tamarind.',
    'Mixed with water as a hair pack.',
  ],
  facts: [
    ['Energy', 'about 290 kcal'],
    ['Fibre', 'about 30 g'],
    ['Seed', 'removed'],
    ['Net weight', '200 g'],
  ],
  pictures: 4,
};
