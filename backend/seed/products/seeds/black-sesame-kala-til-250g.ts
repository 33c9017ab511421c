// Demo product: Black Sesame.
import type { DemoProduct } from '../../demo-product.ts';

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
  pictures: 4,
};
