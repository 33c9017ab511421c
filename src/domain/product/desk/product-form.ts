// The product form at the desk: every field is the text in its control. Unreadable text gets a plain sentence; an
// untouched field keeps its stored value, whatever that is.

import { withWesternDigits } from '#engine/lib/characters.ts';
import type { EditedFields, EditedValue } from '../../editing/edited-fields.ts';
import type { TypedField } from '../product.fields.ts';
import { NEED_EACH_OTHER, type NeedsAnother, PRODUCT_INPUTS } from '../product.inputs.ts';
import { columnOf, readCell } from '../table/columns.ts';
import { ROW_PROBLEMS } from '../table/messages.ts';

/** In the order of the form. */
const TYPED_FIELDS = Object.keys(PRODUCT_INPUTS) as TypedField[];
/** The fields under “More about it”. */
export const MORE_FIELDS = TYPED_FIELDS.filter((field) => PRODUCT_INPUTS[field].isMore);
/** Pictures as names, tags as words, both separated by commas. */
export type TypedProduct = Record<TypedField, string>;
export type TypedProblems = Partial<Record<TypedField, string>>;

const NO_NAME = 'Write what the product is called.';
const NO_PRICE = 'Write what it costs.';
/** Of two fields that need each other, the empty one. */
const ALONE: Readonly<Record<NeedsAnother, string>> = {
  netWeight: 'Write how much is in it, or choose no unit.',
  unit: 'Choose what the amount is given in.',
  gstNextRate: 'Write the rate that holds from that day, or choose no day.',
  gstNextFrom: 'Choose the first day of the next rate.',
};
const OWED = 'Nobody owes pieces of a new product. Write how many there are, or 0.';

/** The form's texts for a stored product; empty for a new one. */
export function typedProduct(stored: EditedFields): TypedProduct {
  const entries = TYPED_FIELDS.map((field) => [field, typed(stored[field])]);
  return Object.fromEntries(entries) as TypedProduct;
}

/** The texts of changes that return to the form, roughly as typed; of each field the last one. */
export function typedAgain(changes: readonly EditedFields[]): Partial<TypedProduct> {
  const all: EditedFields = Object.assign({}, ...changes);
  const touched = TYPED_FIELDS.filter((field) => field in all);
  return Object.fromEntries(touched.map((field) => [field, typed(all[field])]));
}

function typed(value: EditedValue | undefined): string {
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
    if (values[field] === before[field] && !(seen === null && PRODUCT_INPUTS[field].isNeeded))
      continue;
    if (field === 'quantity' && seen !== null) continue;
    const reading = readField(field, values[field], seen);
    if ('problem' in reading) problems[field] = reading.problem;
    else fields[field] = reading.value;
  }
  Object.assign(problems, contradictions({ ...seen, ...fields }, fields, problems));
  return Object.keys(problems).length > 0 ? { problems } : { fields: withDefaults(fields, seen) };
}

/** Whether the edit makes the product free; the merchant then confirms it. */
export function isMadeFree({ price }: EditedFields): boolean {
  return price === 0;
}

function readField(
  field: TypedField,
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
    found.mrp = `The MRP of ${ROW_PROBLEMS.mrpBelowPrice(`₹${all.mrp}`, `₹${all.price}`)}`;
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
