// Demo product: Palm Jaggery.
import type { DemoProduct } from '../../demo-product.ts';

export const palmJaggeryKarupatti500g: DemoProduct = {
  id: 'palm-jaggery-karupatti-500g',
  name: 'Palm Jaggery (Karupatti) of Palmyra, 500 g',
  brand: 'kaveri-banks-family-farm',
  price: 330,
  quantity: 0,
  numWeeks: 5,
  words: 'karupatti palm jaggery palmyra taad ताड़ gur coffee',
  story:
    'The sap of the palmyra palm, collected before dawn and boiled the same morning by four families on the coast. Smoky, almost like coffee, with a slight bitterness. There is none in the rainy months.',
  uses: [
    'For karupatti coffee with dry ginger.',
    'In paniyaram and adirasam.',
    'Shaved over fresh coconut.',
  ],
  facts: [
    ['Season', 'March to June'],
    ['Sugars', 'about 88 g'],
    ['Lime residue', 'below 0.5 %'],
    ['Net weight', '500 g'],
  ],
  pictures: 4,
};
