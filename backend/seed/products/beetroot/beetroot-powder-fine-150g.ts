// Demo product: Beetroot Powder.
import type { DemoProduct } from '../../demo-product.ts';

export const beetrootPowderFine150g: DemoProduct = {
  id: 'beetroot-powder-fine-150g',
  name: 'Beetroot Powder, Fine, 150 g',
  brand: 'dharti-collective-farmers',
  price: 195,
  mrp: 230,
  packOf: 'beetroot-powder',
  quantity: 120,
  popularity: 100,
  words: 'chukandar चुकंदर beet red natural colour smoothie',
  story:
    'Only beetroot, dried and milled to a dark pink dust. It is sweet and earthy, and it colours everything it touches, so try it first where a spill does not matter.',
  uses: [
    'One teaspoon in a glass of buttermilk with roasted cumin.',
    'Colour dosa batter, raita, icing or pasta dough with half a teaspoon.',
    'Stir into hummus or coconut chutney.',
  ],
  facts: [
    ['Energy', 'about 330 kcal'],
    ['Sugars, from the beet', 'about 45 g'],
    ['Fibre', 'about 17 g'],
    ['Net weight', '150 g'],
  ],
  document: 'Batch report',
  pictures: 5,
};
