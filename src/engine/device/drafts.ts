// What was typed into a form and not sent yet, in the table `drafts`. It survives a reload and a restart of the phone, and no time ends it. It
// ends when what was typed is saved, when its form is emptied, and when its account leaves (forgetAccount in ../account/sign-in.ts). The
// writes of a message, feedback, review, profile and address delete it in the transaction that saves them: a draft that outlived that
// could be sent a second time. The backup does not hold drafts.
import { openToWrite } from './database-blocked.ts';
import type { EngineDatabase } from './engine-database.ts';

/** The kept values of a form, whatever they are; the form parses them. */
export async function readDraft(database: EngineDatabase, form: string): Promise<unknown> {
  return (await database.drafts.get(form))?.values;
}

/** Keeps the values of a form. */
export async function saveDraft(
  database: EngineDatabase,
  form: string,
  values: unknown,
): Promise<void> {
  await openToWrite(database);
  await database.drafts.put({ form, values });
}

/** Makes other values of those that are kept, in one step. */
export async function changeDraft(
  database: EngineDatabase,
  form: string,
  change: (kept: unknown) => unknown,
): Promise<void> {
  await openToWrite(database);
  await database.transaction('rw', database.drafts, async () => {
    await database.drafts.put({ form, values: change(await readDraft(database, form)) });
  });
}

/** Forgets a form's values. */
export async function deleteDraft(database: EngineDatabase, form: string): Promise<void> {
  await database.drafts.delete(form);
}

/** The names of the kept drafts that begin with `prefix`. */
export async function draftNames(database: EngineDatabase, prefix: string): Promise<string[]> {
  return database.drafts.where('form').startsWith(prefix).primaryKeys();
}
