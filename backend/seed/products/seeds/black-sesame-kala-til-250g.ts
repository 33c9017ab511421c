// Demo product: Black Sesame.
import type { DemoProduct } from '../../demo-product.ts';
import { grain } from '../../drawing/look.ts';

export const blackSesameKalaTil250g: DemoProduct = {
  id: 'black-sesame-kala-til-250g',
  name: 'Black Sesame (Kala Til), 250 g',
  brand: 'dharti-collective-farmers',
  price: 155,
  quantity: 69,
  words: 'til तिल kala black sesame ellu laddu makar sankranti',
  story:
    'Small, truly black sesame; rub it with a wet finger and the finger stays clean. Stronger and more bitter than white sesame, and the right one for winter laddus.',
  uses: [
    'Roast until the first seeds jump, then make laddus with jaggery.',
    'In dry chutney with coconut and chilli.',
    'Scattered over flatbread.',
  ],
  facts: [
    ['Energy', 'about 570 kcal'],
    ['Calcium', 'about 1,100 mg'],
    ['Dye', 'none'],
    ['Net weight', '250 g'],
  ],
  look: {
    stuff: grain('drop', 17, ['#2c2622', '#3a322c', '#1f1a17'], 'shine'),
    pack: 'jar',
    label: ['KALA TIL', 'black sesame'],
    accent: '#3b3a36',
    emblem: 'seed',
    plant: 'white-blossom',
    serving: { as: 'laddu', colour: '#5a4636' },
    shots: ['pack', 'heap', 'serving', 'plant'],
  },
};
