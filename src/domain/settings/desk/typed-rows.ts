// Rows of a form, such as a question with its answer: the first row's texts are called `question1` and `answer1`. They
// are stored as one list of alternating texts. Empty rows are dropped.
import type { RowsField } from '../settings.fields.ts';

type Typed = Readonly<Record<string, string>>;

/** All rows of the form, empty ones too. */
export function typedRows({ row, most }: RowsField, texts: readonly string[]): Typed {
  const names = Object.keys(row);
  const all = Array.from({ length: most }, (_, at) =>
    names.map((name, of) => [`${name}${at + 1}`, texts[at * names.length + of] ?? '']),
  );
  return Object.fromEntries(all.flat());
}

/** The filled rows, with their numbers. */
export function filledRows(
  { row, most }: RowsField,
  typed: Typed,
): { number: number; row: Typed }[] {
  const numbers = Array.from({ length: most }, (_, at) => at + 1);
  const rows = numbers.map((number) => ({ number, row: rowAt(row, typed, number) }));
  return rows.filter((it) => Object.values(it.row).some(Boolean));
}

/** The form's changes when a row is removed: those below it move up. */
export function withoutRow({ row, most }: RowsField, typed: Typed, number: number): Typed {
  const moved = Array.from({ length: most - number + 1 }, (_, at) => number + at).map((it) =>
    numbered(rowAt(row, typed, it + 1), it),
  );
  return Object.assign({}, ...moved);
}

/** The form's changes when a row swaps places with the one above it. */
export function withRowUp({ row }: RowsField, typed: Typed, number: number): Typed {
  return {
    ...numbered(rowAt(row, typed, number), number - 1),
    ...numbered(rowAt(row, typed, number - 1), number),
  };
}

function rowAt(row: RowsField['row'], typed: Typed, number: number): Typed {
  return Object.fromEntries(Object.keys(row).map((it) => [it, typed[`${it}${number}`] ?? '']));
}

function numbered(row: Typed, number: number): Typed {
  return Object.fromEntries(Object.entries(row).map(([it, text]) => [`${it}${number}`, text]));
}
