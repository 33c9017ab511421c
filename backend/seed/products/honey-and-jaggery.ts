// Honey and the unrefined sugars of cane and palm.
import type { DemoCategory } from '../demo-product.ts';
import { jaggeryBlocksSmall900g } from './honey-and-jaggery/jaggery-blocks-small-900g.ts';
import { jaggeryPowderKolhapur1kg } from './honey-and-jaggery/jaggery-powder-kolhapur-1kg.ts';
import { khandsariRawSugar1kg } from './honey-and-jaggery/khandsari-raw-sugar-1kg.ts';
import { mustardBlossomHoney350g } from './honey-and-jaggery/mustard-blossom-honey-350g.ts';
import { palmJaggeryKarupatti500g } from './honey-and-jaggery/palm-jaggery-karupatti-500g.ts';
import { wildForestHoneyNilgiris500g } from './honey-and-jaggery/wild-forest-honey-nilgiris-500g.ts';

export const honeyAndJaggery: DemoCategory = {
  id: 'honey-and-jaggery',
  categoryName: 'Honey & Jaggery',
  making:
    'Honey is taken from sealed combs only, strained through cloth and never heated above what the hive itself has. Jaggery is boiled in open pans over bagasse; lady’s-finger stems clear the juice, where others use chemicals.',
  keeping: [
    'Honey: at room temperature, lid closed, never in the fridge.',
    'If honey sets, stand the jar in warm water of 40 °C.',
    'Jaggery: dry and airtight; it sweats in the monsoon.',
  ],
  shelfLife: '18 months from packing',
  products: [
    wildForestHoneyNilgiris500g,
    mustardBlossomHoney350g,
    jaggeryPowderKolhapur1kg,
    jaggeryBlocksSmall900g,
    palmJaggeryKarupatti500g,
    khandsariRawSugar1kg,
  ],
};
