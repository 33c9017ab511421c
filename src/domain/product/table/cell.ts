// The cells of a spreadsheet as they are found in a file, before any of them is believed.

/** A formula is the text behind the `=`; an error is what a spreadsheet shows in place of a result, such as `#REF!`. */
export type Cell =
  | string
  | number
  | boolean
  | Date
  | null
  | { formula: string }
  | { error: string };

/** Rows from the first one of the sheet, which holds the headings; a row may be shorter than others. */
export type CellRow = readonly Cell[];

/** What was read from a cell, or what is wrong with it in a sentence without row and column. */
export type Reading<Value> = { value: Value } | { problem: string };

/** What is wrong in one row; `column` is the heading, and null where it is about the row as a whole. `row` as spreadsheets count. */
export type RowProblem = { row: number; column: string | null; problem: string };

/** Whether there is nothing in a cell that anybody could see. */
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
