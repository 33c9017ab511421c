// The tasks of the import worker (sw/desk-import-worker.ts), which runs beside the desk's page.
import type { Cell } from '../table/cell.ts';
import type { CheckedTable } from '../table/check-table.ts';
import type { SpreadsheetKind } from '../table/write-spreadsheet.ts';

export type ReadTable = CheckedTable | { problem: string };
/** `problem`: the end of a sentence that begins with the name of the file. */
export type PreparedPhoto =
  | { picture: string; type: string; bytes: ArrayBuffer }
  | { problem: string };

export type ImportTasks = {
  /** Reads a spreadsheet and checks its rows. */
  readTable(bytes: ArrayBuffer): Promise<ReadTable>;
  /** Checks a photo, numbers it, and shrinks it to a size that can be sent. */
  preparePhoto(file: Blob): Promise<PreparedPhoto>;
  writeSpreadsheet(kind: SpreadsheetKind, headings: string[], rows: Cell[][]): Promise<Uint8Array>;
};
