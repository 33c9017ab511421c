// How a person fills in the fields of a product (product.fields.ts). The desk's form and the spreadsheet's columns derive
// from this table; only the desk and the import load it.
import { MAX_HTML_LENGTH, MAX_INGREDIENTS_LENGTH } from '../shared/limits.ts';
import { DIETS, GST_KINDS, type TypedField, UNITS } from './product.fields.ts';

/** A field as a person fills it in. */
export type ProductInput = {
  /** At the desk. */
  label: string;
  hint?: string;
  /** Its column heading in a spreadsheet, where that differs from the label. */
  heading?: string;
  /** Every product has it. */
  isNeeded?: true;
  /** The desk shows it under “More about it”. */
  isMore?: true;
} /** `max`, in characters: it may be longer than a line. */ & (
  | { as: 'text'; max?: number }
  | { as: 'html'; max: number }
  | { as: 'list' | 'licence' | 'rupees' | 'hsn' | 'day' }
  /** `offers`: usual values, beside which any other may be typed. */
  | { as: 'percent'; offers: readonly number[] }
  | { as: 'number' | 'wholeNumber'; min: number; max: number }
  | { as: 'choice'; of: readonly string[] }
);

/**
 * The rates of Goods and Services Tax in percent, beside special ones such as 3 for gold. Source: recommendations of the
 * 56th meeting of the GST Council, 3 September 2025; in force since 22 September 2025.
 */
const GST_RATES = [0, 5, 18, 40];

/** Fields that are nothing without each other. */
export const NEED_EACH_OTHER = [
  ['netWeight', 'unit'],
  ['gstNextRate', 'gstNextFrom'],
] as const satisfies readonly (readonly TypedField[])[];
export type NeedsAnother = (typeof NEED_EACH_OTHER)[number][number];

/** The product's inputs for the merchant, in the order of the form. */
export const PRODUCT_INPUTS: Readonly<Record<TypedField, ProductInput>> = {
  name: { label: 'Name', as: 'text', isNeeded: true },
  category: { label: 'Category', as: 'text' },
  brand: { label: 'Brand', as: 'text' },
  price: {
    label: 'Price in ₹',
    heading: 'Price',
    as: 'rupees',
    isNeeded: true,
  },
  mrp: {
    label: 'MRP in ₹',
    hint: 'The price that is printed on the pack, if there is one.',
    heading: 'MRP',
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
    as: 'html',
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
  country: { label: 'Country of origin', as: 'text', isMore: true },
  shelfLife: { label: 'Shelf life', as: 'text', isMore: true },
  bestBefore: { label: 'Best before', hint: 'As printed on the pack.', as: 'text', isMore: true },
  batch: { label: 'Batch', hint: 'Its number on the pack.', as: 'text', isMore: true },
  diet: { label: 'Vegetarian mark', as: 'choice', of: DIETS, isMore: true },
  ingredients: {
    label: 'Ingredients',
    hint: 'As printed on the pack, the one with the most weight first.',
    as: 'text',
    max: MAX_INGREDIENTS_LENGTH,
    isMore: true,
  },
  allergens: {
    label: 'Allergens',
    hint: 'Which of these are in it: wheat and other cereals with gluten, crustaceans, milk, egg, fish, peanuts and tree nuts, soybeans, sulphite. Write “None” if there are none.',
    as: 'text',
    isMore: true,
  },
  packer: { label: 'Packed by', hint: 'Name and address.', as: 'text', isMore: true },
  fssai: { label: 'FSSAI licence', as: 'licence', isMore: true },
  organicCertificate: { label: 'Organic certificate', as: 'text', isMore: true },
  hsn: {
    label: 'HSN code',
    hint: 'Of the goods, 4, 6 or 8 digits. Invoices need it, if you have a GSTIN.',
    heading: 'HSN',
    as: 'hsn',
    isMore: true,
  },
  gstRate: {
    label: 'GST rate in percent',
    hint: 'It is part of the price. Ask your accountant.',
    heading: 'GST rate',
    as: 'percent',
    offers: GST_RATES,
    isMore: true,
  },
  gstKind: {
    label: 'GST kind',
    hint: 'Taxable, if you choose none.',
    as: 'choice',
    of: GST_KINDS,
    isMore: true,
  },
  gstNextRate: {
    label: 'Next GST rate in percent',
    hint: 'If a new rate is announced.',
    heading: 'Next GST rate',
    as: 'percent',
    offers: GST_RATES,
    isMore: true,
  },
  gstNextFrom: {
    label: 'Next GST rate from',
    hint: 'The first day of the new rate.',
    as: 'day',
    isMore: true,
  },
  lowStock: {
    label: 'Nearly sold out at',
    hint: 'From this many pieces on, the desk names it as nearly sold out.',
    as: 'wholeNumber',
    min: 0,
    max: 1_000_000,
    isMore: true,
  },
  documentName: {
    label: 'Document name',
    hint: 'What its PDF is, such as Batch report.',
    as: 'text',
    isMore: true,
  },
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
  // Not in the desk's form.
  sourceId: { label: 'Source id', as: 'text' },
};
