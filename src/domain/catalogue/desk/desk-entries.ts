// The desk's copy of categories, brands and blogs on the merchant's device, per merchant: fields as the shop stores
// them, hidden documents too. Readers lay this device's waiting edits over it.
import { Dexie } from 'dexie';
import type { DeskEntry, HaatDatabase } from '../../device/tables.ts';
import { type EditedFields, withChange } from '../../editing/edited-fields.ts';
import type { EntryCollection, EntryPlace } from './entry-edit.ts';

const { minKey, maxKey } = Dexie;

/** All of one collection. */
export async function readDeskEntries(
  { deskEntries }: HaatDatabase,
  uid: string,
  collection: EntryCollection,
): Promise<DeskEntry[]> {
  return deskEntries
    .where('[uid+collection+entryId]')
    .between([uid, collection, minKey], [uid, collection, maxKey])
    .toArray();
}

/** One entry, if this device has it. */
export async function readDeskEntry(
  { deskEntries }: HaatDatabase,
  uid: string,
  { collection, entryId }: EntryPlace,
): Promise<DeskEntry | undefined> {
  return deskEntries.get([uid, collection, entryId]);
}

/** Replaces the rows with these keys; with `isAll`, every row of this merchant. */
export async function putDeskEntries(
  { deskEntries }: HaatDatabase,
  uid: string,
  entries: readonly Omit<DeskEntry, 'uid'>[],
  isAll: boolean,
): Promise<void> {
  if (isAll) {
    const all = deskEntries.where('[uid+collection+entryId]');
    await all.between([uid, minKey, minKey], [uid, maxKey, maxKey]).delete();
  }
  await deskEntries.bulkPut(entries.map((entry) => ({ ...entry, uid })));
}

/** Changes some fields; an entry unknown to this device gets only these fields. */
export async function editDeskEntry(
  { deskEntries }: HaatDatabase,
  uid: string,
  { collection, entryId }: EntryPlace,
  change: EditedFields,
): Promise<void> {
  const known = await deskEntries.get([uid, collection, entryId]);
  const fields = withChange(known?.fields ?? {}, change);
  await deskEntries.put({ uid, collection, entryId, fields });
}

/** Removes an entry that the shop no longer has. */
export async function deleteDeskEntry(
  { deskEntries }: HaatDatabase,
  uid: string,
  { collection, entryId }: EntryPlace,
): Promise<void> {
  await deskEntries.delete([uid, collection, entryId]);
}
