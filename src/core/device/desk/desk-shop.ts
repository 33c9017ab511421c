// The desk's copy of what is said of the shop, as the shop has it. What this device has still to send is laid over it where it is read.
import { type EditedFields, withChange } from '../../model/desk/edited-fields.ts';
import type { HaatDatabase } from '../database/tables.ts';

/** The fields; undefined until they were read for the first time. */
export async function readDeskSettings(
  { deskShop }: HaatDatabase,
  uid: string,
): Promise<EditedFields | undefined> {
  return (await deskShop.get(uid))?.fields;
}

/** Puts these in place of all others. */
export async function putDeskSettings(
  { deskShop }: HaatDatabase,
  uid: string,
  fields: EditedFields,
): Promise<void> {
  await deskShop.put({ uid, fields });
}

/** Changes some fields; nothing where the others are not known. */
export async function editDeskSettings(
  database: HaatDatabase,
  uid: string,
  change: EditedFields,
): Promise<void> {
  const known = await readDeskSettings(database, uid);
  if (known) await putDeskSettings(database, uid, withChange(known, change));
}
