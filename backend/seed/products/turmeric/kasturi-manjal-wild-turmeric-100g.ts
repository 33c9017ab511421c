// Demo product: Kasturi Manjal.
import type { DemoProduct } from '../../demo-product.ts';

export const kasturiManjalWildTurmeric100g: DemoProduct = {
  id: 'kasturi-manjal-wild-turmeric-100g',
  name: 'Kasturi Manjal, Wild Turmeric Powder for Face Packs, 100 g',
  brand: 'nilgiri-mala-organic-farm',
  price: 190,
  quantity: 0,
  numWeeks: 6,
  words: 'haldi kasturi कस्तूरी ubtan face skin manjal beauty',
  story:
    'Curcuma aromatica, a wild cousin of turmeric with a camphor smell. It does not stain the skin as kitchen haldi does, and it is used for ubtan and bath powders. It is not meant for eating.',
  uses: [
    'Mix a teaspoon with gram flour and curd for an ubtan.',
    'Try it on the inside of the arm first and wait a day.',
    'Rinse with lukewarm water after ten minutes.',
  ],
  facts: [
    ['Plant', 'Curcuma aromatica'],
    ['Use', 'outside of the body only'],
    ['Perfume', 'none added'],
    ['Net weight', '100 g'],
  ],
  pictures: 3,
};
