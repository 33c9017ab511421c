// The desk's copy of what is said of the shop, as the shop has it. What this device has still to send is laid over it where it is read.

import type { HaatDatabase } from '../../device/tables.ts';
import { type EditedFields, withChange } from '../../editing/edited-fields.ts';

/** The fields; undefined until they were read for the first time. */
export async function readDeskShop(
  { deskShop }: HaatDatabase,
  uid: string,
): Promise<EditedFields | undefined> {
  return (await deskShop.get(uid))?.fields;
}

/** Puts these in place of all others. */
export async function putDeskShop(
  { deskShop }: HaatDatabase,
  uid: string,
  fields: EditedFields,
): Promise<void> {
  await deskShop.put({ uid, fields });
}

/** Changes some fields; nothing where the others are not known. */
export async function editDeskShop(
  database: HaatDatabase,
  uid: string,
  change: EditedFields,
): Promise<void> {
  const known = await readDeskShop(database, uid);
  if (known) await putDeskShop(database, uid, withChange(known, change));
}
