// The raw cells of a spreadsheet, before validation.
import { xmlText } from './files/xml-tags.ts';

/**
 * A formula is the text after the `=`; it stands for one whose result the file does not hold, otherwise the cell is its
 * result. An error is the text shown instead of a result, such as `#REF!`.
 */
export type Cell =
  | string
  | number
  | boolean
  | Date
  | null
  | { formula: string }
  | { error: string };

/** Rows may differ in length. */
export type CellRow = readonly Cell[];

/**
 * A row that holds something; `row` counts from 1, as spreadsheets do. `isHidden`: by hand or by a filter. `isTorn`: of
 * more cells than there are headings, as where a comma in a text file is not in quotation marks.
 */
export type SheetRow = { row: number; cells: CellRow; isHidden: boolean; isTorn?: true };

/** A picture placed over or in a cell. `row` from 1, `column` from 0; `name`: its cell and type, such as `I2.png`. */
export type SheetPicture = { row: number; column: number; name: string; bytes: Uint8Array };

/** A visible sheet. Every cell of a merged area holds the area's value. `isText`: read from a text file. */
export type Sheet = { name: string; rows: SheetRow[]; pictures: SheetPicture[]; isText?: true };

/** The value of a cell, or its problem in a sentence that omits row and column. */
export type Reading<Value> = { value: Value } | { problem: string };

/** A problem in one row; `column` is the heading, null for the row as a whole. `row` counts as spreadsheets do. */
export type RowProblem = { row: number; column: string | null; problem: string };

/** Whether a cell shows nothing. */
export function isBlank(cell: Cell | undefined): boolean {
  return cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '');
}

/** The same, or a dash or the like for it. */
export function standsForNothing(cell: Cell | undefined): boolean {
  return isBlank(cell) || (typeof cell === 'string' && NOTHING.test(cell));
}

const NOTHING = /^\s*(?:\p{Pd}+|n\/a|n\.a\.?|na|nil)\s*$/iu;
/** Marks that a copied text brings along: hyphenation, direction and the like. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\ufeff]/g;

/** A text without marks that nobody sees, and with the letters that HTML writes as `&amp;`. */
export const plainWords = (text: string) => xmlText(text.replace(UNSEEN, ''));

/** A cell as a person would read it out. */
export function wholeText(cell: Cell | undefined): string {
  if (cell === undefined || cell === null) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'object') return 'formula' in cell ? `=${cell.formula}` : cell.error;
  return String(cell);
}

/** The same, shortened. */
export function cellText(cell: Cell | undefined): string {
  const text = wholeText(cell);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** A heading whatever its case, spacing and punctuation: the key of an answer. */
export function headingKey(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
