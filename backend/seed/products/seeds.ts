// Seeds to eat: flax, chia, sunflower, pumpkin, sesame, basil and mustard.
import type { DemoCategory } from '../demo-product.ts';
import { blackSesameKalaTil250g } from './seeds/black-sesame-kala-til-250g.ts';
import { chiaSeedsMysuru250g } from './seeds/chia-seeds-mysuru-250g.ts';
import { flaxSeedsAlsiRaw500g } from './seeds/flax-seeds-alsi-raw-500g.ts';
import { pumpkinSeedsGreen200g } from './seeds/pumpkin-seeds-green-200g.ts';
import { sabjaSweetBasilSeeds200g } from './seeds/sabja-sweet-basil-seeds-200g.ts';
import { smallMustardSeedsRai250g } from './seeds/small-mustard-seeds-rai-250g.ts';
import { sunflowerSeedsHulled250g } from './seeds/sunflower-seeds-hulled-250g.ts';
import { whiteSesameSafedTil500g } from './seeds/white-sesame-safed-til-500g.ts';

export const seeds: DemoCategory = {
  id: 'seeds',
  categoryName: 'Seeds',
  making:
    'Seeds are threshed on tarpaulin, winnowed in the evening wind and passed over a gravity table that takes out stones and hollow grains. They are raw unless the name says roasted, and never treated.',
  keeping: [
    'Seeds are oily: keep them cool, and in the fridge from April to July.',
    'Roast a small amount at a time.',
    'Use within six months of opening.',
  ],
  shelfLife: '8 months from packing',
  products: [
    flaxSeedsAlsiRaw500g,
    chiaSeedsMysuru250g,
    sunflowerSeedsHulled250g,
    pumpkinSeedsGreen200g,
    blackSesameKalaTil250g,
    whiteSesameSafedTil500g,
    sabjaSweetBasilSeeds200g,
    smallMustardSeedsRai250g,
  ],
};
