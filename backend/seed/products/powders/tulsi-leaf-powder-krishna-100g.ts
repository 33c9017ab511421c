// Demo product: Krishna Tulsi Leaf Powder.
import type { DemoProduct } from '../../demo-product.ts';

export const tulsiLeafPowderKrishna100g: DemoProduct = {
  id: 'tulsi-leaf-powder-krishna-100g',
  name: 'Krishna Tulsi Leaf Powder, 100 g',
  brand: 'nilgiri-mala-organic-farm',
  price: 140,
  quantity: 66,
  words: 'tulsi तुलसी holy basil leaf kadha tea herb',
  story:
    'Purple-stemmed Krishna tulsi from the hedge rows between our beds, cut just before it flowers. Peppery, with clove in the background.',
  uses: [
    'Half a teaspoon in hot water with ginger and honey.',
    'A pinch in kadha or in masala chai.',
    'In pasta sauce, where it is better than it has any right to be.',
  ],
  facts: [
    ['Leaf', '100 %'],
    ['Drying', 'in the shade'],
    ['Mesh', '60'],
    ['Net weight', '100 g'],
  ],
  pictures: 3,
};
