// What the merchant changes of the shop's settings. There may be none yet. Its fields: ShopEdit in core/model/desk/shop-edit.ts. Rules: isShopEdit and isSettings
// in backend/firestore.rules.
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
  // The conflict was read at the shop after the copy.
  async onGivenUp(database, { uid, accepted }) {
    const { success, output } = v.safeParse(Conflict, accepted);
    if (success && output.now && uid !== null && (await isStillHere(database, uid))) {
      await editDeskShop(database, uid, output.now);
    }
  },
});

/** Saves what was changed. `part`: changes of the same part of the settings wait for one another. */
export function saveShopEdit(
  database: HaatDatabase,
  { part, ...press }: EditPress<ShopEdit> & { part: string },
  now: number,
): Promise<SaveOutcome> {
  return saveEdit(database, deskShopWrite, `desk/shop/${part}`, press, now);
}
