// Demo product: Black Turmeric.
import type { DemoProduct } from '../../demo-product.ts';

export const blackTurmericKaliHaldi50g: DemoProduct = {
  id: 'black-turmeric-kali-haldi-50g',
  name: 'Black Turmeric (Kali Haldi) Powder, 50 g',
  brand: 'himvalley-growers-kumaon',
  price: 640,
  quantity: 12,
  words: 'kali haldi काली हल्दी black rare caesia',
  story:
    'Curcuma caesia, a rare plant with blue flesh and a smell of camphor and wet stone. Each family grows a few dozen plants, so there is never much of it. Traditionally it belongs to the puja room rather than to the kitchen.',
  uses: [
    'For ritual use and for collectors of rare plants.',
    'A pinch scents bath water.',
    'Not intended as a cooking spice.',
  ],
  facts: [
    ['Plant', 'Curcuma caesia'],
    ['Harvest', 'one a year, December'],
    ['Colour', 'grey-brown, blue when cut fresh'],
    ['Net weight', '50 g'],
  ],
  pictures: 3,
};
