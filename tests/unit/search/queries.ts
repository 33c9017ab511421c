// What shoppers type, and the product of the demo catalogue that must come first (any of several that are as good).

type Row = readonly [typed: string, first: string | readonly string[]];

const TURMERIC = [
  'lakadong-turmeric-powder-200g',
  'erode-turmeric-powder-500g',
  'whole-turmeric-fingers-250g',
  'dried-turmeric-slices-200g',
  'black-turmeric-kali-haldi-50g',
  'golden-milk-haldi-doodh-blend',
];
const MORINGA = [
  'moringa-leaf-powder-200g',
  'moringa-leaf-powder-family-1kg',
  'moringa-whole-dried-leaves',
  'moringa-lemongrass-infusion',
  'moringa-seeds-with-wings-250g',
  'moringa-seed-ben-oil-50ml',
  'drumstick-pod-soup-powder-150g',
];
const BEETROOT = [
  'beetroot-powder-fine-150g',
  'beetroot-powder-kitchen-500g',
  'beetroot-chips-salted-80g',
  'beetroot-malt-jaggery-300g',
  'beetroot-multigrain-roti-mix-1kg',
];
const HONEY = ['wild-forest-honey-nilgiris-500g', 'mustard-blossom-honey-350g'];
const JAGGERY = [
  'jaggery-powder-kolhapur-1kg',
  'jaggery-blocks-small-900g',
  'palm-jaggery-karupatti-500g',
];
const SESAME = [
  'black-sesame-kala-til-250g',
  'white-sesame-safed-til-500g',
  'sesame-oil-gingelly-500ml',
];
const RAGI = ['ragi-finger-millet-whole-1kg', 'sprouted-ragi-flour-500g'];
const FLAX = ['flax-seeds-alsi-raw-500g', 'flaxseed-oil-dark-bottle-250ml'];
const MUSTARD = [
  'small-mustard-seeds-rai-250g',
  'mustard-oil-kachi-ghani-1l',
  'mustard-blossom-honey-350g',
];

export const QUERIES: readonly Row[] = [
  ['turmeric', TURMERIC],
  ['Turmeric Powder', ['lakadong-turmeric-powder-200g', 'erode-turmeric-powder-500g']],
  ['tumeric', TURMERIC],
  ['turm', TURMERIC],
  ['haldi', TURMERIC],
  ['haldee', TURMERIC],
  ['हल्दी', TURMERIC],
  ['हल्दि', TURMERIC],
  ['manjal', [...TURMERIC, 'kasturi-manjal-wild-turmeric-100g']],
  ['kasturi manjal', 'kasturi-manjal-wild-turmeric-100g'],
  ['kali haldi', 'black-turmeric-kali-haldi-50g'],
  ['haldi doodh', 'golden-milk-haldi-doodh-blend'],
  ['moringa', MORINGA],
  ['moringa leaf powder', ['moringa-leaf-powder-200g', 'moringa-leaf-powder-family-1kg']],
  ['morniga', MORINGA],
  ['moringaa powdr', [...MORINGA]],
  ['sahjan', MORINGA],
  ['munga', MORINGA],
  ['सहजन', MORINGA],
  ['drumstick soup', 'drumstick-pod-soup-powder-150g'],
  ['moringa tea', 'moringa-lemongrass-infusion'],
  ['beetroot', BEETROOT],
  ['betroot', BEETROOT],
  ['beet root powder', ['beetroot-powder-fine-150g', 'beetroot-powder-kitchen-500g']],
  ['chukandar', BEETROOT],
  ['चुकंदर', BEETROOT],
  ['amla', 'amla-powder-sun-dried-200g'],
  ['आंवला', 'amla-powder-sun-dried-200g'],
  ['sonth', 'dry-ginger-sonth-powder-100g'],
  ['ashwgandha', 'ashwagandha-root-powder-150g'],
  ['lal mirch', 'byadgi-red-chilli-powder-250g'],
  ['dhaniya', 'coriander-dhania-powder-250g'],
  ['black pepper', 'wayanad-black-pepper-whole-100g'],
  ['alsi', FLAX],
  ['linseed', FLAX],
  ['flex seeds', 'flax-seeds-alsi-raw-500g'],
  ['chia', 'chia-seeds-mysuru-250g'],
  ['kaddu', 'pumpkin-seeds-green-200g'],
  ['til', SESAME],
  ['तिल', SESAME],
  ['gingelly oil', 'sesame-oil-gingelly-500ml'],
  ['sarson', MUSTARD],
  ['sarson tel', 'mustard-oil-kachi-ghani-1l'],
  ['nariyal tel', 'virgin-coconut-oil-500ml'],
  ['coconut oil', 'virgin-coconut-oil-500ml'],
  ['peanut oil', 'groundnut-oil-wood-pressed-1l'],
  ['shahad', HONEY],
  ['shehad', HONEY],
  ['शहद', HONEY],
  ['hony', HONEY],
  ['gur', JAGGERY],
  ['गुड़', JAGGERY],
  ['jagery', JAGGERY],
  ['toor dal', 'unpolished-toor-dal-1kg'],
  ['तूर दाल', 'unpolished-toor-dal-1kg'],
  ['masur dal', 'masoor-dal-red-lentils-500g'],
  ['rajma', 'munsiyari-rajma-kidney-beans-1kg'],
  ['chickpea', 'kabuli-chana-bold-1kg'],
  ['ragi', RAGI],
  ['nachni', RAGI],
  ['ragi atta', 'sprouted-ragi-flour-500g'],
  ['khand', 'khandsari-raw-sugar-1kg'],
];
