// Demo product: Sunflower Seeds.
import type { DemoProduct } from '../../demo-product.ts';

export const sunflowerSeedsHulled250g: DemoProduct = {
  id: 'sunflower-seeds-hulled-250g',
  name: 'Sunflower Seeds, Hulled, 250 g',
  brand: 'dharti-collective-farmers',
  price: 145,
  quantity: 78,
  words: 'surajmukhi सूरजमुखी sunflower kernel snack',
  story:
    'Grey-white kernels, hulled by machine and picked over by hand. Mild and buttery; after three minutes in a dry pan they taste of popcorn.',
  uses: [
    'Roasted with salt and turmeric as a snack.',
    'On salads and in bread dough.',
    'Ground with garlic in place of pine nuts.',
  ],
  facts: [
    ['Energy', 'about 585 kcal'],
    ['Protein', 'about 21 g'],
    ['Broken', 'below 4 %'],
    ['Net weight', '250 g'],
  ],
  pictures: 4,
};
