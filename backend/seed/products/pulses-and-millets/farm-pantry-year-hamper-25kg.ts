// Demo product: The Whole Year’s Farm Pantry: Dals.
import type { DemoProduct } from '../../demo-product.ts';

export const farmPantryYearHamper25kg: DemoProduct = {
  id: 'farm-pantry-year-hamper-25kg',
  name: 'The Whole Year’s Farm Pantry: Dals, Millets, Oils, Spices and Jaggery for a Family of Four, in Twelve Monthly Boxes of About 25 kg Each',
  brand: 'sahyadri-root-and-grain',
  price: 11900,
  quantity: 6,
  words: 'hamper gift pantry year box subscription ration राशन family',
  story:
    'One payment, twelve boxes. Each month brings what is in season from all five farms: three dals, two millets, two litres of oil, jaggery, turmeric, and one thing you did not expect. Change or pause any box with a message a week ahead.',
  uses: [
    'The first box leaves within five days of the order.',
    'A list of contents and two recipes lie on top of each box.',
    'Sacks and bottles can be given back with the next delivery.',
  ],
  facts: [
    ['Dals and beans', '5 kg a month'],
    ['Millets and flour', '12 kg a month'],
    ['Oils and honey', '3 kg a month'],
    ['Spices, jaggery, seeds', '5 kg a month'],
  ],
  pictures: 4,
};
