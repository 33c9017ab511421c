// Rows of a form, such as a question with its answer: a field of the first row is called `question1`. They are stored as one list of texts by turns. A row
// of which nothing is filled in is none.
import { rowsOf } from '../catalogue/home-page.ts';

/** The fields of a row, in the order in which they are stored, and how many rows there are at most. */
export type RowForm<Field extends string = string> = { fields: readonly Field[]; max: number };
type Typed = Readonly<Record<string, string>>;

/** The rows as they stand in the form, those that are empty as well. */
export function typedRows({ fields, max }: RowForm, texts: readonly string[]): Typed {
  const all = Array.from({ length: max * fields.length }, (_, at) => texts[at] ?? '');
  const rows = rowsOf(fields, all).map((row, at) => numbered(fields, row, at + 1));
  return Object.assign({}, ...rows);
}

/** The rows in which something stands, with their numbers. */
export function filledRows<Field extends string>(
  { fields, max }: RowForm<Field>,
  typed: Typed,
): { number: number; row: Record<Field, string> }[] {
  const numbers = Array.from({ length: max }, (_, at) => at + 1);
  const rows = numbers.map((number) => ({ number, row: rowAt(fields, typed, number) }));
  return rows.filter(({ row }) => Object.values(row).some(Boolean));
}

/** What changes in the form where a row is taken out: those behind it move up. */
export function withoutRow({ fields, max }: RowForm, typed: Typed, number: number): Typed {
  const moved = Array.from({ length: max - number + 1 }, (_, at) => number + at).map((it) =>
    numbered(fields, rowAt(fields, typed, it + 1), it),
  );
  return Object.assign({}, ...moved);
}

/** What changes in the form where a row and the one above it change places. */
export function withRowUp({ fields }: RowForm, typed: Typed, number: number): Typed {
  return {
    ...numbered(fields, rowAt(fields, typed, number), number - 1),
    ...numbered(fields, rowAt(fields, typed, number - 1), number),
  };
}

function rowAt<Field extends string>(
  fields: readonly Field[],
  typed: Typed,
  number: number,
): Record<Field, string> {
  const row = fields.map((field) => [field, typed[`${field}${number}`] ?? '']);
  return Object.fromEntries(row) as Record<Field, string>;
}

function numbered(fields: readonly string[], row: Typed, number: number): Typed {
  return Object.fromEntries(fields.map((field) => [`${field}${number}`, row[field] ?? '']));
}
