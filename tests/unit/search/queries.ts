// Shoppers' queries, and the demo product that must come first: by its id, or by the common part of several equally good ids.

type Row = readonly [typed: string, first: string | RegExp];

const TURMERIC = /turmeric|haldi/;
const MORINGA = /moringa|drumstick/;
const HONEY = /honey/;
const JAGGERY = /jaggery/;
const SESAME = /sesame/;
const RAGI = /ragi/;
const FLAX = /flax/;

export const QUERIES: readonly Row[] = [
  ['turmeric', TURMERIC],
  ['Turmeric Powder', /(lakadong|erode)-turmeric-powder/],
  ['tumeric', TURMERIC],
  ['haldi', TURMERIC],
  ['हल्दी', TURMERIC],
  ['हल्दि', TURMERIC],
  ['kasturi manjal', 'kasturi-manjal-wild-turmeric-100g'],
  ['haldi doodh', 'golden-milk-haldi-doodh-blend'],
  ['moringa', MORINGA],
  ['moringa leaf powder', /moringa-leaf-powder/],
  ['sahjan', MORINGA],
  ['सहजन', MORINGA],
  ['drumstick soup', 'drumstick-pod-soup-powder-150g'],
  ['moringa tea', 'moringa-lemongrass-infusion'],
  ['betroot', /beetroot/],
  ['amla', 'amla-powder-sun-dried-200g'],
  ['sonth', 'dry-ginger-sonth-powder-100g'],
  ['alsi', FLAX],
  ['kaddu', 'pumpkin-seeds-green-200g'],
  ['til', SESAME],
  ['sarson tel', 'mustard-oil-kachi-ghani-1l'],
  ['nariyal tel', 'virgin-coconut-oil-500ml'],
  ['shehad', HONEY],
  ['शहद', HONEY],
  ['gur', JAGGERY],
  ['toor dal', 'unpolished-toor-dal-1kg'],
  ['तूर दाल', 'unpolished-toor-dal-1kg'],
  ['rajma', 'munsiyari-rajma-kidney-beans-1kg'],
  ['nachni', RAGI],
];
