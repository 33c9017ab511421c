// Creates, changes, hides or deletes a category, brand or blog. Its fields: EntryEdit in entry-edit.ts. Rules:
// isEntryEdit, isCategory, isGroup and isBlog in backend/firestore.rules.

import type { SaveOutcome } from '#engine/outbox/enqueue.ts';
import type { HaatDatabase } from '../../device/tables.ts';
import { type EditPress, editKind, saveEdit } from '../../editing/desk-edit.ts';
import { textPicturePath } from '../../shared/text-picture.ts';
import { deleteDeskEntry, editDeskEntry } from './desk-entries.ts';
import { ENTRY_FIELDS, EntryEdit } from './entry-edit.ts';

export const deskEntryWrite = editKind<EntryEdit>({
  kind: 'desk-entry',
  schema: EntryEdit,
  pathOf: ({ collection, entryId }) => `/${collection}/${entryId}`,
  note: ({ collection, entryId, does }, upon) => ({ collection, entryId, does, upon }),
  pathOfFile: (_, name) => textPicturePath(name),
  allFields: ({ collection }) => ENTRY_FIELDS[collection],
  tables: ({ deskEntries }) => [deskEntries],
  keep: (database, uid, edit) =>
    edit.does === 'delete'
      ? deleteDeskEntry(database, uid, edit)
      : editDeskEntry(database, uid, edit, edit.fields),
});

/** Saves an edit of an entry. */
export function saveEntryEdit(
  database: HaatDatabase,
  press: EditPress<EntryEdit>,
  now: number,
): Promise<SaveOutcome> {
  const entityKey = `desk/${press.collection}/${press.entryId}`;
  return saveEdit(database, deskEntryWrite, entityKey, press, now);
}
