// Demo product: Foxtail Millet.
import type { DemoProduct } from '../../demo-product.ts';

export const foxtailMilletKangni1kg: DemoProduct = {
  id: 'foxtail-millet-kangni-1kg',
  name: 'Foxtail Millet (Kangni), Unpolished, 1 kg',
  brand: 'sahyadri-root-and-grain',
  price: 165,
  quantity: 1,
  words: 'foxtail millet kangni कंगनी thinai korralu navane rice',
  story:
    'Pale yellow grains with the bran left on. It cooks like rice in eighteen minutes, stays loose, and takes up tamarind or curd better than rice does.',
  uses: [
    'One cup of grain to two and a half of water.',
    'For upma, lemon rice and bisi bele.',
    'Cold, with curd and pomegranate.',
  ],
  facts: [
    ['Energy', 'about 350 kcal'],
    ['Fibre', 'about 7 g'],
    ['Bran', 'left on'],
    ['Net weight', '1 kg'],
  ],
  pictures: 4,
};
