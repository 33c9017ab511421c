// Demo product: Munsiyari Rajma.
import type { DemoProduct } from '../../demo-product.ts';

export const munsiyariRajmaKidneyBeans1kg: DemoProduct = {
  id: 'munsiyari-rajma-kidney-beans-1kg',
  name: 'Munsiyari Rajma, White and Speckled Kidney Beans, 1 kg',
  brand: 'himvalley-growers-kumaon',
  price: 310,
  mrp: 350,
  origin: 'Munsiyari, Uttarakhand',
  quantity: 0,
  words: 'rajma राजमा kidney beans munsiyari pahadi himalayan',
  story:
    'Thin-skinned beans from 2,200 metres, sown among maize that they climb. They cook an hour faster than plains rajma and make a gravy that needs no cream. When the harvest is gone, there is none until November.',
  uses: [
    'Soak overnight and cook with ginger and tomato.',
    'Boiled, in a salad with lime and onion.',
    'Rajma chawal on Sunday.',
  ],
  facts: [
    ['Energy', 'about 330 kcal'],
    ['Protein', 'about 22 g'],
    ['Height of the fields', '2,200 m'],
    ['Net weight', '1 kg'],
  ],
  note: 'Boil hard for at least ten minutes; half-raw rajma upsets the stomach.',
  pictures: 4,
};
