// Varies the demo products (farm, size, grade, harvest) until there are as many as were asked for.
// The same number always gives the same products; they keep the pictures of what they vary.
import { type BrandId, brands } from './brands.ts';
import { demoProducts } from './catalogue.ts';
import { type CatalogueEntry, entryOf } from './catalogue-entry.ts';
import { type Random, randomFrom } from './drawing/random.ts';
import { wordsOf } from './product-page.ts';

type Size = readonly [label: string, shareOfPrice: number];

const sizes: readonly Size[] = [
  ['50 g', 0.32],
  ['100 g', 0.56],
  ['250 g', 1.15],
  ['400 g', 1.7],
  ['750 g', 2.9],
  ['1.5 kg', 5.2],
  ['5 kg', 15],
];
const oilSizes: readonly Size[] = [
  ['100 ml', 0.3],
  ['250 ml', 0.6],
  ['750 ml', 1.5],
  ['2 L', 3.4],
  ['5 L', 8],
];
const grades = [
  'Village',
  'Hand-Sorted',
  'First Harvest',
  'Terrace-Grown',
  'Small-Lot',
  'Farm-Kept',
  'Rain-Fed',
  'Heirloom',
  'Everyday',
  'Select',
] as const;
const harvests = ['Kharif', 'Rabi', 'Summer', 'Winter', 'Monsoon'] as const;
const brandIds = Object.keys(brands) as BrandId[]; // Object.keys forgets the literal keys

const slug = (text: string) => wordsOf(text).join('-');
/** The name without what follows its first comma, bracket or "with". */
const plainName = (name: string) => (name.split(/,| \(| with /)[0] ?? name).trim();
/** Ends in 5 or 9 and stays between ₹45 and ₹12,000. */
const shopPrice = (rupees: number) =>
  Math.min(12_000, Math.max(45, Math.round(rupees / 10) * 10 - (rupees > 300 ? 1 : 5)));

function variation(number: number, random: Random): CatalogueEntry {
  const base = random.pick(demoProducts);
  const [size, share] = random.pick(base.category.id === 'oils' ? oilSizes : sizes);
  const [grade, harvest] = [random.pick(grades), random.pick(harvests)];
  const brand = random.pick(brandIds);
  const plain = plainName(base.product.name);
  const inStock = random.between(0, 1) > 0.12;
  const { numWeeks: _weeks, document: _document, ...kept } = base.product;
  const product = {
    ...kept,
    id: `${slug(`${grade} ${plain} ${size}`)}-${String(number).padStart(5, '0')}`,
    name: `${grade} ${plain}, ${harvest} Harvest, ${size}`,
    brand,
    price: shopPrice(Math.min(base.product.price, 700) * share * random.between(0.8, 1.25)),
    quantity: inStock ? random.whole(1, 260) : 0,
    ...(inStock ? {} : { numWeeks: random.whole(1, 6) }),
    words: `${base.product.words} ${grade} ${harvest}`,
    facts: base.product.facts.map(([what, value]) =>
      /^(Net weight|Volume)$/.test(what) ? ([what, size] as const) : ([what, value] as const),
    ),
  };
  return { ...entryOf({ category: base.category, product }), pictures: entryOf(base).pictures };
}

/** `count` generated products, each with an id of its own. */
export function generatedProducts(count: number): CatalogueEntry[] {
  const random = randomFrom('generated products');
  return Array.from({ length: count }, (_, index) => variation(index + 1, random));
}
