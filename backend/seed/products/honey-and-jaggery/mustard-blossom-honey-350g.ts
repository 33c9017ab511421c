// Demo product: Mustard Blossom Honey.
import type { DemoProduct } from '../../demo-product.ts';

export const mustardBlossomHoney350g: DemoProduct = {
  id: 'mustard-blossom-honey-350g',
  name: 'Mustard Blossom Honey, Creamy Set, 350 g',
  brand: 'himvalley-growers-kumaon',
  price: 360,
  quantity: 70,
  words: 'shahad शहद sarson honey set creamy spread',
  story:
    'Mustard honey sets by itself within weeks, white and fine like butter. That is its nature and no sign of sugar. We stir it while it sets, so it can be spread with a knife.',
  uses: ['On toast or bhakri.', 'In tea that has cooled a little.', 'With ginger slices.'],
  facts: [
    ['Moisture', '18 %'],
    ['Main flower', 'mustard'],
    ['Additives', 'none'],
    ['Net weight', '350 g'],
  ],
  note: 'Not for infants under twelve months.',
  pictures: 3,
};
