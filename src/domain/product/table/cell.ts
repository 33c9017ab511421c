// The raw cells of a spreadsheet, before validation.

/** A formula is the text after the `=`; an error is the text shown instead of a result, such as `#REF!`. */
export type Cell =
  | string
  | number
  | boolean
  | Date
  | null
  | { formula: string }
  | { error: string };

/** Rows from the sheet's first, which holds the headings; rows may differ in length. */
export type CellRow = readonly Cell[];

/** The value of a cell, or its problem in a sentence that omits row and column. */
export type Reading<Value> = { value: Value } | { problem: string };

/** A problem in one row; `column` is the heading, null for the row as a whole. `row` counts as spreadsheets do. */
export type RowProblem = { row: number; column: string | null; problem: string };

/** Whether a cell shows nothing. */
export function isBlank(cell: Cell | undefined): boolean {
  return cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '');
}

/** A cell as a person would read it out, shortened. */
export function cellText(cell: Cell | undefined): string {
  if (cell === undefined || cell === null) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'object') return 'formula' in cell ? `=${cell.formula}` : cell.error;
  const text = String(cell);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
