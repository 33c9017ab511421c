// What the desk's import worker is asked to do beside the page, and what it answers.
import type { Cell } from '../product-table/cell.ts';
import type { CheckedTable } from '../product-table/check-table.ts';
import type { SpreadsheetKind } from '../product-table/write-spreadsheet.ts';

export type ImportTask =
  /** Read a spreadsheet and check its rows. */
  | { does: 'read'; bytes: ArrayBuffer }
  /** Look at a photo, number it, and make it small enough to be sent. */
  | { does: 'photo'; file: Blob }
  /** Write a spreadsheet. */
  | { does: 'write'; kind: SpreadsheetKind; headings: string[]; rows: Cell[][] };

export type ReadTable = CheckedTable | { problem: string };
/** `problem`: the end of a sentence that begins with the name of the file. */
export type PreparedPhoto =
  | { picture: string; type: string; bytes: ArrayBuffer }
  | { problem: string };

export type TaskAnswers = { read: ReadTable; photo: PreparedPhoto; write: Uint8Array };

export type AskedTask = { at: number; task: ImportTask };
export type AnsweredTask =
  | { at: number; answer: TaskAnswers[keyof TaskAnswers] }
  | { at: number; error: string };
