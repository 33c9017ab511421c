// Moringa: leaves, powder, tablets, seeds and pods of the drumstick tree.
import type { DemoCategory } from '../demo-product.ts';
import { drumstickPodSoupPowder150g } from './moringa/drumstick-pod-soup-powder-150g.ts';
import { moringaLeafPowder200g } from './moringa/moringa-leaf-powder-200g.ts';
import { moringaLeafPowderFamily1kg } from './moringa/moringa-leaf-powder-family-1kg.ts';
import { moringaLeafTablets180 } from './moringa/moringa-leaf-tablets-180.ts';
import { moringaLemongrassInfusion } from './moringa/moringa-lemongrass-infusion.ts';
import { moringaSeedsWithWings250g } from './moringa/moringa-seeds-with-wings-250g.ts';
import { moringaWholeDriedLeaves } from './moringa/moringa-whole-dried-leaves.ts';

export const moringa: DemoCategory = {
  id: 'moringa',
  categoryName: 'Moringa',
  making:
    'Leaves are picked before nine in the morning, washed three times in well water, and dried in the shade on cotton nets for two to four days. Shade keeps the colour; sun would bleach it. Stalks are taken out by hand before milling.',
  keeping: [
    'Close the pack tightly after each use; the powder takes up moisture.',
    'Keep it away from light, below 30 °C.',
    'Use it within three months of opening.',
  ],
  shelfLife: '9 months from packing',
  products: [
    moringaLeafPowder200g,
    moringaLeafPowderFamily1kg,
    moringaWholeDriedLeaves,
    moringaLemongrassInfusion,
    moringaLeafTablets180,
    moringaSeedsWithWings250g,
    drumstickPodSoupPowder150g,
  ],
};
