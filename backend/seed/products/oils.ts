// Oils pressed in the wooden ghani.
import type { DemoCategory } from '../demo-product.ts';
import { flaxseedOilDarkBottle250ml } from './oils/flaxseed-oil-dark-bottle-250ml.ts';
import { groundnutOilWoodPressed1l } from './oils/groundnut-oil-wood-pressed-1l.ts';
import { moringaSeedBenOil50ml } from './oils/moringa-seed-ben-oil-50ml.ts';
import { mustardOilKachiGhani1l } from './oils/mustard-oil-kachi-ghani-1l.ts';
import { sesameOilGingelly500ml } from './oils/sesame-oil-gingelly-500ml.ts';
import { virginCoconutOil500ml } from './oils/virgin-coconut-oil-500ml.ts';

export const oils: DemoCategory = {
  id: 'oils',
  categoryName: 'Cold Pressed Oils',
  making:
    'Pressed in a wooden ghani that turns fourteen times a minute, then left to settle for three days and filtered through cotton. Nothing is heated, bleached or deodorised, so a little sediment at the bottom is normal.',
  keeping: [
    'Keep the bottle closed and in the dark.',
    'Do not pour used oil back.',
    'Use within four months of opening.',
  ],
  shelfLife: '6 months from pressing',
  products: [
    groundnutOilWoodPressed1l,
    sesameOilGingelly500ml,
    virginCoconutOil500ml,
    mustardOilKachiGhani1l,
    flaxseedOilDarkBottle250ml,
    moringaSeedBenOil50ml,
  ],
};
