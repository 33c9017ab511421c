// Demo product: Beetroot Malt.
import type { DemoProduct } from '../../demo-product.ts';

export const beetrootMaltJaggery300g: DemoProduct = {
  id: 'beetroot-malt-jaggery-300g',
  name: 'Beetroot Malt with Jaggery and Ragi, 300 g',
  brand: 'kaveri-banks-family-farm',
  price: 275,
  quantity: 46,
  words: 'chukandar चुकंदर malt children milk drink ragi jaggery',
  story:
    'Sprouted ragi, beetroot and jaggery, roasted and ground together: the pink evening drink of many Tamil homes. It is sweet, because a third of it is jaggery; please read the table before you fill the spoon a second time.',
  uses: [
    'One tablespoon in a glass of hot milk, stirred well.',
    'With cold milk and ice in summer.',
    'As a layer in a fruit custard.',
  ],
  facts: [
    ['Sprouted ragi', '40 %'],
    ['Jaggery', '34 %'],
    ['Beetroot', '24 %'],
    ['Net weight', '300 g'],
  ],
  ingredients: 'Sprouted ragi (40 %), jaggery (34 %), beetroot (24 %), cardamom.',
  allergens: 'None. May contain peanuts',
  batch: 'BM-2611',
  note: 'Contains jaggery, which is sugar. Made where groundnuts are also packed.',
  document: 'How to use',
  pictures: 4,
};
