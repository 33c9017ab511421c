// Powders of other fruits, roots, leaves and spices.
import type { DemoCategory } from '../demo-product.ts';
import { amlaPowderSunDried200g } from './powders/amla-powder-sun-dried-200g.ts';
import { ashwagandhaRootPowder150g } from './powders/ashwagandha-root-powder-150g.ts';
import { byadgiRedChilliPowder250g } from './powders/byadgi-red-chilli-powder-250g.ts';
import { corianderDhaniaPowder250g } from './powders/coriander-dhania-powder-250g.ts';
import { curryLeafChutneyPowder150g } from './powders/curry-leaf-chutney-powder-150g.ts';
import { dryGingerSonthPowder100g } from './powders/dry-ginger-sonth-powder-100g.ts';
import { tulsiLeafPowderKrishna100g } from './powders/tulsi-leaf-powder-krishna-100g.ts';
import { wayanadBlackPepperWhole100g } from './powders/wayanad-black-pepper-whole-100g.ts';

export const powders: DemoCategory = {
  id: 'powders',
  categoryName: 'Herb & Spice Powders',
  making:
    'Everything is cleaned twice by hand, dried in shade or in a solar dryer and milled in lots of twenty kilograms. We do not mix years: when a harvest is sold, it is sold, and the page says so.',
  keeping: [
    'Move the powder into a dry jar with a tight lid.',
    'Keep it off the shelf above the stove.',
    'Smell it now and then; what has lost its smell has lost its taste.',
  ],
  shelfLife: '12 months from packing',
  products: [
    amlaPowderSunDried200g,
    dryGingerSonthPowder100g,
    ashwagandhaRootPowder150g,
    tulsiLeafPowderKrishna100g,
    byadgiRedChilliPowder250g,
    corianderDhaniaPowder250g,
    wayanadBlackPepperWhole100g,
    curryLeafChutneyPowder150g,
  ],
};
