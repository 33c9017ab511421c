// Demo product: Sabja.
import type { DemoProduct } from '../../demo-product.ts';

export const sabjaSweetBasilSeeds200g: DemoProduct = {
  id: 'sabja-sweet-basil-seeds-200g',
  name: 'Sabja (Sweet Basil Seeds), 200 g',
  brand: 'sahyadri-root-and-grain',
  price: 110,
  quantity: 134,
  words: 'sabja सब्जा basil tukmaria falooda summer cooling',
  story:
    'Tiny black seeds that put on a clear jelly coat within ten minutes in water. What makes falooda falooda. Never eat them dry: they swell quickly and can make you choke.',
  uses: [
    'Soak one teaspoon in half a cup of water for ten minutes.',
    'In falooda, nimbu pani and rose milk.',
    'Stirred through curd with fruit.',
  ],
  facts: [
    ['Swells to', 'about 12 times its size'],
    ['Energy', 'about 440 kcal'],
    ['Fibre', 'about 40 g'],
    ['Net weight', '200 g'],
  ],
  note: 'Always soak before eating. Not for small children.',
  pictures: 3,
};
