// The import of this page, from the chosen file to the last row. Everything is checked before anything is written. The
// chosen files stay on this device until they are written or given up; an import that was cut off is checked again and
// then writes the rows still missing.

import { markBusy } from '#browser/busy.ts';
import { shopOfDesk } from '#browser/sync/desk-shop.ts';
import { refreshDeskNow } from '#browser/sync/refresh-desk-when-due.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import type { KeptImport } from '#domain/device/tables.ts';
import { ImportEnded } from '#domain/product/desk/import-at-desk.ts';
import {
  changeKeptImport,
  forgetImport,
  keepImport,
  readKeptImport,
} from '#domain/product/desk/kept-import.ts';
import type { CheckedTable } from '#domain/product/table/check-table.ts';
import type { ImportContext } from '#domain/product/table/compare-row.ts';
import { FILE_PROBLEMS } from '#domain/product/table/messages.ts';
import { type Preview, preview } from '#domain/product/table/preview.ts';
import { MAX_TABLE_BYTES } from '#domain/product/table/table-limits.ts';
import { writeRows } from '#domain/product/table/write-rows.ts';
import { saveFailureReason } from '#engine/device/save-failure.ts';
import { callImportWorker } from './call-import-worker.ts';
import { folderOf, keepPictures } from './chosen-pictures.ts';
import { type ImportState, importState, setImportState } from './import-state.ts';
import { NO_ROOM } from './messages.ts';

/** A checked import that may be written. */
type Ready = { uid: string; name: string; found: Preview; context: ImportContext };
/** One piece of work; it shows nothing any more once another one has begun. */
type Work = { uid: string; signal: AbortSignal; show(state: ImportState): void };

let ready: Ready | null = null;
let running: AbortController | null = null;
/** Pictures chosen on this page, kept for the next table as well. */
let chosenPictures: readonly File[] = [];

const NOTHING: ImportState = { at: 'nothing', name: null, problem: null };

/** Resumes the import kept on this device when its screen opens. */
export async function openImport(uid: string): Promise<void> {
  if (importState().at === 'opening' && !running) await checkKept(uid);
}

/**
 * Stops any work in progress and checks the kept import again: written rows stay written, the others are found new or
 * changed.
 * @param files pictures that were chosen just now
 */
export function checkKept(uid: string, files: readonly File[] = []): Promise<void> {
  return run(uid, async (work) => {
    const kept = await readKeptImport(deviceDatabase(), uid);
    if (!kept) return work.show(NOTHING);
    const table = await readTable(work, kept.kept.name, kept.spreadsheet);
    if (table) await withPictures(work, kept.kept, table, files);
  });
}

/** Checks a chosen spreadsheet and keeps it. */
export function chooseTable(uid: string, file: File): Promise<void> {
  return run(uid, async (work) => {
    const { name } = file;
    if (file.size > MAX_TABLE_BYTES) {
      return work.show({ at: 'nothing', name, problem: FILE_PROBLEMS.tooLarge });
    }
    const bytes = await file.arrayBuffer();
    const table = await readTable(work, name, bytes);
    if (!table) return;
    // Pictures stay for the next table, which may be the same one with a cell corrected.
    const before = await readKeptImport(deviceDatabase(), uid);
    const pictures = before?.kept.pictures ?? [];
    const kept: KeptImport = { uid, name, pictures, unused: [], writing: null };
    await keepImport(deviceDatabase(), kept, bytes);
    await withPictures(work, kept, table, chosenPictures);
  });
}

/** Checks the same table again with these pictures. */
export function choosePictures(uid: string, files: readonly File[]): Promise<void> {
  chosenPictures = files;
  return checkKept(uid, files);
}

/** Writes the checked rows. */
export async function writeImport(): Promise<void> {
  const checked = ready;
  if (!checked) return;
  const { uid, name, found, context } = checked;
  await run(uid, async ({ signal, show }) => {
    const of = found.rows.length;
    let writing = { since: Date.now(), done: 0, of };
    const tell = (isWaiting: boolean) =>
      show({ at: 'writing', name, done: writing.done, of, isWaiting });
    tell(false);
    await changeKeptImport(deviceDatabase(), uid, { writing });
    const shop = shopOfDesk(uid, signal, tell);
    const written = await writeRows(shop, found.rows, context, (done) => {
      writing = { ...writing, done };
      tell(false);
      void changeKeptImport(deviceDatabase(), uid, { writing }).catch(console.error);
    });
    await forgetImport(deviceDatabase(), uid);
    const problems = [...found.problems, ...written.refused];
    show({ at: 'done', name, written, problems });
    void refreshDeskNow();
  });
}

/** Discards the chosen files. */
export async function giveUpImport(uid: string): Promise<void> {
  running?.abort();
  running = null;
  ready = null;
  chosenPictures = [];
  await forgetImport(deviceDatabase(), uid);
  setImportState(NOTHING);
}

/** Runs one piece of work at a time; aborts the one before. */
async function run(uid: string, does: (work: Work) => Promise<void>): Promise<void> {
  running?.abort();
  const own = new AbortController();
  running = own;
  ready = null;
  const show = (state: ImportState) => {
    if (running === own) setImportState(state);
  };
  const end = markBusy();
  try {
    await does({ uid, signal: own.signal, show });
  } catch (error) {
    if (running === own) show(endOf(error));
  } finally {
    end();
  }
}

function endOf(error: unknown): ImportState {
  const state = importState();
  const name = 'name' in state ? state.name : null;
  if (saveFailureReason(error) === 'full') return { at: 'nothing', name, problem: NO_ROOM };
  console.error('the import ended', error);
  const why = error instanceof ImportEnded ? error.why : 'failed';
  const { done, of } = 'done' in state ? state : { done: 0, of: 0 };
  return { at: 'ended', name, why, done, of };
}

/** The rows of a file; null if it cannot be read, and then shows why. */
async function readTable(
  { show }: Work,
  name: string,
  bytes: ArrayBuffer,
): Promise<CheckedTable | null> {
  show({ at: 'reading', name });
  const table = await callImportWorker((it) => it.readTable(bytes));
  if (!('problem' in table)) return table;
  show({ at: 'nothing', name, problem: table.problem });
  return null;
}

async function withPictures(
  work: Work,
  kept: KeptImport,
  table: CheckedTable,
  files: readonly File[],
): Promise<void> {
  const { name } = kept;
  if (files.length === 0) return compare(work, kept, table);
  const pictures = await keepPictures(kept, files, table.rows, (done, of) => {
    if (work.signal.aborted) throw new ImportEnded('stopped');
    work.show({ at: 'pictures', name, done, of, isWaiting: false });
  });
  await changeKeptImport(deviceDatabase(), work.uid, pictures);
  await compare(work, { ...kept, ...pictures }, table);
}

async function compare(
  { uid, signal, show }: Work,
  { name, pictures, unused, writing }: KeptImport,
  table: CheckedTable,
): Promise<void> {
  const { problems, refused, rows, unknown } = table;
  const findings = { problems, refused };
  let done = 0;
  const tell = (isWaiting: boolean) =>
    show({ at: 'comparing', name, done, of: rows.length, isWaiting, findings });
  tell(false);
  const shop = shopOfDesk(uid, signal, tell);
  const context = { groups: await shop.readGroups(), folder: folderOf(pictures, rows) };
  const found = await preview(shop, table, {
    context,
    // Each was checked when it was chosen; its problem is in the folder.
    photoProblem: async () => null,
    progress(now) {
      done = now;
      tell(false);
    },
  });
  if (signal.aborted) return;
  ready = { uid, name, found, context };
  const leftOut = { columns: unknown, files: unused };
  const hasPictures = pictures.length > 0;
  show({ at: 'checked', name, found, leftOut, hasPictures, cutOff: writing });
}
