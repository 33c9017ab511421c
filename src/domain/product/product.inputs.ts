// How a person fills in the fields of a product (product.fields.ts). The desk's form and the spreadsheet's columns derive
// from this table; only the desk and the import load it. The words of the form: src/desk/products/input-texts.ts.
import { MAX_HTML_LENGTH, MAX_INGREDIENTS_LENGTH } from '../shared/limits.ts';
import { DIETS, GST_KINDS, type TypedField, UNITS } from './product.fields.ts';

/** A field as a person fills it in. */
export type ProductInput = {
  /** Its column's heading in a spreadsheet, in English. */
  heading: string;
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
  name: { heading: 'Name', as: 'text', isNeeded: true },
  category: { heading: 'Category', as: 'text' },
  brand: { heading: 'Brand', as: 'text' },
  price: {
    heading: 'Price',
    as: 'rupees',
    isNeeded: true,
  },
  mrp: {
    heading: 'MRP',
    as: 'rupees',
  },
  quantity: {
    heading: 'Stock',
    as: 'wholeNumber',
    min: -1_000_000,
    max: 1_000_000,
  },
  netWeight: { heading: 'Net weight', as: 'number', min: 0.001, max: 1_000_000 },
  unit: { heading: 'Unit', as: 'choice', of: UNITS },
  photoURL: { heading: 'Pictures', as: 'list' },
  editorContent: {
    heading: 'Description',
    as: 'html',
    max: MAX_HTML_LENGTH,
  },
  tags: {
    heading: 'Tags',
    as: 'list',
    isMore: true,
  },
  packOf: {
    heading: 'Pack of',
    as: 'text',
    isMore: true,
  },
  origin: { heading: 'Origin', as: 'text', isMore: true },
  country: { heading: 'Country of origin', as: 'text', isMore: true },
  shelfLife: { heading: 'Shelf life', as: 'text', isMore: true },
  bestBefore: { heading: 'Best before', as: 'text', isMore: true },
  batch: { heading: 'Batch', as: 'text', isMore: true },
  diet: { heading: 'Vegetarian mark', as: 'choice', of: DIETS, isMore: true },
  ingredients: {
    heading: 'Ingredients',
    as: 'text',
    max: MAX_INGREDIENTS_LENGTH,
    isMore: true,
  },
  allergens: {
    heading: 'Allergens',
    as: 'text',
    isMore: true,
  },
  packer: { heading: 'Packed by', as: 'text', isMore: true },
  fssai: { heading: 'FSSAI licence', as: 'licence', isMore: true },
  organicCertificate: { heading: 'Organic certificate', as: 'text', isMore: true },
  hsn: {
    heading: 'HSN',
    as: 'hsn',
    isMore: true,
  },
  gstRate: {
    heading: 'GST rate',
    as: 'percent',
    offers: GST_RATES,
    isMore: true,
  },
  gstKind: {
    heading: 'GST kind',
    as: 'choice',
    of: GST_KINDS,
    isMore: true,
  },
  gstNextRate: {
    heading: 'Next GST rate',
    as: 'percent',
    offers: GST_RATES,
    isMore: true,
  },
  gstNextFrom: {
    heading: 'Next GST rate from',
    as: 'day',
    isMore: true,
  },
  lowStock: {
    heading: 'Nearly sold out at',
    as: 'wholeNumber',
    min: 0,
    max: 1_000_000,
    isMore: true,
  },
  documentName: {
    heading: 'Document name',
    as: 'text',
    isMore: true,
  },
  numWeeks: {
    heading: 'Ships in weeks',
    as: 'wholeNumber',
    min: 0,
    max: 520,
    isMore: true,
  },
  preorderLimit: {
    heading: 'Pre-order limit',
    as: 'wholeNumber',
    min: 0,
    max: 1_000_000,
    isMore: true,
  },
  popularity: {
    heading: 'Popularity',
    as: 'number',
    min: -1_000_000,
    max: 1_000_000,
    isMore: true,
  },
  // Not in the desk's form.
  sourceId: { heading: 'Source id', as: 'text' },
};
