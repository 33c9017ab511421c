// Products made up for measuring: the same number always gives the same ones, in words that shoppers search for.

const PRODUCE = [
  ['Turmeric Powder', 'turmeric', 'haldi'],
  ['Moringa Leaf Powder', 'moringa', 'sahjan'],
  ['Beetroot Powder', 'beetroot', 'chukandar'],
  ['Flax Seeds', 'seeds', 'alsi'],
  ['Chia Seeds', 'seeds', 'chia'],
  ['Mustard Oil', 'oils', 'sarson'],
  ['Groundnut Oil', 'oils', 'mungfali'],
  ['Forest Honey', 'honey', 'shahad'],
  ['Palm Jaggery', 'honey', 'gur'],
  ['Toor Dal', 'pulses', 'arhar'],
  ['Green Moong', 'pulses', 'mung'],
  ['Black Pepper', 'powders', 'kali mirch'],
  ['Coriander Powder', 'powders', 'dhania'],
] as const;
const GRADES = ['Village', 'Hand-Sorted', 'First Harvest', 'Terrace-Grown', 'Rain-Fed', 'Heirloom'];
const BRANDS = ['nilgiri', 'dharti', 'kaveri', 'himvalley', 'sahyadri'];
export const CATEGORIES = [...new Set(PRODUCE.map(([, category]) => category))];

/** What shoppers type, letter by letter, while search is measured. */
export const TYPED = [
  'haldi',
  'turmeric powder',
  'tumeric',
  'sahjan',
  'chukandr',
  'alsi',
  'toor dal',
];

/** `count` products as Firestore stores them, about 1 KB each. */
export function sampleProducts(count: number) {
  return Array.from({ length: count }, (_, at) => {
    const [name, category, word] = PRODUCE[at % PRODUCE.length] ?? PRODUCE[0];
    const grade = GRADES[Math.floor(at / PRODUCE.length) % GRADES.length];
    return {
      id: `sample-product-${String(at).padStart(6, '0')}`,
      name: `${grade} ${name}, Lot ${at}`,
      brand: BRANDS[at % BRANDS.length] ?? '',
      category,
      price: 45 + ((at * 7919) % 1955),
      tags: [...name.toLowerCase().split(' '), ...word.split(' ')],
      photoURL: [0, 1],
      quantity: at % 9,
      editorContent: `<p>${'Grown without synthetic fertiliser, dried in the shade. '.repeat(12)}</p>`,
    };
  });
}
