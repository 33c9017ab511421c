// The import of this page, from the chosen file to what it would write. Everything is checked before anything is
// written. The chosen files and the answers about them stay on this device until they are written or given up.
import { shopOfDesk } from '#browser/sync/desk-shop.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import type { KeptImport } from '#domain/device/tables.ts';
import { ImportEnded } from '#domain/product/desk/import-at-desk.ts';
import {
  changeKeptImport,
  forgetImport,
  keepColumnAnswers,
  keepImport,
  readColumnAnswers,
  readKeptImport,
} from '#domain/product/desk/kept-import.ts';
import type { RowProblem } from '#domain/product/table/cell.ts';
import { headingKey } from '#domain/product/table/cell.ts';
import type { Field } from '#domain/product/table/columns.ts';
import type { ImportContext } from '#domain/product/table/compare-row.ts';
import { FILE_PROBLEMS } from '#domain/product/table/messages.ts';
import { preview } from '#domain/product/table/preview.ts';
import type {
  CheckedTable,
  ColumnQuestion,
  TableAnswers,
} from '#domain/product/table/product-table.ts';
import { MAX_TABLE_BYTES } from '#domain/product/table/table-limits.ts';
import { callImportWorker } from './call-import-worker.ts';
import { folderOf, keepPictures, pathOf } from './chosen-pictures.ts';
import {
  type AskedColumns,
  type ImportState,
  importState,
  setImportState,
} from './import-state.ts';
import { hasWork, run, stopWork, type Work } from './import-work.ts';

/** A table that is no problem as a whole. */
type Read = CheckedTable | { ask: ColumnQuestion };

/** Pictures chosen on this page, kept for the next table as well. */
let chosenPictures: readonly File[] = [];
/** The table that was read last, also once it is written: its refused rows can still be saved. */
let lastTable: { bytes: ArrayBuffer; answers: TableAnswers } | null = null;

const NOTHING: ImportState = { at: 'nothing', name: null, problem: null };

/** Resumes the import kept on this device when its screen opens. */
export async function openImport(uid: string): Promise<void> {
  if (importState().at === 'opening' && !hasWork()) await checkKept(uid);
}

/**
 * Stops any work in progress and checks the kept import again: written rows stay written, the others are found new or
 * changed.
 */
export function checkKept(uid: string): Promise<void> {
  return run(uid, (work) => checkAgain(work));
}

/** Checks a chosen spreadsheet and keeps it. */
export function chooseTable(uid: string, file: File): Promise<void> {
  return run(uid, async (work) => {
    const { name } = file;
    if (file.size > MAX_TABLE_BYTES) {
      return work.show({ at: 'nothing', name, problem: FILE_PROBLEMS.tooLarge });
    }
    const bytes = await file.arrayBuffer();
    const answers = { columns: await readColumnAnswers(deviceDatabase(), uid) };
    const table = await readTable(work, name, bytes, answers);
    if (!table) return;
    // Pictures stay for the next table, which may be the same one with a cell corrected.
    const before = await readKeptImport(deviceDatabase(), uid);
    const pictures = (before?.kept.pictures ?? []).filter(({ isInTable }) => !isInTable);
    const kept: KeptImport = { uid, name, pictures, unused: [], answers, writing: null };
    await keepImport(deviceDatabase(), kept, bytes);
    await withPictures(work, kept, table);
  });
}

/** Checks the same table again with these pictures. */
export function choosePictures(uid: string, files: readonly File[]): Promise<void> {
  chosenPictures = files;
  return run(uid, (work) => checkAgain(work, files));
}

/** Checks the same table again with these answers. */
export function answerImport(uid: string, answers: TableAnswers): Promise<void> {
  return run(uid, async (work) => {
    await changeKeptImport(deviceDatabase(), uid, { answers });
    await checkAgain(work);
  });
}

/** Answers which column is which, in the order of the question, and remembers what it did not know for the next table. */
export function answerColumns(
  uid: string,
  { question, answers }: AskedColumns,
  fields: readonly (Field | null)[],
): Promise<void> {
  return run(uid, async (work) => {
    const told = question.columns.map(({ heading, field: known }, at) => {
      const field = fields[at] ?? null;
      return { key: headingKey(heading), field, isNews: field === null || field !== known };
    });
    const byKey = (some: typeof told) =>
      Object.fromEntries(some.map(({ key, field }) => [key, field]));
    const news = byKey(told.filter(({ isNews }) => isNews));
    await keepColumnAnswers(deviceDatabase(), uid, news);
    const columns = { ...answers.columns, ...byKey(told) };
    await changeKeptImport(deviceDatabase(), uid, { answers: { ...answers, columns } });
    await checkAgain(work);
  });
}

/** Shows which column of the kept table is which, to be changed. */
export function askColumns(uid: string): Promise<void> {
  return run(uid, async ({ show }) => {
    const kept = await readKeptImport(deviceDatabase(), uid);
    if (!kept) return show(NOTHING);
    const { name, answers = {} } = kept.kept;
    const question = await callImportWorker((it) => it.askColumns(kept.spreadsheet, answers));
    if ('problem' in question) return show({ at: 'nothing', name, problem: question.problem });
    show({ at: 'columns', name, question: question.ask, answers });
  });
}

/** Discards the chosen files. */
export async function giveUpImport(uid: string): Promise<void> {
  stopWork();
  chosenPictures = [];
  lastTable = null;
  await forgetImport(deviceDatabase(), uid);
  setImportState(NOTHING);
}

/** The rows of the last table that have these problems, as an .xlsx; null where no table was read. */
export async function refusedTable(problems: readonly RowProblem[]): Promise<Uint8Array | null> {
  const last = lastTable;
  if (!last) return null;
  return callImportWorker((it) => it.refusedTable(last.bytes, last.answers, problems));
}

/** @param files pictures that were chosen just now */
async function checkAgain(work: Work, files: readonly File[] = []): Promise<void> {
  const found = await readKeptImport(deviceDatabase(), work.uid);
  if (!found) return work.show(NOTHING);
  const { kept, spreadsheet } = found;
  const table = await readTable(work, kept.name, spreadsheet, kept.answers ?? {});
  if (table) await withPictures(work, kept, table, files);
}

/** The rows of a file, or what is asked about its columns; null if it cannot be read, and then shows why. */
async function readTable(
  { show }: Work,
  name: string,
  bytes: ArrayBuffer,
  answers: TableAnswers,
): Promise<Read | null> {
  show({ at: 'reading', name });
  lastTable = { bytes, answers };
  const table = await callImportWorker((it) => it.readTable(bytes, answers));
  if (!('problem' in table)) return table;
  show({ at: 'nothing', name, problem: table.problem });
  return null;
}

async function withPictures(
  work: Work,
  kept: KeptImport,
  table: Read,
  chosenNow: readonly File[] = [],
): Promise<void> {
  const { name, answers = {} } = kept;
  if ('ask' in table) return work.show({ at: 'columns', name, question: table.ask, answers });
  const isNew = (path: string) => !kept.pictures.some(({ file }) => file === path);
  const files = chosenPictures.filter((it) => chosenNow.includes(it) || isNew(pathOf(it)));
  const inTable = table.pictures.filter((it) => isNew(it.name));
  if (files.length + inTable.length === 0) return compare(work, kept, table);
  const pictures = await keepPictures(kept, { files, inTable }, table.rows, (done, of) => {
    if (work.signal.aborted) throw new ImportEnded('stopped');
    work.show({ at: 'pictures', name, done, of, isWaiting: false });
  });
  await changeKeptImport(deviceDatabase(), work.uid, pictures);
  await compare(work, { ...kept, ...pictures }, table);
}

async function compare(
  { uid, signal, show }: Work,
  { name, pictures, unused, answers = {}, writing }: KeptImport,
  table: CheckedTable,
): Promise<void> {
  const { problems, refused, rows, unknown, origin, hidden } = table;
  const findings = { problems, refused };
  let done = 0;
  const tell = (isWaiting: boolean) =>
    show({ at: 'comparing', name, done, of: rows.length, isWaiting, findings });
  tell(false);
  const shop = shopOfDesk(uid, signal, tell);
  const context: ImportContext = {
    groups: await shop.readGroups(),
    folder: folderOf(pictures, rows),
    isOtherShop: origin !== null,
    free: answers.free,
    stock: answers.stock,
  };
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
  const leftOut = { columns: unknown, files: unused };
  const whole = { origin, hidden };
  show({ at: 'checked', name, found, context, table: whole, answers, leftOut, cutOff: writing });
}
