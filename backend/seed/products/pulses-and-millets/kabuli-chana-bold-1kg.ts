// Demo product: Kabuli Chana.
import type { DemoProduct } from '../../demo-product.ts';

export const kabuliChanaBold1kg: DemoProduct = {
  id: 'kabuli-chana-bold-1kg',
  name: 'Kabuli Chana, Bold 12 mm, 1 kg',
  brand: 'dharti-collective-farmers',
  price: 215,
  quantity: 98,
  words: 'kabuli chana काबुली चना chickpea chole garbanzo',
  story:
    'Large cream chickpeas that double in the soaking bowl and keep their shape in the pot. For chole that look as they do at a wedding.',
  uses: [
    'Soak for ten hours; pressure-cook with a tea bag for dark chole.',
    'Roast in the oven with chilli and salt.',
    'Blend with sesame for hummus.',
  ],
  facts: [
    ['Energy', 'about 360 kcal'],
    ['Protein', 'about 19 g'],
    ['Size', '12 mm'],
    ['Net weight', '1 kg'],
  ],
  pictures: 4,
};
