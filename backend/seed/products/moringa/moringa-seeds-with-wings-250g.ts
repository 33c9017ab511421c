// Demo product: Moringa Seeds PKM-1.
import type { DemoProduct } from '../../demo-product.ts';

export const moringaSeedsWithWings250g: DemoProduct = {
  id: 'moringa-seeds-with-wings-250g',
  name: 'Moringa Seeds PKM-1, for Sowing or Kitchen, 250 g',
  brand: 'kaveri-banks-family-farm',
  price: 320,
  quantity: 72,
  words: 'sahjan beej बीज drumstick seed sowing pkm1 garden',
  story:
    'Round brown seeds of the PKM-1 variety, from pods left on the tree until they rattled. Untreated, so they may be sown as well as eaten. In our own bed, eight of ten came up within two weeks.',
  uses: [
    'Sow 2 cm deep after the last cold night and water every other day.',
    'Shell, roast in a dry pan and eat like nuts, two or three at a time.',
    'Crush the kernels to press a little oil at home.',
  ],
  facts: [
    ['Germination', 'about 80 %'],
    ['Seeds in a pack', 'about 850'],
    ['Treatment', 'none'],
    ['Net weight', '250 g'],
  ],
  pictures: 4,
};
