// Demo product: Small Black Mustard Seeds.
import type { DemoProduct } from '../../demo-product.ts';

export const smallMustardSeedsRai250g: DemoProduct = {
  id: 'small-mustard-seeds-rai-250g',
  name: 'Small Black Mustard Seeds (Rai), 250 g',
  brand: 'himvalley-growers-kumaon',
  price: 75,
  quantity: 180,
  words: 'rai राई sarson सरसों mustard tadka kadugu',
  story:
    'The small sort that bursts all at once in hot oil and smells of horseradish for a second. From terraces where mustard follows maize.',
  uses: [
    'For every tadka: wait until it stops popping.',
    'Ground with water for kasundi.',
    'In pickles of carrot and turnip.',
  ],
  facts: [
    ['Size', '1 to 1.5 mm'],
    ['Purity', '99.7 %'],
    ['Energy', 'about 505 kcal'],
    ['Net weight', '250 g'],
  ],
  pictures: 3,
};
