// Demo product: Moringa & Lemongrass Infusion.
import type { DemoProduct } from '../../demo-product.ts';

export const moringaLemongrassInfusion: DemoProduct = {
  id: 'moringa-lemongrass-infusion',
  name: 'Moringa & Lemongrass Infusion, Loose, 75 g',
  brand: 'nilgiri-mala-organic-farm',
  price: 225,
  quantity: 4,
  words: 'tea chai चाय tisane lemongrass sahjan caffeine-free',
  story:
    'Coarsely cut moringa leaves with a third of lemongrass from the same slope. There is no tea in it and so no caffeine. The cup is pale green, smells of lemon, and does not turn bitter when it is forgotten.',
  uses: [
    'One teaspoon for a cup of water just off the boil; wait four minutes.',
    'Cold: two tablespoons in a litre overnight in the fridge.',
    'A slice of ginger goes well with it.',
  ],
  facts: [
    ['Moringa leaf', '66 %'],
    ['Lemongrass', '34 %'],
    ['Cups from one pack', 'about 45'],
    ['Net weight', '75 g'],
  ],
  pictures: 4,
};
