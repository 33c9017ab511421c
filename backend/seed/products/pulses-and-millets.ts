// Pulses and millets, whole and milled.
import type { DemoCategory } from '../demo-product.ts';
import { farmPantryYearHamper25kg } from './pulses-and-millets/farm-pantry-year-hamper-25kg.ts';
import { foxtailMilletKangni1kg } from './pulses-and-millets/foxtail-millet-kangni-1kg.ts';
import { kabuliChanaBold1kg } from './pulses-and-millets/kabuli-chana-bold-1kg.ts';
import { masoorDalRedLentils500g } from './pulses-and-millets/masoor-dal-red-lentils-500g.ts';
import { munsiyariRajmaKidneyBeans1kg } from './pulses-and-millets/munsiyari-rajma-kidney-beans-1kg.ts';
import { ragiFingerMilletWhole1kg } from './pulses-and-millets/ragi-finger-millet-whole-1kg.ts';
import { sproutedRagiFlour500g } from './pulses-and-millets/sprouted-ragi-flour-500g.ts';
import { unpolishedToorDal1kg } from './pulses-and-millets/unpolished-toor-dal-1kg.ts';
import { wholeGreenMoong1kg } from './pulses-and-millets/whole-green-moong-1kg.ts';

export const pulsesAndMillets: DemoCategory = {
  id: 'pulses-and-millets',
  categoryName: 'Pulses & Millets',
  making:
    'Grown on rain alone, with cow-dung manure. The grain is sun-dried, cleaned of stones twice and stored with neem leaves between the layers of sacks; it is neither polished nor oiled, so it looks duller and cooks better.',
  keeping: [
    'Keep dry in a steel tin with a dried neem leaf or two.',
    'Sun it for an hour before the monsoon.',
    'Wash until the water runs clear; soak beans overnight.',
  ],
  shelfLife: '10 months from packing',
  products: [
    unpolishedToorDal1kg,
    wholeGreenMoong1kg,
    masoorDalRedLentils500g,
    munsiyariRajmaKidneyBeans1kg,
    kabuliChanaBold1kg,
    ragiFingerMilletWhole1kg,
    sproutedRagiFlour500g,
    foxtailMilletKangni1kg,
    farmPantryYearHamper25kg,
  ],
};
