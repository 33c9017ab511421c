// The import of this page, from the chosen file to the last row. Everything is checked before anything is written; what was chosen is kept on this device
// until it is written or given up. An import that was cut off is checked again, and then writes what is still missing.

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
import { askImportWorker } from './ask-import-worker.ts';
import { folderOf, keepPictures } from './chosen-pictures.ts';
import { type ImportState, importState, setImportState } from './import-state.ts';
import { NO_ROOM } from './messages.ts';

/** What is checked and may be written. */
type Ready = { uid: string; name: string; found: Preview; context: ImportContext };
/** One piece of work; once another one has begun, it shows nothing any more. */
type Work = { uid: string; signal: AbortSignal; show(state: ImportState): void };

let ready: Ready | null = null;
let running: AbortController | null = null;
/** Pictures that were chosen on this page, for the next table as well. */
let chosenPictures: readonly File[] = [];

const NOTHING: ImportState = { at: 'nothing', name: null, problem: null };

/** Goes on with what is kept on this device; for a screen that is opened. */
export async function openImport(uid: string): Promise<void> {
  if (importState().at === 'opening' && !running) await checkKept(uid);
}

/**
 * Checks again what is kept, and stops what is under way: what is written stays written, and what is not is found new or changed.
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

/** Checks a spreadsheet that was chosen, and keeps it. */
export function chooseTable(uid: string, file: File): Promise<void> {
  return run(uid, async (work) => {
    const { name } = file;
    if (file.size > MAX_TABLE_BYTES) {
      return work.show({ at: 'nothing', name, problem: FILE_PROBLEMS.tooLarge });
    }
    const bytes = await file.arrayBuffer();
    const table = await readTable(work, name, bytes);
    if (!table) return;
    // Pictures stay for the next table: perhaps a cell was corrected in it.
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

/** Writes what was checked. */
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

/** Gives up what was chosen. */
export async function giveUpImport(uid: string): Promise<void> {
  running?.abort();
  running = null;
  ready = null;
  chosenPictures = [];
  await forgetImport(deviceDatabase(), uid);
  setImportState(NOTHING);
}

/** One piece of work at a time: the one before is stopped. */
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

/** The rows of a file; null where it is none that can be read, which is then shown. */
async function readTable(
  { show }: Work,
  name: string,
  bytes: ArrayBuffer,
): Promise<CheckedTable | null> {
  show({ at: 'reading', name });
  const table = await askImportWorker((it) => it.readTable(bytes));
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
    // Each was looked at when it was chosen; what is wrong with it stands in the folder.
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
