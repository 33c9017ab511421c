// Demo product: Jaggery Powder from Kolhapur.
import type { DemoProduct } from '../../demo-product.ts';

export const jaggeryPowderKolhapur1kg: DemoProduct = {
  id: 'jaggery-powder-kolhapur-1kg',
  name: 'Jaggery Powder from Kolhapur, 1 kg',
  brand: 'sahyadri-root-and-grain',
  price: 140,
  mrp: 160,
  origin: 'Kolhapur, Maharashtra',
  quantity: 190,
  popularity: 10,
  words: 'gur गुड़ jaggery powder vellam bella sugar chai',
  story:
    'Cane juice boiled down, stirred until it crumbles and sieved. Brown, not yellow: the golden kind has been bleached with hydros. Use it spoon for spoon where you use sugar.',
  uses: [
    'In chai, after the fire is off.',
    'For chikki, laddu and puran poli.',
    'A pinch in dal and sambar.',
  ],
  facts: [
    ['Energy', 'about 385 kcal'],
    ['Sugars', 'about 95 g'],
    ['Sulphur', 'none used'],
    ['Net weight', '1 kg'],
  ],
  note: 'Jaggery is sugar; enjoy it like sugar.',
  pictures: 5,
};
