// Demo product: Whole Turmeric Fingers.
import type { DemoProduct } from '../../demo-product.ts';

export const wholeTurmericFingers250g: DemoProduct = {
  id: 'whole-turmeric-fingers-250g',
  name: 'Whole Turmeric Fingers, Polished, 250 g',
  brand: 'kaveri-banks-family-farm',
  price: 150,
  mrp: 175,
  quantity: 64,
  words: 'haldi khadi हल्दी गांठ sabut whole manjal puja',
  story:
    'Hard, heavy fingers that ring when you knock them together. Whole turmeric keeps its strength for years and cannot be stretched with anything, which is why our grandmothers bought it this way.',
  uses: [
    'Break with a stone, then grind in a strong mixer.',
    'Drop a piece into pickle oil.',
    'Keep unbroken pieces for puja and weddings.',
  ],
  facts: [
    ['Length', '4 to 6 cm'],
    ['Polish', 'drum, without lead chromate or colour'],
    ['Moisture', '9 %'],
    ['Net weight', '250 g'],
  ],
  pictures: 3,
};
