// Demo product: White Sesame.
import type { DemoProduct } from '../../demo-product.ts';

export const whiteSesameSafedTil500g: DemoProduct = {
  id: 'white-sesame-safed-til-500g',
  name: 'White Sesame (Safed Til), Natural Unhulled, 500 g',
  brand: 'sahyadri-root-and-grain',
  price: 210,
  quantity: 92,
  words: 'til तिल safed white sesame tahini chikki gajak',
  story:
    'Cream-coloured sesame with the skin on. The bleached, pure white kind is hulled with caustic soda; ours has only been washed and dried, and it tastes of more.',
  uses: [
    'Chikki and gajak with jaggery.',
    'Toasted and ground into tahini with a little oil.',
    'In stuffed brinjal masala.',
  ],
  facts: [
    ['Energy', 'about 565 kcal'],
    ['Fat', 'about 48 g'],
    ['Purity', '99.5 %'],
    ['Net weight', '500 g'],
  ],
  pictures: 4,
};
