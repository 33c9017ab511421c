// Demo product: Masoor Dal.
import type { DemoProduct } from '../../demo-product.ts';

export const masoorDalRedLentils500g: DemoProduct = {
  id: 'masoor-dal-red-lentils-500g',
  name: 'Masoor Dal (Red Lentils), Split, 500 g',
  brand: 'sahyadri-root-and-grain',
  price: 85,
  quantity: 145,
  words: 'masoor मसूर dal दाल red lentil',
  story:
    'Salmon-pink lentils that need no soaking and are done in fifteen minutes. What one cooks when there is no plan.',
  uses: [
    'Simmer with turmeric and salt, temper with garlic and rai.',
    'In soup with tomato and cumin.',
    'Mashed into cutlets with potato.',
  ],
  facts: [
    ['Energy', 'about 340 kcal'],
    ['Protein', 'about 24 g'],
    ['Cooking time', '15 minutes'],
    ['Net weight', '500 g'],
  ],
  pictures: 4,
};
