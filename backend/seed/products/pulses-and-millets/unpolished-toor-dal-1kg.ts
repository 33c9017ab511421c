// Demo product: Unpolished Toor Dal.
import type { DemoProduct } from '../../demo-product.ts';

export const unpolishedToorDal1kg: DemoProduct = {
  id: 'unpolished-toor-dal-1kg',
  name: 'Unpolished Toor Dal, 1 kg',
  brand: 'dharti-collective-farmers',
  price: 195,
  mrp: 225,
  quantity: 240,
  popularity: 50,
  words: 'toor तूर arhar अरहर dal दाल tuvar pigeon pea',
  story:
    'Split pigeon peas from the Beed plateau, dried and split in the village without oil or water polish. The dal is cloudy at first wash, cooks to a cream and tastes slightly sweet.',
  uses: [
    'Soak for twenty minutes and pressure-cook for three whistles.',
    'For sambar, varan and dal tadka.',
    'Cooked thick, as a filling for puran poli.',
  ],
  facts: [
    ['Energy', 'about 335 kcal'],
    ['Protein', 'about 22 g'],
    ['Polish', 'none'],
    ['Net weight', '1 kg'],
  ],
  document: 'How to use',
  pictures: 5,
};
