// Demo product: Wild Forest Honey from the Nilgiris.
import type { DemoProduct } from '../../demo-product.ts';

export const wildForestHoneyNilgiris500g: DemoProduct = {
  id: 'wild-forest-honey-nilgiris-500g',
  name: 'Wild Forest Honey from the Nilgiris, Multiflora, Unheated, 500 g',
  brand: 'nilgiri-mala-organic-farm',
  price: 545,
  mrp: 650,
  quantity: 52,
  popularity: 90,
  words: 'shahad शहद madhu honey raw wild then forest',
  story:
    'Gathered by Kurumba honey hunters from cliff combs between April and June. Dark, runny, with a taste of tamarind flower and bark that changes from year to year. A third of each comb is left to the bees.',
  uses: [
    'On warm (not hot) rotis with ghee.',
    'In lime water in the morning.',
    'With walnuts and curd.',
  ],
  facts: [
    ['Moisture', '20.5 %'],
    ['Sugar syrup test', 'negative'],
    ['Heated', 'never'],
    ['Net weight', '500 g'],
  ],
  note: 'Not for infants under twelve months.',
  document: 'Batch report',
  pictures: 5,
};
