// Demo product: Dried Beetroot Cubes for Soup and Pulao.
import type { DemoProduct } from '../../demo-product.ts';

export const beetrootDriedCubes200g: DemoProduct = {
  id: 'beetroot-dried-cubes-200g',
  name: 'Dried Beetroot Cubes for Soup and Pulao, 200 g',
  brand: 'himvalley-growers-kumaon',
  price: 180,
  quantity: 0,
  numWeeks: 2,
  words: 'chukandar चुकंदर dried cubes soup trek camping',
  story:
    'Little cubes that come back to life in twelve minutes of simmering. We made them for trekking kitchens, and then the hostel cooks of Almora began to ask for them.',
  uses: [
    'Add a handful to pulao together with the water.',
    'Simmer with carrots and lentils for a red soup.',
    'Soak for half an hour, drain and put into cutlets.',
  ],
  facts: [
    ['Cube', '6 to 8 mm'],
    ['From fresh beet', 'about 1.6 kg'],
    ['Salt or sugar added', 'none'],
    ['Net weight', '200 g'],
  ],
  pictures: 3,
};
