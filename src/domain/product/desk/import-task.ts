// The tasks of the import worker (sw/desk-import-worker.ts), which runs beside the desk's page.
import type { Cell, RowProblem } from '../table/cell.ts';
import type { FilledForm, FormPlace } from '../table/files/fill-spreadsheet.ts';
import type { Spreadsheet } from '../table/files/read-spreadsheet.ts';
import type {
  ColumnLook,
  SpreadsheetKind,
  WrittenSheet,
} from '../table/files/write-spreadsheet.ts';
import type { CheckedTable, ColumnQuestion, TableAnswers } from '../table/product-table.ts';

type ReadTable = CheckedTable | { ask: ColumnQuestion } | { problem: string };
/** `problem`: the end of a sentence that begins with the name of the file. */
export type PreparedPhoto =
  | { picture: string; type: string; bytes: ArrayBuffer }
  | { problem: string };

export type ImportTasks = {
  /** Says problems in this language from now on; in English if its texts are not on this device. */
  speak(language: string): Promise<void>;
  /** Reads a spreadsheet and checks its rows; asks which column is which where that is not clear. */
  readTable(bytes: ArrayBuffer, answers: TableAnswers): Promise<ReadTable>;
  /** The columns of a spreadsheet as they are read now, to be changed. */
  askColumns(
    bytes: ArrayBuffer,
    answers: TableAnswers,
  ): Promise<{ ask: ColumnQuestion } | { problem: string }>;
  /** The rows that have these problems, and what is wrong with each, as an .xlsx. */
  refusedTable(
    bytes: ArrayBuffer,
    answers: TableAnswers,
    problems: readonly RowProblem[],
  ): Promise<Uint8Array>;
  /** Checks a photo, numbers it, and shrinks it to a size that can be sent. */
  preparePhoto(file: Blob): Promise<PreparedPhoto>;
  /** `looks`, `name`: of the columns and the sheet, where they are not those of a table of products. */
  writeSpreadsheet(
    kind: SpreadsheetKind,
    headings: string[],
    rows: Cell[][],
    looks?: ColumnLook[],
    name?: string,
  ): Promise<Uint8Array>;
  /** An .xlsx of several sheets. */
  writeWorkbook(sheets: readonly WrittenSheet[]): Promise<Uint8Array>;
  /** The cells of any spreadsheet, without its pictures. */
  readSheets(bytes: ArrayBuffer): Promise<Spreadsheet>;
  /** A copy of a form with these rows. @throws where it cannot be read */
  fillForm(
    form: ArrayBuffer,
    place: FormPlace,
    rows: Cell[][],
    looks: ColumnLook[],
  ): Promise<FilledForm>;
};
