// Demo product: Mustard Oil.
import type { DemoProduct } from '../../demo-product.ts';

export const mustardOilKachiGhani1l: DemoProduct = {
  id: 'mustard-oil-kachi-ghani-1l',
  name: 'Mustard Oil, Kachi Ghani, 1 L',
  brand: 'himvalley-growers-kumaon',
  price: 260,
  mrp: 295,
  quantity: 104,
  words: 'sarson सरसों mustard oil kachi ghani tel तेल pickle achar',
  story:
    'First-press oil of brown and yellow mustard, sharp enough to make the eyes water over an open bottle. Heat it until it smokes once, let it cool, and it turns gentle.',
  uses: [
    'For pickles and Bengali or Bihari cooking.',
    'Raw, a few drops on chana chaat or bhaat.',
    'For diyas; it burns quietly.',
  ],
  facts: [
    ['Energy', '900 kcal'],
    ['Pungency (allyl isothiocyanate)', '0.3 %'],
    ['Argemone test', 'negative'],
    ['Volume', '1 L'],
  ],
  document: 'Batch report',
  pictures: 4,
};
