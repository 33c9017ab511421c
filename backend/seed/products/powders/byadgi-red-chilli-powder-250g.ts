// Demo product: Byadgi Red Chilli Powder.
import type { DemoProduct } from '../../demo-product.ts';

export const byadgiRedChilliPowder250g: DemoProduct = {
  id: 'byadgi-red-chilli-powder-250g',
  name: 'Byadgi Red Chilli Powder, 250 g',
  brand: 'dharti-collective-farmers',
  price: 220,
  origin: 'Byadgi, Karnataka',
  quantity: 150,
  words: 'mirch मिर्च lal chilli byadgi spice masala colour',
  story:
    'Wrinkled Byadgi chillies with the stalks taken off and part of the seeds left in. They give a deep red and a smoky sweetness, and are mild enough to use by the spoon.',
  uses: [
    'For colour in curries, sambar and pav bhaji.',
    'In dry chutneys with garlic and groundnut.',
    'Bloom in oil on a low flame; it burns quickly.',
  ],
  facts: [
    ['Heat', 'mild, about 12,000 SHU'],
    ['Colour', '140 ASTA'],
    ['Added oil or dye', 'none'],
    ['Net weight', '250 g'],
  ],
  pictures: 4,
};
