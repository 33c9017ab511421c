// Demo product: Ashwagandha Root Powder.
import type { DemoProduct } from '../../demo-product.ts';

export const ashwagandhaRootPowder150g: DemoProduct = {
  id: 'ashwagandha-root-powder-150g',
  name: 'Ashwagandha Root Powder, 150 g',
  brand: 'dharti-collective-farmers',
  price: 310,
  quantity: 0,
  words: 'ashwagandha अश्वगंधा root asgandh winter cherry milk',
  story:
    'Roots only, no leaf, dug in February when the berries turn red. The taste is bitter and smells, as the name says, faintly of horse. People who know it take it with warm milk; people who do not should begin with very little.',
  uses: [
    'A quarter teaspoon in warm milk with honey.',
    'In a laddu with ghee and jaggery.',
    'Not for daily use without advice.',
  ],
  facts: [
    ['Part of the plant', 'root'],
    ['Leaf', 'none'],
    ['Mesh', '80'],
    ['Net weight', '150 g'],
  ],
  note: 'Not for children, in pregnancy, or together with medicine unless your doctor agrees.',
  document: 'Batch report',
  pictures: 4,
};
