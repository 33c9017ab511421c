// Demo product: Virgin Coconut Oil from Fresh Milk.
import type { DemoProduct } from '../../demo-product.ts';
import { grain, liquid } from '../../drawing/look.ts';

export const virginCoconutOil500ml: DemoProduct = {
  id: 'virgin-coconut-oil-500ml',
  name: 'Virgin Coconut Oil from Fresh Milk, 500 ml',
  brand: 'nilgiri-mala-organic-farm',
  price: 480,
  quantity: 2,
  words: 'nariyal नारियल coconut thengai oil tel तेल virgin skin hair',
  story:
    'Made from the milk of fresh coconuts, not from dried copra, and separated cold. Clear as water above 25 °C and white as wax below; both are right.',
  uses: [
    'For avial, thoran and fish curry.',
    'In baking in place of butter.',
    'On dry skin or hair after a bath.',
  ],
  facts: [
    ['Energy', '900 kcal'],
    ['Saturated fat', 'about 90 g'],
    ['Coconuts in a bottle', 'about 9'],
    ['Volume', '500 ml'],
  ],
  look: {
    stuff: liquid('#e6dfc4'),
    pack: 'bottle',
    label: ['COCONUT', 'virgin oil'],
    accent: '#5b7f6a',
    emblem: 'drop',
    plant: 'coconut',
    serving: { as: 'bowl', colour: '#efe3c2' },
    beside: grain('flake', 30, ['#fbf7ec', '#f1ead8', '#e9dfc8']),
    shots: ['pack', 'plant', 'bowl'],
  },
};
