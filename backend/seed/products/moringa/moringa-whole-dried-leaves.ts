// Demo product: Whole Dried Moringa Leaves.
import type { DemoProduct } from '../../demo-product.ts';

export const moringaWholeDriedLeaves: DemoProduct = {
  id: 'moringa-whole-dried-leaves',
  name: 'Whole Dried Moringa Leaves, 100 g',
  brand: 'nilgiri-mala-organic-farm',
  price: 165,
  mrp: 180,
  quantity: 58,
  popularity: 30,
  words: 'sahjan सहजन murungai keerai leaf patti पत्ती',
  story:
    'Whole leaflets, stripped from the stalk by hand and dried without heat. They soften within two minutes in anything hot, and they keep more of their smell than powder does.',
  uses: [
    'Crumble a handful into dal during the last two minutes.',
    'Fry with grated coconut and mustard seeds as a dry side dish.',
    'Steep a tablespoon in hot water for a plain green infusion.',
  ],
  facts: [
    ['Energy', 'about 290 kcal'],
    ['Protein', 'about 25 g'],
    ['Stalk', 'below 1 %'],
    ['Net weight', '100 g'],
  ],
  pictures: 4,
};
