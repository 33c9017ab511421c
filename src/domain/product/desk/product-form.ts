// The product form at the desk: every field is the text in its control. Unreadable text gets a plain sentence; an
// untouched field keeps its stored value, whatever that is.

import { withWesternDigits } from '#engine/lib/characters.ts';
import type { EditedFields, EditedValue } from '../../editing/edited-fields.ts';
import type { TypedField } from '../product.fields.ts';
import { NEED_EACH_OTHER, PRODUCT_INPUTS } from '../product.inputs.ts';
import { columnOf, readCell, TRANSLATED } from '../table/columns.ts';
import {
  allTextFields,
  fieldsOfEdits,
  type TextField,
  type WrittenEdit,
  withTextFields,
  withTexts,
} from '../table/text-fields.ts';
import { ALONE, mrpBelowPrice, NO_NAME, NO_PRICE, OWED } from './messages.ts';

/** In the order of the form. */
const ENGLISH_FIELDS = Object.keys(PRODUCT_INPUTS) as TypedField[];
/** The fields under “More about it”. */
export const MORE_FIELDS = ENGLISH_FIELDS.filter((field) => PRODUCT_INPUTS[field].isMore);
/** A field of the form. */
export type FormField = TypedField | TextField<(typeof TRANSLATED)[number]>;
const TYPED_FIELDS: readonly FormField[] = [...ENGLISH_FIELDS, ...allTextFields(TRANSLATED)];
/** Pictures as names, tags as words, both separated by commas. */
export type TypedProduct = Record<FormField, string>;
export type TypedProblems = Partial<Record<FormField, string>>;

/** The form's texts for a stored product; empty for a new one. */
export function typedProduct(stored: EditedFields): TypedProduct {
  const all = withTextFields(stored);
  const entries = TYPED_FIELDS.map((field) => [field, typed(all[field])]);
  return Object.fromEntries(entries) as TypedProduct;
}

/** The texts of edits that return to the form, roughly as typed; of each field the last one. */
export function typedAgain(edits: readonly WrittenEdit[]): Partial<TypedProduct> {
  const all = fieldsOfEdits(edits);
  const touched = TYPED_FIELDS.filter((field) => field in all);
  return Object.fromEntries(touched.map((field) => [field, typed(all[field])]));
}

function typed(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  return value === undefined || typeof value === 'object' ? '' : String(value);
}

/**
 * The changed fields as they will be stored, or the problems by field. `seen`: the product when typing began, null for
 * a new one.
 */
export function readTyped(
  values: TypedProduct,
  seen: EditedFields | null,
): { fields: EditedFields } | { problems: TypedProblems } {
  const before = typedProduct(seen ?? {});
  const fields: EditedFields = {};
  const problems: TypedProblems = {};
  for (const field of TYPED_FIELDS) {
    if (values[field] === before[field] && !(seen === null && columnOf(field).isNeeded)) continue;
    if (field === 'quantity' && seen !== null) continue;
    const reading = readField(field, values[field], seen);
    if ('problem' in reading) problems[field] = reading.problem;
    else fields[field] = reading.value;
  }
  Object.assign(problems, contradictions({ ...seen, ...fields }, fields, problems));
  if (Object.keys(problems).length > 0) return { problems };
  return { fields: withDefaults(withTexts(fields, seen), seen) };
}

/** Whether the edit makes the product free; the merchant then confirms it. */
export function isMadeFree({ price }: EditedFields): boolean {
  return price === 0;
}

function readField(
  field: FormField,
  text: string,
  seen: EditedFields | null,
): { value: EditedValue } | { problem: string } {
  const column = columnOf(field);
  const cell = (column.isNumber ? withWesternDigits(text) : text).trim();
  const reading = readCell(column, cell);
  if ('problem' in reading) return reading;
  const value = reading.value ?? null;
  if (field === 'name' && value === null) return { problem: NO_NAME };
  if (field === 'price' && value === null) return { problem: NO_PRICE };
  if (field === 'quantity' && Number(value) < 0) return { problem: OWED };
  if (field === 'photoURL') return { value: asStored(value ?? [], seen?.photoURL) };
  return { value: value ?? column.empty };
}

/** Keeps the stored form of known pictures: older catalogues use numbers. */
function asStored(names: EditedValue, known: EditedValue | undefined): EditedValue {
  if (!Array.isArray(names)) return names;
  const before = Array.isArray(known) ? known : [];
  return names.map((name) => before.find((it) => String(it) === name) ?? name);
}

/** Contradictions between fields, where the merchant touched one of them. */
function contradictions(
  all: EditedFields,
  changed: EditedFields,
  problems: TypedProblems,
): TypedProblems {
  const found: TypedProblems = {};
  const isThere = (name: TypedField) => (all[name] ?? null) !== null;
  const isTouched = (...names: TypedField[]) =>
    names.some((name) => name in changed) && !names.some((name) => name in problems);
  for (const pair of NEED_EACH_OTHER) {
    const [empty, second] = pair.filter((name) => !isThere(name));
    if (empty && !second && isTouched(...pair)) found[empty] = ALONE[empty];
  }
  if (isTouched('price', 'mrp') && isThere('mrp') && Number(all.mrp) < Number(all.price)) {
    found.mrp = mrpBelowPrice(all.mrp, all.price);
  }
  return found;
}

/** A new product gets every field that lists query by, and no empty field. */
function withDefaults(fields: EditedFields, seen: EditedFields | null): EditedFields {
  if (seen !== null) return fields;
  const given = Object.entries(fields).filter(([, value]) => value !== null);
  return {
    category: '',
    brand: '',
    tags: [],
    photoURL: [],
    quantity: 0,
    ...Object.fromEntries(given),
  };
}
