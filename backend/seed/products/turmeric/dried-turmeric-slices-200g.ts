// Demo product: Sun-Dried Raw Turmeric Slices.
import type { DemoProduct } from '../../demo-product.ts';
import { grain } from '../../drawing/look.ts';

export const driedTurmericSlices200g: DemoProduct = {
  id: 'dried-turmeric-slices-200g',
  name: 'Sun-Dried Raw Turmeric Slices, 200 g',
  brand: 'dharti-collective-farmers',
  price: 175,
  quantity: 3,
  words: 'haldi kachi कच्ची हल्दी slices raw chips',
  story:
    'Fresh rhizomes sliced thin and dried raw, without boiling. The taste is sharper and more like ginger than that of cured turmeric. The slices go through a home mixer without trouble.',
  uses: [
    'Boil three slices with tea.',
    'Grind to a fresh powder, a week’s worth at a time.',
    'Soak overnight and put into lime pickle.',
  ],
  facts: [
    ['Thickness', '2 to 3 mm'],
    ['Moisture', '8 %'],
    ['Sulphur', 'none used'],
    ['Net weight', '200 g'],
  ],
  look: {
    stuff: grain('slice', 62, ['#e39b22', '#d68a1a', '#eeb043'], 'rings'),
    pack: 'pouch',
    label: ['HALDI', 'raw slices'],
    accent: '#b9653a',
    emblem: 'root',
    plant: 'turmeric',
    serving: { as: 'cup', colour: '#c98a3a' },
    shots: ['pack', 'heap', 'close', 'serving'],
  },
};
