// Turmeric: powders of named origin, whole fingers, slices and blends.
import type { DemoCategory } from '../demo-product.ts';
import { blackTurmericKaliHaldi50g } from './turmeric/black-turmeric-kali-haldi-50g.ts';
import { driedTurmericSlices200g } from './turmeric/dried-turmeric-slices-200g.ts';
import { erodeTurmericPowder500g } from './turmeric/erode-turmeric-powder-500g.ts';
import { goldenMilkHaldiDoodhBlend } from './turmeric/golden-milk-haldi-doodh-blend.ts';
import { kasturiManjalWildTurmeric100g } from './turmeric/kasturi-manjal-wild-turmeric-100g.ts';
import { lakadongTurmericPowder200g } from './turmeric/lakadong-turmeric-powder-200g.ts';
import { wholeTurmericFingers250g } from './turmeric/whole-turmeric-fingers-250g.ts';

export const turmeric: DemoCategory = {
  id: 'turmeric',
  categoryName: 'Turmeric',
  making:
    'Rhizomes are lifted after nine months, boiled the same day, dried for two weeks on clean mats and polished in a drum. Milling is slow, on stone, so that the powder stays below 45 °C and keeps its oil.',
  keeping: [
    'Keep in a dark, dry place; light fades the colour within weeks.',
    'Use a dry spoon.',
    'Best within twelve months of milling; the month is on the pack.',
  ],
  shelfLife: '12 months from packing',
  products: [
    lakadongTurmericPowder200g,
    erodeTurmericPowder500g,
    wholeTurmericFingers250g,
    kasturiManjalWildTurmeric100g,
    goldenMilkHaldiDoodhBlend,
    driedTurmericSlices200g,
    blackTurmericKaliHaldi50g,
  ],
};
