// Demo product: Drumstick Pod Soup Powder.
import type { DemoProduct } from '../../demo-product.ts';

export const drumstickPodSoupPowder150g: DemoProduct = {
  id: 'drumstick-pod-soup-powder-150g',
  name: 'Drumstick Pod Soup Powder with Black Pepper, Cumin and Rock Salt, Ready in Five Minutes, 150 g',
  brand: 'nilgiri-mala-organic-farm',
  price: 210,
  quantity: 25,
  words: 'sahjan phali फली soup murungakkai instant rasam',
  story:
    'The pulp of tender drumstick pods, dried and milled with black pepper, cumin, rice flour and rock salt. It makes the thin, warming soup that every house in our valley cooks in the rains.',
  uses: [
    'Whisk two tablespoons into half a litre of cold water, bring to the boil, simmer three minutes.',
    'Finish with a teaspoon of ghee and coriander leaf.',
    'Thicken a vegetable stew with a spoonful.',
  ],
  facts: [
    ['Drumstick pod', '58 %'],
    ['Salt', '9 %'],
    ['Servings', '10'],
    ['Net weight', '150 g'],
  ],
  pictures: 4,
};
