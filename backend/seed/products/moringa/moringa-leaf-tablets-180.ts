// Demo product: Moringa Leaf Tablets.
import type { DemoProduct } from '../../demo-product.ts';

export const moringaLeafTablets180: DemoProduct = {
  id: 'moringa-leaf-tablets-180',
  name: 'Moringa Leaf Tablets, 180 Pieces of 500 mg',
  brand: 'sahyadri-root-and-grain',
  price: 399,
  quantity: 0,
  numWeeks: 3,
  words: 'sahjan सहजन tablets goli गोली travel',
  story:
    'Leaf powder pressed into tablets for people who travel or who do not like the taste. Besides the leaf there is only a little gum acacia that holds them together. They are food, not a medicine.',
  uses: [
    'Swallow two with a glass of water at a meal.',
    'Crush a few over rice when there is no powder at hand.',
    'Keep them out of the reach of small children.',
  ],
  facts: [
    ['Moringa leaf', '97 %'],
    ['Gum acacia', '3 %'],
    ['Pieces', '180'],
    ['Net weight', '90 g'],
  ],
  note: 'If you are pregnant or take medicine every day, ask your doctor first.',
  document: 'How to use',
  pictures: 3,
};
