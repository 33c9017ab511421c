// How far the import of this page has come. It goes on while the merchant looks at other desk screens.
import { useSyncExternalStore } from 'react';
import type { MissingPictures } from '#domain/product/desk/fetched-pictures.ts';
import type { ImportEnded } from '#domain/product/desk/import-at-desk.ts';
import type { RowProblem } from '#domain/product/table/cell.ts';
import type { ImportContext } from '#domain/product/table/compare-row.ts';
import type { Preview } from '#domain/product/table/preview.ts';
import type {
  CheckedTable,
  ColumnQuestion,
  TableAnswers,
} from '#domain/product/table/product-table.ts';
import type { Written } from '#domain/product/table/write-rows.ts';

/** How much is done out of how much; `isWaiting`: the shop does not answer at the moment. */
type Under = { name: string; done: number; of: number; isWaiting: boolean };

/** Problems of the file itself, whatever the shop holds. */
type FileFindings = { problems: RowProblem[]; refused: number };

/** Which column is which has to be told, or is told anew. */
export type AskedColumns = {
  at: 'columns';
  name: string;
  question: ColumnQuestion;
  answers: TableAnswers;
};

export type CheckedImport = {
  at: 'checked';
  name: string;
  found: Preview;
  context: ImportContext;
  /** The table as a whole: where it is from, and what has to be asked about it. */
  table: Pick<CheckedTable, 'origin' | 'hidden'>;
  answers: TableAnswers;
  leftOut: { columns: string[]; files: string[] };
  /** How far an earlier page had come when it was cut off. */
  cutOff: { done: number; of: number } | null;
};

/** `why`: why the import stopped; `failed` for anything unexpected. */
export type EndedImport = {
  at: 'ended';
  name: string | null;
  why: ImportEnded['why'] | 'failed';
  done: number;
  of: number;
};

/** Pictures on the web that the functions fetch now; `missing` once that is over, with those that could not be had. */
type FetchedPictures = { products: number; isWaiting: boolean; missing: MissingPictures[] | null };

export type DoneImport = {
  at: 'done';
  name: string;
  written: Written;
  problems: RowProblem[];
  fetched: FetchedPictures | null;
};

export type ImportState =
  | { at: 'opening' }
  | { at: 'nothing'; name: string | null; problem: string | null }
  | { at: 'reading'; name: string }
  | AskedColumns
  | (Under & { at: 'pictures' })
  | (Under & { at: 'comparing'; findings: FileFindings })
  | CheckedImport
  | (Under & { at: 'writing' })
  | DoneImport
  | EndedImport;

let state: ImportState = { at: 'opening' };
const listeners = new Set<() => void>();

export function importState(): ImportState {
  return state;
}

export function setImportState(next: ImportState): void {
  state = next;
  for (const listener of listeners) listener();
}

export function useImportState(): ImportState {
  return useSyncExternalStore(follow, importState);
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether something has to be answered that decides which rows are written, or how. */
export function isAsking({ table, found, answers }: CheckedImport): boolean {
  return (
    (table.hidden > 0 && answers.hiddenRows === undefined) ||
    (found.free > 0 && answers.free === undefined) ||
    (found.stockAsked > 0 && answers.stock === undefined)
  );
}
