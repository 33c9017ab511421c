// Demo product: Roasted Coriander Powder.
import type { DemoProduct } from '../../demo-product.ts';

export const corianderDhaniaPowder250g: DemoProduct = {
  id: 'coriander-dhania-powder-250g',
  name: 'Roasted Coriander Powder (Dhania), 250 g',
  brand: 'dharti-collective-farmers',
  price: 115,
  quantity: 5,
  words: 'dhania धनिया coriander masala spice roasted',
  story:
    'Coriander seed, roasted lightly over a wood fire and milled coarsely the same day. Lemony and nutty; you will use less than you think.',
  uses: [
    'Two teaspoons for a pot of sabzi.',
    'With cumin, equal parts, as dhania-jeera.',
    'Strewn over curd and sliced cucumber.',
  ],
  facts: [
    ['Energy', 'about 300 kcal'],
    ['Fibre', 'about 41 g'],
    ['Grind', 'coarse'],
    ['Net weight', '250 g'],
  ],
  pictures: 3,
};
