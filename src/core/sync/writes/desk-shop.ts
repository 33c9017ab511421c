// What the merchant changes of the shop's settings. There may be none yet. Its fields: ShopEdit in core/model/desk/shop-edit.ts. Rules: isShopEdit and isSettings
// in backend/firestore.rules.
import * as v from 'valibot';
import { isStillHere } from '../../device/account/account.ts';
import type { HaatDatabase } from '../../device/database/tables.ts';
import { editDeskShop } from '../../device/desk/desk-shop.ts';
import { SETTINGS_ID } from '../../model/catalogue/shop-settings.ts';
import { textPicturePath } from '../../model/catalogue/text-picture.ts';
import { ShopEdit } from '../../model/desk/shop-edit.ts';
import { SETTINGS_PATH } from '../../remote/desk-shop.ts';
import type { SaveOutcome } from '../outbox/enqueue.ts';
import { Conflict } from './desk-conflict.ts';
import { type EditPress, editKind, saveEdit } from './desk-edit.ts';

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
