// Demo product: Mustard Oil.
import type { DemoProduct } from '../../demo-product.ts';
import { grain, liquid } from '../../drawing/look.ts';

export const mustardOilKachiGhani1l: DemoProduct = {
  id: 'mustard-oil-kachi-ghani-1l',
  name: 'Mustard Oil, Kachi Ghani, 1 L',
  brand: 'himvalley-growers-kumaon',
  price: 260,
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
  look: {
    stuff: liquid('#c9980f'),
    pack: 'bottle',
    label: ['SARSON', 'mustard oil'],
    accent: '#b98a00',
    emblem: 'flower',
    plant: 'yellow-blossom',
    serving: { as: 'bowl', colour: '#d6a53a' },
    beside: grain('round', 15, ['#c99a2e', '#7a5426', '#b5842a']),
    shots: ['pack', 'plant', 'close', 'bowl'],
  },
};
