// Demo product: Chia Seeds from Mysuru.
import type { DemoProduct } from '../../demo-product.ts';

export const chiaSeedsMysuru250g: DemoProduct = {
  id: 'chia-seeds-mysuru-250g',
  name: 'Chia Seeds from Mysuru, 250 g',
  brand: 'kaveri-banks-family-farm',
  price: 185,
  mrp: 220,
  origin: 'Mysuru, Karnataka',
  quantity: 110,
  popularity: 80,
  words: 'chia चिया sabja pudding omega breakfast',
  story:
    'Black and grey chia, grown near Mysuru, where farmers took it up in place of tobacco. It is not the same as sabja: chia is oval, swells more slowly, and can also be eaten dry.',
  uses: [
    'Two tablespoons in a glass of milk overnight make a pudding.',
    'In lemon water, after ten minutes of soaking.',
    'Over fruit or curd.',
  ],
  facts: [
    ['Energy', 'about 485 kcal'],
    ['Protein', 'about 17 g'],
    ['Fibre', 'about 34 g'],
    ['Net weight', '250 g'],
  ],
  pictures: 4,
};
