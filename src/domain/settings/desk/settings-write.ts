// Changes the shop's settings; the first change creates them. Its fields: ShopEdit in shop-edit.ts. Rules: isShopEdit
// and isSettings in backend/firestore.rules.
import * as v from 'valibot';
import { isStillHere } from '#engine/account/account.ts';
import type { SaveOutcome } from '#engine/outbox/enqueue.ts';
import type { HaatDatabase } from '../../device/tables.ts';
import { Conflict } from '../../editing/desk-conflict.ts';
import { type EditPress, editKind, saveEdit } from '../../editing/desk-edit.ts';
import { textPicturePath } from '../../shared/text-picture.ts';
import { SETTINGS_ID } from '../shop-settings.ts';
import { editDeskShop } from './desk-settings.ts';
import { SETTINGS_PATH } from './fetch-settings.ts';
import { ShopEdit } from './shop-edit.ts';

export const deskShopWrite = editKind<ShopEdit>({
  kind: 'desk-shop',
  schema: ShopEdit,
  pathOf: () => SETTINGS_PATH,
  notesAt: '/shopChanges',
  note: (_, upon) => ({ settingsId: SETTINGS_ID, upon }),
  pathOfFile: (_, name) => textPicturePath(name),
  mayBeFirst: true,
  tables: ({ deskShop }) => [deskShop],
  keep: (database, uid, { fields }) => editDeskShop(database, uid, fields),
  // The conflict's fields are newer than the copy.
  async onGivenUp(database, { uid, accepted }) {
    const { success, output } = v.safeParse(Conflict, accepted);
    if (success && output.now && uid !== null && (await isStillHere(database, uid))) {
      await editDeskShop(database, uid, output.now);
    }
  },
});

/** Saves a change. `part`: changes to the same part of the settings are sent in order. */
export function saveShopEdit(
  database: HaatDatabase,
  { part, ...press }: EditPress<ShopEdit> & { part: string },
  now: number,
): Promise<SaveOutcome> {
  return saveEdit(database, deskShopWrite, `desk/shop/${part}`, press, now);
}
