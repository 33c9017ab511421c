// Demo product: Curry Leaf Chutney Powder.
import type { DemoProduct } from '../../demo-product.ts';

export const curryLeafChutneyPowder150g: DemoProduct = {
  id: 'curry-leaf-chutney-powder-150g',
  name: 'Curry Leaf Chutney Powder (Karivepaku Podi), 150 g',
  brand: 'kaveri-banks-family-farm',
  price: 145,
  quantity: 41,
  words: 'curry leaf kadi patta करी पत्ता podi chutney karuveppilai',
  story:
    'Fresh curry leaves roasted slowly with urad dal, chana dal, red chilli, tamarind and garlic, then pounded. Dark green, salty, garlicky. One jar does not last.',
  uses: [
    'With hot rice and a spoon of sesame oil.',
    'On buttered toast or idli.',
    'Stirred into curd as a quick dip.',
  ],
  facts: [
    ['Curry leaf', '38 %'],
    ['Dals', '36 %'],
    ['Salt', '7 %'],
    ['Net weight', '150 g'],
  ],
  pictures: 4,
};
