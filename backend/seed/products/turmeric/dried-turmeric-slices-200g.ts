// Demo product: Sun-Dried Raw Turmeric Slices.
import type { DemoProduct } from '../../demo-product.ts';

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
  pictures: 4,
};
