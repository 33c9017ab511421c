// Demo product: Wayanad Black Pepper.
import type { DemoProduct } from '../../demo-product.ts';

export const wayanadBlackPepperWhole100g: DemoProduct = {
  id: 'wayanad-black-pepper-whole-100g',
  name: 'Wayanad Black Pepper, Whole, Garbled Extra Bold, 100 g',
  brand: 'nilgiri-mala-organic-farm',
  price: 199,
  mrp: 240,
  origin: 'Wayanad, Kerala',
  quantity: 84,
  popularity: 20,
  words: 'kali mirch काली मिर्च pepper peppercorn wayanad spice',
  story:
    'Vine-ripened peppercorns, 4.5 mm and larger, dried on the threshing floor until they rattle. Buy it whole and crack it as you need it: ground pepper forgets its smell within a month.',
  uses: [
    'Crack over eggs, soup or cut fruit.',
    'Whole in pulao and rasam.',
    'With rock salt and lime on roasted corn.',
  ],
  facts: [
    ['Size', '4.5 mm and up'],
    ['Bulk density', '580 g per litre'],
    ['Mineral oil polish', 'none'],
    ['Net weight', '100 g'],
  ],
  pictures: 4,
};
