// The columns of a table of products: what each is called, which field of the product it holds, how a cell is read and written.
import { UNITS } from '../catalogue/product.ts';
import { MAX_HTML_LENGTH, MAX_PRICE_RUPEES } from '../limits.ts';
import { type Cell, isBlank, type Reading } from './cell.ts';
import * as read from './read-cell.ts';
import { MAX_CELL_LENGTH } from './table-limits.ts';

/** What a row says of a product; null: nothing, which empties the field. */
export type Value = string | number | string[] | null;

export type Column = {
  field: Field;
  heading: string;
  /** Other headings under which it is known, in lower case. */
  also?: readonly string[];
  read: read.ReadCell<Exclude<Value, null>>;
};

/** The fields of `products/{id}` that have a column, and three that are no fields: they are told apart where rows are compared. */
export type Field = (typeof FIELDS)[number];

const FIELDS = [
  'id',
  'name',
  'category',
  'brand',
  'price',
  'mrp',
  'quantity',
  'quantityBefore',
  'numWeeks',
  'preorderLimit',
  'popularity',
  'netWeight',
  'unit',
  'packOf',
  'origin',
  'shelfLife',
  'fssai',
  'organicCertificate',
  'tags',
  'pictures',
  'editorContent',
] as const;

const PRICE = { min: 0, max: MAX_PRICE_RUPEES };
const PIECES = { min: -1_000_000, max: 1_000_000 };

/** In the order in which an export has them. */
export const COLUMNS: readonly Column[] = [
  { field: 'id', heading: 'Id', read: read.id },
  { field: 'name', heading: 'Name', read: read.text() },
  { field: 'category', heading: 'Category', read: read.text() },
  { field: 'brand', heading: 'Brand', read: read.text() },
  { field: 'price', heading: 'Price', also: ['price (₹)'], read: read.rupees(PRICE) },
  { field: 'mrp', heading: 'MRP', also: ['mrp (₹)'], read: read.rupees(PRICE) },
  { field: 'quantity', heading: 'Stock', read: read.wholeNumber(PIECES) },
  { field: 'quantityBefore', heading: 'Stock when exported', read: read.wholeNumber(PIECES) },
  {
    field: 'numWeeks',
    heading: 'Ships in weeks',
    read: read.wholeNumber({ min: 0, max: 520 }),
  },
  {
    field: 'preorderLimit',
    heading: 'Pre-order limit',
    read: read.wholeNumber({ min: 0, max: 1_000_000 }),
  },
  {
    field: 'popularity',
    heading: 'Popularity',
    read: read.number({ min: -1_000_000, max: 1_000_000 }),
  },
  {
    field: 'netWeight',
    heading: 'Net weight',
    read: read.number({ min: 0.001, max: 1_000_000 }),
  },
  { field: 'unit', heading: 'Unit', read: read.oneOf(UNITS) },
  { field: 'packOf', heading: 'Pack of', read: read.text() },
  { field: 'origin', heading: 'Origin', read: read.text() },
  { field: 'shelfLife', heading: 'Shelf life', read: read.text() },
  { field: 'fssai', heading: 'FSSAI licence', read: read.licence },
  { field: 'organicCertificate', heading: 'Organic certificate', read: read.text() },
  { field: 'tags', heading: 'Tags', read: read.list },
  { field: 'pictures', heading: 'Pictures', read: read.list },
  {
    field: 'editorContent',
    heading: 'Description',
    also: ['details'],
    read: read.text(MAX_HTML_LENGTH),
  },
];

/** Stands for a text that no cell can hold; whoever imports it leaves the text as it is. */
export const KEPT = '(longer than a cell can hold: left as it is)';

/** The column under a heading, however it is written; undefined where it is none of ours. */
export function columnOf(heading: string): Column | undefined {
  const wanted = heading.trim().toLowerCase().replace(/\s+/g, ' ');
  return COLUMNS.find(
    ({ field, heading: ours, also = [] }) =>
      ours.toLowerCase() === wanted || field.toLowerCase() === wanted || also.includes(wanted),
  );
}

/** The heading of a field. */
export function headingOf(field: Field): string {
  return COLUMNS.find((column) => column.field === field)?.heading ?? field;
}

/** What a cell says; `undefined`: that it stays as it is. */
export function readCell({ read: readIt }: Column, cell: Cell): Reading<Value | undefined> {
  if (isBlank(cell)) return { value: null };
  return cell === KEPT ? { value: undefined } : readIt(cell);
}

/** A stored value as an export writes it. */
export function writeCell(value: unknown): Cell {
  if (Array.isArray(value)) return writeCell(value.join(', '));
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value === '') return null;
  return value.length > MAX_CELL_LENGTH ? KEPT : value;
}
