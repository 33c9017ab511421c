// Generates products by varying the demo ones (farm, size, grade, harvest) up to the wanted number. The same number
// always gives the same products; they use the pictures of their originals.
import { type BrandId, brands } from './brands.ts';
import { demoProducts } from './catalogue.ts';
import { type CatalogueEntry, entryOf } from './catalogue-entry.ts';
import { wordsOf } from './product-page.ts';
import { type Random, randomFrom } from './random.ts';

/** A pack's label and its amount, in grams or millilitres. */
type Size = readonly [label: string, amount: number];

const sizes: readonly Size[] = [
  ['50 g', 50],
  ['100 g', 100],
  ['250 g', 250],
  ['400 g', 400],
  ['750 g', 750],
  ['1.5 kg', 1500],
  ['2 kg', 2000],
];
const oilSizes: readonly Size[] = [
  ['100 ml', 100],
  ['250 ml', 250],
  ['750 ml', 750],
  ['2 L', 2000],
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
/** The name up to its first comma, bracket or "with". */
const plainName = (name: string) => (name.split(/,| \(| with /)[0] ?? name).trim();
/** Ends in 0, 5 or 9 and stays between ₹45 and ₹12,000. */
const shopPrice = (rupees: number) =>
  Math.min(
    12_000,
    Math.max(45, rupees < 300 ? Math.round(rupees / 5) * 5 : Math.round(rupees / 10) * 10 - 1),
  );

/** Grams or millilitres that a name ends with ("…, 1 kg"); 0 when it does not. */
function amountIn(name: string): number {
  const [, number, unit] = /, ([\d.]+) (g|kg|ml|L)$/.exec(name) ?? [];
  return Number(number ?? 0) * (unit === 'kg' || unit === 'L' ? 1000 : 1);
}

const bases = demoProducts.filter(({ product }) => amountIn(product.name) > 0);

function variation(number: number, random: Random): CatalogueEntry {
  const base = random.pick(bases);
  const [size, amount] = random.pick(base.category.id === 'oils' ? oilSizes : sizes);
  const [grade, harvest] = [random.pick(grades), random.pick(harvests)];
  const brand = random.pick(brandIds);
  const plain = plainName(base.product.name);
  const inStock = random.between(0, 1) > 0.12;
  const { numWeeks: _weeks, popularity: _best, document: _document, ...more } = base.product;
  const { mrp: _printed, packOf: _pack, origin: _place, ...kept } = more;
  const product = {
    ...kept,
    id: `${slug(`${grade} ${plain} ${size}`)}-${String(number).padStart(5, '0')}`,
    name: `${grade} ${plain}, ${harvest} Harvest, ${size}`,
    brand,
    price: shopPrice(
      base.product.price *
        (amount / amountIn(base.product.name)) ** 0.9 *
        random.between(0.85, 1.2),
    ),
    quantity: inStock ? random.whole(1, 260) : 0,
    ...(inStock ? {} : { numWeeks: random.whole(1, 6) }),
    words: `${base.product.words} ${grade} ${harvest}`,
    facts: base.product.facts.map(([what, value]) =>
      /^(Net weight|Volume)$/.test(what) ? ([what, size] as const) : ([what, value] as const),
    ),
  };
  return { ...entryOf({ category: base.category, product }), pictures: entryOf(base).pictures };
}

/** `count` generated products with their own ids. */
export function generatedProducts(count: number): CatalogueEntry[] {
  const random = randomFrom('generated products');
  return Array.from({ length: count }, (_, index) => variation(index + 1, random));
}
