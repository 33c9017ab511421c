// How far the import of this page has come. It goes on while the merchant looks at other desk screens.
import { useSyncExternalStore } from 'react';
import type { ImportEnded } from '#domain/product/desk/import-at-desk.ts';
import type { RowProblem } from '#domain/product/table/cell.ts';
import type { Preview } from '#domain/product/table/preview.ts';
import type { Written } from '#domain/product/table/write-rows.ts';

/** How much is done out of how much; `isWaiting`: the shop does not answer at the moment. */
type Under = { name: string; done: number; of: number; isWaiting: boolean };

/** Problems of the file itself, whatever the shop holds. */
type FileFindings = { problems: RowProblem[]; refused: number };

export type CheckedImport = {
  at: 'checked';
  name: string;
  found: Preview;
  leftOut: { columns: string[]; files: string[] };
  hasPictures: boolean;
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

type DoneImport = { at: 'done'; name: string; written: Written; problems: RowProblem[] };

export type ImportState =
  | { at: 'opening' }
  | { at: 'nothing'; name: string | null; problem: string | null }
  | { at: 'reading'; name: string }
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
