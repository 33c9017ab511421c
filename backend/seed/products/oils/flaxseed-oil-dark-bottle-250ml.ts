// Demo product: Flaxseed Oil for Cold Use.
import type { DemoProduct } from '../../demo-product.ts';

export const flaxseedOilDarkBottle250ml: DemoProduct = {
  id: 'flaxseed-oil-dark-bottle-250ml',
  name: 'Flaxseed Oil for Cold Use, Nitrogen Sealed, 250 ml',
  brand: 'dharti-collective-farmers',
  price: 390,
  quantity: 0,
  numWeeks: 1,
  words: 'alsi अलसी flax oil linseed jawas cold salad',
  story:
    'Flax oil spoils faster than any other, so we press to order and seal it under nitrogen. Grassy and a little bitter. Never heat it, and throw it away when it smells of paint.',
  uses: [
    'One teaspoon over cooked vegetables or curd.',
    'In salad dressing with lemon.',
    'Not for frying.',
  ],
  facts: [
    ['Energy', '900 kcal'],
    ['Omega-3 (ALA)', 'about 53 g'],
    ['Best within', '6 weeks of opening'],
    ['Volume', '250 ml'],
  ],
  pictures: 3,
};
