// Demo product: Small Jaggery Blocks.
import type { DemoProduct } from '../../demo-product.ts';
import { grain } from '../../drawing/look.ts';

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
  look: {
    stuff: grain('lump', 54, ['#a5642a', '#b87535', '#8f521f']),
    pack: 'sack',
    label: ['GUR', 'small blocks'],
    accent: '#8a4f1d',
    emblem: 'sun',
    plant: 'cane',
    serving: { as: 'cup', colour: '#b98350' },
    shots: ['pack', 'heap', 'close', 'serving'],
  },
};
