// Demo product: Beetroot Multigrain Roti Mix.
import type { DemoProduct } from '../../demo-product.ts';

export const beetrootMultigrainRotiMix1kg: DemoProduct = {
  id: 'beetroot-multigrain-roti-mix-1kg',
  name: 'Beetroot Multigrain Roti Mix, 1 kg',
  brand: 'sahyadri-root-and-grain',
  price: 230,
  quantity: 33,
  words: 'chukandar चुकंदर atta आटा roti paratha flour mix gulabi',
  story:
    'Whole wheat, jowar and bajra with beetroot powder: knead, roll, and the rotis come off the tawa a dusky pink. Children eat them, which is the reason why the mix exists.',
  uses: [
    'Knead with warm water and rest for twenty minutes.',
    'Roll a little thicker than plain wheat dough.',
    'Cook on a hot tawa and brush with ghee.',
  ],
  facts: [
    ['Whole wheat', '60 %'],
    ['Jowar and bajra', '32 %'],
    ['Beetroot', '8 %'],
    ['Net weight', '1 kg'],
  ],
  ingredients: 'Whole wheat (60 %), jowar and bajra (32 %), beetroot powder (8 %).',
  allergens: 'Wheat (gluten)',
  batch: 'RM-2611',
  note: 'Contains wheat (gluten).',
  pictures: 3,
};
