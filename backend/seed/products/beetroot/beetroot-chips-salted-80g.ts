// Demo product: Beetroot Chips.
import type { DemoProduct } from '../../demo-product.ts';

export const beetrootChipsSalted80g: DemoProduct = {
  id: 'beetroot-chips-salted-80g',
  name: 'Beetroot Chips, Baked with Rock Salt, 80 g',
  brand: 'sahyadri-root-and-grain',
  price: 120,
  mrp: 135,
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
  pictures: 4,
};
