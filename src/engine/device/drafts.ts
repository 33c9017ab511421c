// The table `drafts`: typed into a form and not sent yet. A draft survives a reload and a restart of the phone, and
// never expires. It ends when its values are saved, its form is emptied, or its account leaves (forgetAccount in
// src/domain/account-mirror/sign-in.ts). The writes of a message, feedback, review, profile and address delete it in
// the transaction that saves them: a draft that outlived it could be sent twice. The backup holds no drafts.
import { openToWrite } from './database-blocked.ts';
import type { EngineDatabase } from './engine-database.ts';

/** The stored values of a form, in any shape; the form parses them. */
export async function readDraft(database: EngineDatabase, form: string): Promise<unknown> {
  return (await database.drafts.get(form))?.values;
}

/** Stores the values of a form. */
export async function saveDraft(
  database: EngineDatabase,
  form: string,
  values: unknown,
): Promise<void> {
  await openToWrite(database);
  await database.drafts.put({ form, values });
}

/** Changes the stored values in one transaction; undefined leaves them as they are. */
export async function changeDraft(
  database: EngineDatabase,
  form: string,
  change: (kept: unknown) => unknown,
): Promise<void> {
  await openToWrite(database);
  await database.transaction('rw', database.drafts, async () => {
    const values = change(await readDraft(database, form));
    if (values !== undefined) await database.drafts.put({ form, values });
  });
}

/** Forgets a form's values. */
export async function deleteDraft(database: EngineDatabase, form: string): Promise<void> {
  await database.drafts.delete(form);
}

/** The names of the stored drafts that begin with `prefix`. */
export async function draftNames(database: EngineDatabase, prefix: string): Promise<string[]> {
  return database.drafts.where('form').startsWith(prefix).primaryKeys();
}
