// Puts a change that was not made back into its form.
import { deviceDatabase } from '#domain/device/database.ts';
import {
  baseOf,
  type EditedFields,
  type EditFile,
  isSame,
  withChange,
} from '#domain/editing/edited-fields.ts';
import { DOCUMENT_NAME } from '#domain/product/desk/product-files.ts';
import { deleteDraft, readDraft, saveDraft } from '#engine/device/drafts.ts';
import { workOver } from './draft-work.ts';
import { type Kept, keptIn } from './kept-typing.ts';
import { filesDraftOf, readDraftFiles } from './use-draft-files.ts';

type Again = Kept & {
  /** The fields of the change, as they would be stored. */
  wanted: EditedFields;
  files?: readonly EditFile[];
};

/**
 * Puts a change back into its form as if it had been typed. Values typed there since win, and keep their base. False if
 * the form of a new document holds another one, which stays. `storedOf`: the stored field of a form's field.
 */
export async function retype(
  name: string,
  again: Again,
  storedOf: (field: string) => string,
): Promise<boolean> {
  await workOver(name);
  const database = deviceDatabase();
  const there = keptIn(await readDraft(database, name));
  const chosen = there ? await readDraftFiles(name) : [];
  const isNew = again.seen === null;
  if (isNew && there && isInUse(there, chosen) && !isSame(there.typed, again.typed)) return false;
  const kept = isNew ? [] : chosen;
  await saveFiles(name, withFiles(kept, again.files ?? []));
  const typed = isNew ? again.typed : { ...again.typed, ...there?.typed };
  const seen =
    isNew || !there ? again.seen : seenOfBoth(again, there, namesOf(there, kept, storedOf));
  await saveDraft(database, name, { typed, seen });
  return true;
}

function isInUse({ typed }: Kept, files: readonly EditFile[]): boolean {
  return files.length > 0 || Object.values(typed).some(Boolean);
}

/** The stored fields that were typed or chosen in the form. */
function namesOf(
  { typed }: Kept,
  files: readonly EditFile[],
  storedOf: (field: string) => string,
): string[] {
  const hasDocument = files.some(({ name }) => name === DOCUMENT_NAME);
  return [...Object.keys(typed).map(storedOf), ...(hasDocument ? ['documentBytes'] : [])];
}

/** As the shop is known now, but for these fields as the form showed them when they were typed. */
function seenOfBoth({ seen, wanted }: Again, there: Kept, names: readonly string[]): EditedFields {
  const typed = Object.fromEntries(names.map((name) => [name, null]));
  const bases = Object.entries(baseOf(typed, there.seen ?? {}));
  // The form may have shown the very change that is put back: the shop never had it.
  const isOwn = (name: string, base: EditedFields[string]) =>
    name in wanted && isSame(base ?? null, wanted[name] ?? null);
  const kept = bases.filter(([name, base]) => !isOwn(name, base));
  return withChange(seen ?? {}, Object.fromEntries(kept));
}

function withFiles(kept: readonly EditFile[], more: readonly EditFile[]): EditFile[] {
  return [...kept, ...more.filter(({ name }) => !kept.some((it) => it.name === name))];
}

async function saveFiles(name: string, files: readonly EditFile[]): Promise<void> {
  const draft = filesDraftOf(name);
  if (files.length > 0) await saveDraft(deviceDatabase(), draft, files);
  else await deleteDraft(deviceDatabase(), draft);
}
