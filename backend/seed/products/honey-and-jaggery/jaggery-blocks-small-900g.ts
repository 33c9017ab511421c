// Demo product: Small Jaggery Blocks.
import type { DemoProduct } from '../../demo-product.ts';

export const jaggeryBlocksSmall900g: DemoProduct = {
  id: 'jaggery-blocks-small-900g',
  name: 'Small Jaggery Blocks, Chemical-Free, 900 g',
  brand: 'sahyadri-root-and-grain',
  price: 125,
  quantity: 60,
  words: 'gur गुड़ bheli jaggery blocks cubes vellam',
  story:
    'Little blocks of about 20 g, poured into wooden moulds. One is right for a pot of chai, or for the end of a meal. Hard outside, soft within, tasting of toffee and a little salt.',
  uses: [
    'A piece after lunch, with ghee.',
    'Melted for syrup: one block to a spoon of water.',
    'Grated over pancakes.',
  ],
  facts: [
    ['Blocks', 'about 45'],
    ['Energy', 'about 385 kcal'],
    ['Colour added', 'none'],
    ['Net weight', '900 g'],
  ],
  pictures: 4,
};
