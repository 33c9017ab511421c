// Demo product: Whole Green Moong.
import type { DemoProduct } from '../../demo-product.ts';

export const wholeGreenMoong1kg: DemoProduct = {
  id: 'whole-green-moong-1kg',
  name: 'Whole Green Moong, Sprouting Quality, 1 kg',
  brand: 'dharti-collective-farmers',
  price: 170,
  quantity: 125,
  words: 'moong मूंग mung green gram sprouts dal दाल pesara',
  story:
    'Small, matt green beans of this year’s crop. Because they are fresh and untreated, nearly every one sprouts: soak in the evening, tie in a cloth, and there are tails the next night.',
  uses: [
    'Sprouts with onion, lime and coriander.',
    'Pesarattu: soak, grind and spread like dosa.',
    'Whole as usal, in twenty-five minutes.',
  ],
  facts: [
    ['Energy', 'about 325 kcal'],
    ['Protein', 'about 23 g'],
    ['Sprouting', 'about 96 %'],
    ['Net weight', '1 kg'],
  ],
  pictures: 4,
};
