// The columns of a table of products: each one's heading, its field of the product, how its cells are read and written.

import { MAX_PRICE_RUPEES } from '../../shared/limits.ts';
import { languageName } from '../../shared/translations.ts';
import { PRODUCT_FIELDS, type TypedField } from '../product.fields.ts';
import { PRODUCT_INPUTS, type ProductInput } from '../product.inputs.ts';
import {
  type Cell,
  cellText,
  headingKey,
  isBlank,
  plainWords,
  type Reading,
  standsForNothing,
} from './cell.ts';
import { choiceOf } from './cell-terms.ts';
import * as read from './read-cell.ts';
import { MAX_CELL_LENGTH } from './table-limits.ts';
import { allTextFields, partsOf, type TextField } from './text-fields.ts';

/** A row's value for a field; null empties the field. */
export type Value = string | number | string[] | null;

/** The fields of a product that have texts in other languages. */
export const TRANSLATED = ['name', 'editorContent'] as const;

/** The fields of `products/{id}` that have a column, and two columns without a field of their own. */
export type Field = TypedField | TextField<(typeof TRANSLATED)[number]> | 'id' | 'quantityBefore';

export type Column = {
  field: Field;
  heading: string;
  read: read.ReadCell<Exclude<Value, null>>;
  isNumber: boolean;
  /** Words that a person wrote; not names of files. */
  isWritten: boolean;
  /** The stored value for an empty cell; null removes the field. */
  empty: Value;
  /** A product must have it. */
  isNeeded: boolean;
};

const ID: Column = {
  field: 'id',
  heading: 'Id',
  read: read.id,
  isNumber: false,
  isWritten: false,
  empty: null,
  isNeeded: true,
};

/** In the order of an export. */
export const COLUMNS: readonly Column[] = [
  ID,
  ...Object.keys(PRODUCT_FIELDS).flatMap(columnsOf),
  ...allTextFields(TRANSLATED).map(textColumn),
];

/** “Name (Hindi)”. */
function textColumn(field: TextField<(typeof TRANSLATED)[number]>): Column {
  const { name, language } = partsOf(field);
  const input = PRODUCT_INPUTS[name];
  return {
    field,
    heading: `${input.heading} (${language && languageName(language)})`,
    read: readerOf(input),
    isNumber: false,
    isWritten: true,
    empty: null,
    isNeeded: false,
  };
}

function columnsOf(name: string): Column[] {
  if (!(name in PRODUCT_INPUTS)) return [];
  const field = name as TypedField;
  const input = PRODUCT_INPUTS[field];
  const { heading, isNeeded = false } = input;
  const column: Column = {
    field,
    heading,
    read: readerOf(input),
    isNumber: ['rupees', 'number', 'wholeNumber', 'percent'].includes(input.as),
    isWritten: ['text', 'html'].includes(input.as) || field === 'tags',
    empty: input.as === 'list' ? [] : null,
    isNeeded,
  };
  if (field !== 'quantity') return [column];
  return [column, { ...column, field: 'quantityBefore', heading: 'Stock when exported' }];
}

function readerOf(input: ProductInput): Column['read'] {
  switch (input.as) {
    case 'text':
      return read.text(input.max);
    case 'html':
      return read.html(input.max);
    case 'list':
      return read.list;
    case 'licence':
      return read.licence;
    case 'hsn':
      return read.hsn;
    case 'percent':
      return read.percent;
    case 'day':
      return read.day;
    case 'rupees':
      return read.rupees({ min: 0, max: MAX_PRICE_RUPEES });
    case 'number':
      return read.number(input);
    case 'wholeNumber':
      return read.wholeNumber(input);
    case 'choice':
      return read.oneOf(input.of);
  }
}

/** Stands in for a text too long for a cell; an import leaves that text unchanged. */
export const KEPT = '(longer than a cell can hold: left as it is)';

/** The column with this heading of ours, whatever its case and punctuation; undefined for any other heading. */
export function columnUnder(heading: string): Column | undefined {
  const wanted = headingKey(heading);
  return COLUMNS.find(
    (it) => headingKey(it.heading) === wanted || it.field.toLowerCase() === wanted,
  );
}

export function columnOf(field: Field): Column {
  const column = COLUMNS.find((it) => it.field === field);
  if (!column) throw new Error(`${field} has no column`);
  return column;
}

/** Fields whose cells are kept as they are: names and ids, which may be a dash, HTML, and a kind that may be “nil”. In another language a dash is no text. */
const LITERAL = new Set<Field>(['id', 'category', 'brand', 'editorContent', 'gstKind']);

/** Fields in which “nil” is a rate of 0. */
const RATES = new Set<Field>(['gstRate', 'gstNextRate']);

/** Reads a cell; `undefined` leaves the field unchanged. Where words belong, 0 is a reference to an empty cell. */
export function readCell(
  { field, read: readIt, isWritten }: Column,
  cell: Cell,
): Reading<Value | undefined> {
  if (isBlank(cell) || (isWritten && cell === 0)) return { value: null };
  if (cell === KEPT) return { value: undefined };
  const { name, language } = partsOf(field);
  if (language && standsForNothing(cell)) return { value: null };
  if (LITERAL.has(name)) return readIt(cell);
  if (RATES.has(field) && choiceOf(cellText(cell)) === 'nil rated') return { value: 0 };
  if (name !== 'name' && standsForNothing(cell)) return { value: null };
  return readIt(typeof cell === 'string' ? plainWords(cell) : cell);
}

/** A stored value as an export writes it. */
export function writeCell(value: unknown): Cell {
  if (Array.isArray(value)) return writeCell(value.join(', '));
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value === '') return null;
  return value.length > MAX_CELL_LENGTH ? KEPT : value;
}
