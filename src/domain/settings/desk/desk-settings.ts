// The desk's copy of the shop's stored settings. Readers lay this device's waiting edits over it.

import type { HaatDatabase } from '../../device/tables.ts';
import { type EditedFields, withChange } from '../../editing/edited-fields.ts';

/** The fields; undefined until the first read. */
export async function readDeskShop(
  { deskShop }: HaatDatabase,
  uid: string,
): Promise<EditedFields | undefined> {
  return (await deskShop.get(uid))?.fields;
}

/** Replaces all fields. */
export async function putDeskShop(
  { deskShop }: HaatDatabase,
  uid: string,
  fields: EditedFields,
): Promise<void> {
  await deskShop.put({ uid, fields });
}

/** Changes some fields; does nothing before the first read. */
export async function editDeskShop(
  database: HaatDatabase,
  uid: string,
  change: EditedFields,
): Promise<void> {
  const known = await readDeskShop(database, uid);
  if (known) await putDeskShop(database, uid, withChange(known, change));
}
