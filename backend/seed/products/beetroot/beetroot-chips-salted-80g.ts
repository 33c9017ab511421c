// Demo product: Beetroot Chips.
import type { DemoProduct } from '../../demo-product.ts';
import { grain } from '../../drawing/look.ts';

export const beetrootChipsSalted80g: DemoProduct = {
  id: 'beetroot-chips-salted-80g',
  name: 'Beetroot Chips, Baked with Rock Salt, 80 g',
  brand: 'sahyadri-root-and-grain',
  price: 120,
  quantity: 75,
  words: 'chukandar चुकंदर snack namkeen chips baked crisps',
  story:
    'Thin slices baked until they snap, with rock salt and a brush of groundnut oil. No batter, no palm oil. The pack looks half empty because we do not blow it up with air: weigh it.',
  uses: [
    'As they are, with tea.',
    'Crumbled over curd rice.',
    'With a dip of hung curd and garlic.',
  ],
  facts: [
    ['Energy', 'about 410 kcal'],
    ['Fat', 'about 14 g'],
    ['Salt', '1.2 g'],
    ['Net weight', '80 g'],
  ],
  look: {
    stuff: grain('slice', 66, ['#8e1f4b', '#a5305f', '#741740'], 'rings'),
    pack: 'white-pouch',
    label: ['BEET', 'baked chips'],
    accent: '#8e1f4b',
    emblem: 'root',
    plant: 'beetroot',
    serving: { as: 'salad', colour: '#8e1f4b' },
    shots: ['pack', 'close', 'heap', 'plant'],
  },
};
