// Demo product: Flax Seeds.
import type { DemoProduct } from '../../demo-product.ts';

export const flaxSeedsAlsiRaw500g: DemoProduct = {
  id: 'flax-seeds-alsi-raw-500g',
  name: 'Flax Seeds (Alsi), Raw, 500 g',
  brand: 'dharti-collective-farmers',
  price: 130,
  quantity: 160,
  words: 'alsi अलसी flaxseed linseed jawas जवस',
  story:
    'Shiny brown flax from black-soil fields, sown after the rains and never irrigated. Nutty when roasted, slippery when soaked. Grind it before eating; whole seeds go through you as they came.',
  uses: [
    'Roast until it crackles, then grind with salt and chilli as jawas chutney.',
    'One tablespoon, ground, in roti dough.',
    'Soaked in water it replaces an egg in baking.',
  ],
  facts: [
    ['Energy', 'about 530 kcal'],
    ['Fat', 'about 42 g'],
    ['Fibre', 'about 27 g'],
    ['Net weight', '500 g'],
  ],
  pictures: 4,
};
