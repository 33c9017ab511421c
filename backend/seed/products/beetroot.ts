// Beetroot: powder, chips, slices, malt and mixes.
import type { DemoCategory } from '../demo-product.ts';
import { beetrootChipsSalted80g } from './beetroot/beetroot-chips-salted-80g.ts';
import { beetrootDriedCubes200g } from './beetroot/beetroot-dried-cubes-200g.ts';
import { beetrootMaltJaggery300g } from './beetroot/beetroot-malt-jaggery-300g.ts';
import { beetrootMultigrainRotiMix1kg } from './beetroot/beetroot-multigrain-roti-mix-1kg.ts';
import { beetrootPowderFine150g } from './beetroot/beetroot-powder-fine-150g.ts';
import { beetrootPowderKitchen500g } from './beetroot/beetroot-powder-kitchen-500g.ts';

export const beetroot: DemoCategory = {
  id: 'beetroot',
  categoryName: 'Beetroot',
  making:
    'Beets are pulled at the size of a fist, when they are sweetest, washed, peeled, cut thin and dried at 55 °C in a solar dryer for about nine hours. Fourteen kilograms of beet become one kilogram of powder.',
  keeping: [
    'Reseal at once: beet powder clumps in moist air, though it stays good.',
    'Keep out of the light.',
    'Use within four months of opening.',
  ],
  shelfLife: '9 months from packing',
  products: [
    beetrootPowderFine150g,
    beetrootPowderKitchen500g,
    beetrootChipsSalted80g,
    beetrootDriedCubes200g,
    beetrootMaltJaggery300g,
    beetrootMultigrainRotiMix1kg,
  ],
};
