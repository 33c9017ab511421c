// Demo product: Ragi.
import type { DemoProduct } from '../../demo-product.ts';

export const ragiFingerMilletWhole1kg: DemoProduct = {
  id: 'ragi-finger-millet-whole-1kg',
  name: 'Ragi (Finger Millet), Whole, 1 kg',
  brand: 'kaveri-banks-family-farm',
  price: 95,
  mrp: 95,
  quantity: 170,
  words: 'ragi रागी nachni नाचणी finger millet kezhvaragu sprout',
  story:
    'Brick-red grain as small as mustard, harvested ear by ear with the sickle. Sprout it, roast it, mill it: no other grain of the south is so patient with the cook.',
  uses: [
    'Sprout for two days, dry, roast and grind for malt.',
    'Cook whole like rice, after soaking overnight.',
    'Mill fresh for mudde and roti.',
  ],
  facts: [
    ['Energy', 'about 320 kcal'],
    ['Calcium', 'about 360 mg'],
    ['Fibre', 'about 11 g'],
    ['Net weight', '1 kg'],
  ],
  pictures: 4,
};
