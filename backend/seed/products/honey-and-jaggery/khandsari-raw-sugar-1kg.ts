// Demo product: Khandsari Raw Cane Sugar.
import type { DemoProduct } from '../../demo-product.ts';

export const khandsariRawSugar1kg: DemoProduct = {
  id: 'khandsari-raw-sugar-1kg',
  name: 'Khandsari Raw Cane Sugar, 1 kg',
  brand: 'dharti-collective-farmers',
  price: 155,
  quantity: 115,
  words: 'khandsari खांड desi khand sugar cheeni cane brown',
  story:
    'Crystals spun from cane syrup without sulphur, straw coloured, with a trace of molasses. It dissolves like ordinary sugar and does not turn milk, which jaggery sometimes does.',
  uses: [
    'In tea, coffee and lassi.',
    'For biscuits, where it gives a good crunch.',
    'For jams and murabba.',
  ],
  facts: [
    ['Energy', 'about 395 kcal'],
    ['Sucrose', 'about 96 %'],
    ['Sulphur', 'none used'],
    ['Net weight', '1 kg'],
  ],
  pictures: 3,
};
