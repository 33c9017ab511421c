// What shoppers type, and the product of the demo catalogue that must come first, by its id or by what the ids of several that are as good have in common.

type Row = readonly [typed: string, first: string | RegExp];

const TURMERIC = /turmeric|haldi/;
const MORINGA = /moringa|drumstick/;
const BEETROOT = /beetroot/;
const HONEY = /honey/;
const JAGGERY = /jaggery/;
const SESAME = /sesame/;
const RAGI = /ragi/;
const FLAX = /flax/;
const MUSTARD = /mustard/;

export const QUERIES: readonly Row[] = [
  ['turmeric', TURMERIC],
  ['Turmeric Powder', /(lakadong|erode)-turmeric-powder/],
  ['tumeric', TURMERIC],
  ['turm', TURMERIC],
  ['haldi', TURMERIC],
  ['haldee', TURMERIC],
  ['हल्दी', TURMERIC],
  ['हल्दि', TURMERIC],
  ['manjal', TURMERIC],
  ['kasturi manjal', 'kasturi-manjal-wild-turmeric-100g'],
  ['kali haldi', 'black-turmeric-kali-haldi-50g'],
  ['haldi doodh', 'golden-milk-haldi-doodh-blend'],
  ['moringa', MORINGA],
  ['moringa leaf powder', /moringa-leaf-powder/],
  ['morniga', MORINGA],
  ['moringaa powdr', MORINGA],
  ['sahjan', MORINGA],
  ['munga', MORINGA],
  ['सहजन', MORINGA],
  ['drumstick soup', 'drumstick-pod-soup-powder-150g'],
  ['moringa tea', 'moringa-lemongrass-infusion'],
  ['beetroot', BEETROOT],
  ['betroot', BEETROOT],
  ['beet root powder', /beetroot-powder/],
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
