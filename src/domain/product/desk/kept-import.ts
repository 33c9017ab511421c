// The import that the merchant has chosen, kept until it is written or given up: after a closed page or a lost network
// nobody has to choose the files again. Bytes instead of Blobs: some browsers lose Blobs in IndexedDB.
import { Dexie } from 'dexie';
import { openToWrite } from '#engine/device/database-blocked.ts';
import { readDraft, saveDraft } from '#engine/device/drafts.ts';
import { evictAndRetry } from '#engine/device/save-failure.ts';
import type { HaatDatabase, KeptImport, KeptImportFile } from '../../device/tables.ts';
import { COLUMNS, type Field } from '../table/columns.ts';

/** The spreadsheet's name among its pictures. */
const SPREADSHEET = '';

/** The field under each heading, by `headingKey`; null for a column that is left out. */
type ColumnAnswers = Readonly<Record<string, Field | null>>;

/** Keeps a spreadsheet, replacing the previous one. @throws Error where the device has no room */
export async function keepImport(
  database: HaatDatabase,
  kept: KeptImport,
  spreadsheet: ArrayBuffer,
): Promise<void> {
  await openToWrite(database);
  const { deskImports, deskImportFiles } = database;
  const file = { uid: kept.uid, name: SPREADSHEET, type: '', bytes: spreadsheet };
  await evictAndRetry(database, () =>
    database.transaction('rw', [deskImports, deskImportFiles], async () => {
      await deskImports.put(kept);
      await deskImportFiles.put(file);
    }),
  );
}

/** The kept import and its spreadsheet; null for none. */
export async function readKeptImport(
  database: HaatDatabase,
  uid: string,
): Promise<{ kept: KeptImport; spreadsheet: ArrayBuffer } | null> {
  const { deskImports, deskImportFiles } = database;
  return database.transaction('r', [deskImports, deskImportFiles], async () => {
    const kept = await deskImports.get(uid);
    const file = await deskImportFiles.get([uid, SPREADSHEET]);
    return kept && file ? { kept, spreadsheet: file.bytes } : null;
  });
}

/** Updates the kept import, if there still is one. */
export async function changeKeptImport(
  database: HaatDatabase,
  uid: string,
  changes: Partial<Pick<KeptImport, 'pictures' | 'unused' | 'answers' | 'writing'>>,
): Promise<void> {
  await database.deskImports.update(uid, changes);
}

/** Keeps a picture under its number. @throws Error where the device has no room */
export async function keepImportPhoto(
  database: HaatDatabase,
  photo: KeptImportFile,
): Promise<void> {
  await openToWrite(database);
  await evictAndRetry(database, () => database.deskImportFiles.put(photo));
}

/** A kept picture; undefined where there is none. */
export async function readImportPhoto(
  database: HaatDatabase,
  uid: string,
  picture: string,
): Promise<KeptImportFile | undefined> {
  return database.deskImportFiles.get([uid, picture]);
}

/** Deletes the kept import once it is written or given up. */
export async function forgetImport(database: HaatDatabase, uid: string): Promise<void> {
  const { deskImports, deskImportFiles } = database;
  await database.transaction('rw', [deskImports, deskImportFiles], async () => {
    await deskImports.delete(uid);
    await filesOf(database, uid).delete();
  });
}

function filesOf(database: HaatDatabase, uid: string) {
  return database.deskImportFiles
    .where('[uid+name]')
    .between([uid, Dexie.minKey], [uid, Dexie.maxKey]);
}

const columnsForm = (uid: string) => `desk/import/columns/${uid}`;

/** Which column was which in the merchant's earlier tables. */
export async function readColumnAnswers(
  database: HaatDatabase,
  uid: string,
): Promise<ColumnAnswers> {
  const kept = Object.entries(Object(await readDraft(database, columnsForm(uid))));
  const known = kept.flatMap(([key, field]) => {
    const column = COLUMNS.find((it) => it.field === field);
    return column || field === null ? [[key, column?.field ?? null] as const] : [];
  });
  return Object.fromEntries(known);
}

/** Remembers which column is which for the merchant's next tables. */
export async function keepColumnAnswers(
  database: HaatDatabase,
  uid: string,
  answers: ColumnAnswers,
): Promise<void> {
  const before = await readColumnAnswers(database, uid);
  await saveDraft(database, columnsForm(uid), { ...before, ...answers });
}
