// Demo product: Groundnut Oil.
import type { DemoProduct } from '../../demo-product.ts';

export const groundnutOilWoodPressed1l: DemoProduct = {
  id: 'groundnut-oil-wood-pressed-1l',
  name: 'Groundnut Oil, Wood Pressed, 1 L',
  brand: 'kaveri-banks-family-farm',
  price: 340,
  mrp: 390,
  quantity: 85,
  popularity: 70,
  words: 'mungfali मूंगफली peanut tel तेल oil kachi ghani kadalai',
  story:
    'From small red-skinned groundnuts, pressed the week they are shelled. The kitchen smells of roasted nuts when it is heated. It stands high heat well and is good for frying.',
  uses: [
    'Deep frying and everyday tadka.',
    'Mixed with podi for idli.',
    'Cold, over steamed greens.',
  ],
  facts: [
    ['Energy', '900 kcal'],
    ['Saturated fat', 'about 18 g'],
    ['Free fatty acid', '0.8 %'],
    ['Volume', '1 L'],
  ],
  note: 'Contains groundnut.',
  document: 'Batch report',
  pictures: 4,
};
