// Demo product: Lakadong Turmeric Powder.
import type { DemoProduct } from '../../demo-product.ts';

export const lakadongTurmericPowder200g: DemoProduct = {
  id: 'lakadong-turmeric-powder-200g',
  name: 'Lakadong Turmeric Powder, 200 g',
  brand: 'himvalley-growers-kumaon',
  price: 285,
  mrp: 340,
  origin: 'Jaintia Hills, Meghalaya',
  quantity: 95,
  popularity: 110,
  words: 'haldi हल्दी curcumin lakadong meghalaya manjal spice masala',
  story:
    'Deep orange turmeric of the Lakadong type, grown for us from Meghalaya seed rhizomes. It colours and smells about twice as strongly as market haldi, so begin with half of what you are used to.',
  uses: [
    'A quarter teaspoon colours a dal for four.',
    'Bloom it in warm oil before the onions for a rounder taste.',
    'Half a teaspoon in a glass of warm milk with pepper and jaggery.',
  ],
  facts: [
    ['Curcumin, this batch', '7.4 %'],
    ['Moisture', '8.9 %'],
    ['Added colour or starch', 'none'],
    ['Net weight', '200 g'],
  ],
  document: 'Batch report',
  pictures: 5,
};
