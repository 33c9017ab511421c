// Demo product: Pumpkin Seeds.
import type { DemoProduct } from '../../demo-product.ts';

export const pumpkinSeedsGreen200g: DemoProduct = {
  id: 'pumpkin-seeds-green-200g',
  name: 'Pumpkin Seeds, Shell-Free Green, 200 g',
  brand: 'himvalley-growers-kumaon',
  price: 265,
  mrp: 299,
  quantity: 0,
  numWeeks: 4,
  words: 'kaddu कद्दू pumpkin seeds pepita snack magaz',
  story:
    'Dark green kernels of a pumpkin that forms no shell round its seed. Families in Kumaon let the fruit lie on the roof until Diwali and then open them all in one week.',
  uses: [
    'Toasted in a drop of ghee until they pop.',
    'In granola or chikki.',
    'Ground into a gravy instead of cashew.',
  ],
  facts: [
    ['Energy', 'about 560 kcal'],
    ['Protein', 'about 30 g'],
    ['Salt', 'none'],
    ['Net weight', '200 g'],
  ],
  pictures: 5,
};
