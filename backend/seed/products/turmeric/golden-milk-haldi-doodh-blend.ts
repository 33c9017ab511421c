// Demo product: Golden Milk Blend.
import type { DemoProduct } from '../../demo-product.ts';

export const goldenMilkHaldiDoodhBlend: DemoProduct = {
  id: 'golden-milk-haldi-doodh-blend',
  name: 'Golden Milk Blend (Haldi Doodh) with Pepper, Cinnamon and Dry Ginger, 150 g',
  brand: 'sahyadri-root-and-grain',
  price: 260,
  quantity: 88,
  words: 'haldi doodh हल्दी दूध latte masala milk evening drink',
  story:
    'What goes into a good haldi doodh, weighed out: turmeric, dry ginger, cinnamon, cardamom and a little black pepper. It has no sugar and no milk powder in it, so you decide how sweet it is.',
  uses: [
    'Simmer half a teaspoon in a cup of milk for two minutes.',
    'Sweeten with jaggery after the fire is off, so that the milk does not split.',
    'Good with oat or coconut milk too.',
  ],
  facts: [
    ['Turmeric', '62 %'],
    ['Dry ginger and cinnamon', '28 %'],
    ['Cups from one pack', 'about 75'],
    ['Net weight', '150 g'],
  ],
  ingredients: 'Turmeric (62 %), dry ginger, cinnamon, cardamom, black pepper.',
  allergens: 'None',
  document: 'How to use',
  pictures: 4,
};
