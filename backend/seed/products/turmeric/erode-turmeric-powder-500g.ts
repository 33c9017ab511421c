// Demo product: Erode Turmeric Powder.
import type { DemoProduct } from '../../demo-product.ts';

export const erodeTurmericPowder500g: DemoProduct = {
  id: 'erode-turmeric-powder-500g',
  name: 'Erode Turmeric Powder, Stone Ground, 500 g',
  brand: 'kaveri-banks-family-farm',
  price: 240,
  mrp: 280,
  quantity: 210,
  popularity: 40,
  words: 'haldi हल्दी manjal மஞ்சள் erode spice masala daily',
  story:
    'The everyday haldi of the south: clear yellow, earthy, a little bitter at the end. From the fields around Erode, where the turmeric market sets the price for the whole country. We take the crop of six farms.',
  uses: [
    'For all daily cooking: dal, sabzi, sambar, poha.',
    'Rub on paneer or vegetables before frying.',
    'A pinch in the rice water gives a festive colour.',
  ],
  facts: [
    ['Curcumin, this batch', '3.6 %'],
    ['Moisture', '9.2 %'],
    ['Added colour or starch', 'none'],
    ['Net weight', '500 g'],
  ],
  pictures: 4,
};
