// Demo product: Moringa Leaf Powder.
import type { DemoProduct } from '../../demo-product.ts';

export const moringaLeafPowder200g: DemoProduct = {
  id: 'moringa-leaf-powder-200g',
  name: 'Moringa Leaf Powder, Shade Dried, 200 g',
  brand: 'kaveri-banks-family-farm',
  price: 245,
  mrp: 290,
  packOf: 'moringa-leaf-powder',
  quantity: 140,
  popularity: 120,
  words: 'sahjan सहजन drumstick murungai munaga superfood green smoothie',
  story:
    'Fine green powder milled from the leaves of young moringa trees and from nothing else. It tastes like spinach with a touch of green tea, and it is milled in small lots, so the pack you get is rarely older than six weeks.',
  uses: [
    'Stir one level teaspoon into dal or sambar just before serving.',
    'Knead a tablespoon into the dough for four rotis.',
    'Blend half a teaspoon with banana and curd.',
  ],
  facts: [
    ['Energy', 'about 300 kcal'],
    ['Protein', 'about 26 g'],
    ['Fibre', 'about 22 g'],
    ['Net weight', '200 g'],
  ],
  document: 'Batch report',
  pictures: 5,
};
