// The fields of a product, each once. Its schema and type, the phone's mirror and list, search, the desk's form and the columns of spreadsheets follow from
// the two tables in this file. The rules name the merchant's fields as well; a wall compares them.
import * as v from 'valibot';
import { MAX_HTML_LENGTH, MAX_NAME_LENGTH, MAX_PRICE_RUPEES, MAX_STARS } from '../shared/limits.ts';
import { paiseFromRupees } from '../shared/money.ts';

/** Units of what is in a pack. */
export const UNITS = ['g', 'kg', 'ml', 'l'] as const;

type ProductField = {
  /** The value in the document `products/{id}`. */
  stored: v.GenericSchema;
  /** Default: the merchant, whom the rules let write it. `stock`: pieces, which have rules of their own. */
  setBy?: 'stock' | 'functions';
  /** The field of `Product` that it becomes, where the two differ. */
  as?: string;
  /** Converts the stored value into that of `Product`. */
  convert?: (stored: never) => unknown;
  /** `Product` says null where the document says nothing. */
  isNullable?: true;
} & (
  | {
      shown?: 'lists';
      /** Products are found by its text. */
      isSearched?: true;
    }
  /** Default: `lists`, which is everywhere. `page`: on the page of the product alone; `pack`: there, among its `facts`. */
  | { shown: 'page' | 'pack' | 'never' }
);

const Line = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_NAME_LENGTH));
const Name = v.optional(v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH)), '');
const Tag = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(MAX_NAME_LENGTH));
const ImageIndex = v.pipe(
  v.union([v.pipe(v.number(), v.integer()), v.pipe(v.string(), v.regex(/^\w{1,40}$/))]),
  v.transform(String),
);
const Price = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(MAX_PRICE_RUPEES));
const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
/** Typed as text or as a number. Source: FSSAI, licence numbers. */
const Licence = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger())]),
  v.transform((typed) => String(typed).replaceAll(' ', '')),
  v.regex(/^\d{14}$/),
);
const Rating = v.pipe(
  v.object({ count: Count, sum: Count }),
  v.check(({ count, sum }) => sum >= count && sum <= count * MAX_STARS),
);

/** An optional field: where it is malformed, it is reported and the product goes on without it. */
function fact<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.optional(schema), undefined);
}

/** In the order of an export. Source: specification, entities. */
export const PRODUCT_FIELDS = {
  name: { stored: Line },
  /** Id of the category. */
  category: { stored: Name },
  /** Id of the brand; in older catalogues its name. */
  brand: { stored: Name },
  /** Rupees, as every price that is stored. */
  price: { stored: Price, as: 'pricePaise', convert: paiseFromRupees },
  /** The price printed on the pack, never below `price`. */
  mrp: { stored: fact(Price), as: 'mrpPaise', convert: paiseFromRupees },
  /** Pieces in stock; 0 or less is out of stock. */
  quantity: {
    stored: v.optional(v.pipe(v.number(), v.finite(), v.transform(Math.floor)), 0),
    setBy: 'stock',
  },
  /** Weeks until it ships while it is out of stock. */
  numWeeks: {
    stored: v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(520))),
    isNullable: true,
  },
  /** Pieces that may be ordered beyond the stock; without it as many as the shop's server says. */
  preorderLimit: { stored: fact(v.pipe(v.number(), v.minValue(0))) },
  /** How much the merchant recommends it; without one, 0. */
  popularity: { stored: fact(v.pipe(v.number(), v.finite())) },
  /** Amount in the pack, in `unit`; neither without the other. */
  netWeight: { stored: fact(v.pipe(v.number(), v.finite(), v.gtValue(0), v.maxValue(1_000_000))) },
  unit: { stored: fact(v.pipe(v.string(), v.trim(), v.toLowerCase(), v.picklist(UNITS))) },
  /** The same for all packs of one thing. */
  packOf: { stored: fact(Line) },
  origin: { stored: fact(Line), isSearched: true },
  shelfLife: { stored: fact(Line), shown: 'pack' },
  /** The licence under the Food Safety and Standards Act, 14 digits. */
  fssai: { stored: fact(Licence), shown: 'pack' },
  /** Number of the certificate, and who gave it. */
  organicCertificate: { stored: fact(Line), shown: 'pack' },
  tags: { stored: v.optional(v.array(Tag), []) },
  /** Image indexes; the first one is the cover. */
  photoURL: { stored: v.optional(v.array(ImageIndex), []) },
  /** The long text: HTML, sanitised before it is kept. */
  editorContent: {
    stored: v.optional(v.pipe(v.string(), v.maxLength(MAX_HTML_LENGTH)), ''),
    shown: 'page',
  },
  /** One that the merchant hides is no product of the shop. */
  hidden: { stored: v.optional(v.literal(false)), shown: 'never' },
  /** Size of the product's PDF. */
  documentBytes: {
    stored: v.nullish(v.pipe(v.number(), v.minValue(0))),
    setBy: 'functions',
    isNullable: true,
  },
  /** The stars of published reviews: how many reviews gave some, and all of them together. */
  rating: { stored: fact(Rating), setBy: 'functions' },
} as const satisfies Readonly<Record<string, ProductField>>;

export type ProductFieldTable = Readonly<Record<string, ProductField>>;
type Fields = typeof PRODUCT_FIELDS;
export type ProductFieldName = keyof Fields;

/** Fields that the merchant may write, beside the pieces. */
export type EditedField = {
  [Name in ProductFieldName]: Fields[Name] extends { setBy: string } ? never : Name;
}[ProductFieldName];

/** Fields that are typed at the desk or stand in a spreadsheet. */
export type TypedField = Exclude<EditedField, 'hidden'> | 'quantity';

/** A field as a person fills it in. */
export type ProductInput = {
  /** At the desk. */
  label: string;
  hint?: string;
  /** Above its column in a spreadsheet, where that is not the label. */
  heading?: string;
  /** Other headings under which it is known, in lower case. */
  also?: readonly string[];
  /** No product is without it. */
  isNeeded?: true;
  /** At the desk it stands under “More about it”. */
  isMore?: true;
} & (
  | { as: 'text'; max?: number }
  | { as: 'list' | 'licence' | 'rupees' }
  | { as: 'number' | 'wholeNumber'; min: number; max: number }
  | { as: 'choice'; of: readonly string[] }
);

/** How the merchant fills in a product, in the order of the form. Only the desk and the import load it. */
export const PRODUCT_INPUTS: Readonly<Record<TypedField, ProductInput>> = {
  name: { label: 'Name', as: 'text', isNeeded: true },
  category: { label: 'Category', as: 'text' },
  brand: { label: 'Brand', as: 'text' },
  price: {
    label: 'Price in ₹',
    heading: 'Price',
    also: ['price (₹)'],
    as: 'rupees',
    isNeeded: true,
  },
  mrp: {
    label: 'MRP in ₹',
    hint: 'The price that is printed on the pack, if there is one.',
    heading: 'MRP',
    also: ['mrp (₹)'],
    as: 'rupees',
  },
  quantity: {
    label: 'Pieces in stock',
    hint: 'Later changes are made in Stock.',
    heading: 'Stock',
    as: 'wholeNumber',
    min: -1_000_000,
    max: 1_000_000,
  },
  netWeight: { label: 'Net weight', as: 'number', min: 0.001, max: 1_000_000 },
  unit: { label: 'Unit', as: 'choice', of: UNITS },
  photoURL: { label: 'Pictures', as: 'list' },
  editorContent: {
    label: 'Details',
    heading: 'Description',
    also: ['details'],
    as: 'text',
    max: MAX_HTML_LENGTH,
  },
  tags: {
    label: 'Tags',
    hint: 'Words under which it is found, with commas between them.',
    as: 'list',
    isMore: true,
  },
  packOf: {
    label: 'Pack of',
    hint: 'The same word for all packs of one thing: the shop shows them together.',
    as: 'text',
    isMore: true,
  },
  origin: { label: 'Origin', as: 'text', isMore: true },
  shelfLife: { label: 'Shelf life', as: 'text', isMore: true },
  fssai: { label: 'FSSAI licence', as: 'licence', isMore: true },
  organicCertificate: { label: 'Organic certificate', as: 'text', isMore: true },
  numWeeks: {
    label: 'Ships in weeks',
    hint: 'While it is sold out.',
    as: 'wholeNumber',
    min: 0,
    max: 520,
    isMore: true,
  },
  preorderLimit: {
    label: 'Pre-order limit',
    hint: 'How many may be ordered beyond the stock.',
    as: 'wholeNumber',
    min: 0,
    max: 1_000_000,
    isMore: true,
  },
  popularity: {
    label: 'Popularity',
    hint: 'The higher the number, the further up it stands in “Recommended”.',
    as: 'number',
    min: -1_000_000,
    max: 1_000_000,
    isMore: true,
  },
};
