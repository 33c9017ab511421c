// Demo product: Moringa Leaf Powder.
import type { DemoProduct } from '../../demo-product.ts';

export const moringaLeafPowderFamily1kg: DemoProduct = {
  id: 'moringa-leaf-powder-family-1kg',
  name: 'Moringa Leaf Powder, Family Pack, 1 kg',
  brand: 'kaveri-banks-family-farm',
  price: 980,
  mrp: 1250,
  packOf: 'moringa-leaf-powder',
  quantity: 36,
  words: 'sahjan सहजन drumstick bulk murungai',
  story:
    'The same shade-dried leaf powder as our small pouch, in a kilogram for kitchens that use it every day. Inside are two sealed bags of 500 g, so that one stays fresh while the other is in use.',
  uses: [
    'For a family of five: one heaped tablespoon a day in the atta.',
    'In chutney powder with roasted urad dal and red chilli.',
    'In soups, after the pot has come off the fire.',
  ],
  facts: [
    ['Energy', 'about 300 kcal'],
    ['Protein', 'about 26 g'],
    ['Mesh', '80 (fine)'],
    ['Net weight', '1 kg (2 × 500 g)'],
  ],
  pictures: 4,
};
