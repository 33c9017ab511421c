// What the merchant changes of the shop's settings, with how the changed fields stood. It goes as a change of a product does (desk-edit.ts), but there
// may be no settings yet, which is no question. The pictures of banners go before it.
// Its fields: ShopEdit in core/model/desk/shop-edit.ts. Rules: isShopEdit and isSettings in backend/firestore.rules.
import * as v from 'valibot';
import { isStillHere } from '../../device/account/account.ts';
import type { HaatDatabase } from '../../device/database/tables.ts';
import { editDeskShop } from '../../device/desk/desk-shop.ts';
import { deleteDraft } from '../../device/drafts/drafts.ts';
import { deleteWaitingFiles } from '../../device/outbox/waiting-files.ts';
import { SETTINGS_ID } from '../../model/catalogue/shop-settings.ts';
import { textPicturePath } from '../../model/catalogue/text-picture.ts';
import { type EditFile, givenFields, movedFields } from '../../model/desk/edited-fields.ts';
import { ShopEdit } from '../../model/desk/shop-edit.ts';
import type { OutboxRow } from '../../model/outbox/write.ts';
import { SETTINGS_PATH, settingsChange } from '../../remote/desk-shop.ts';
import type { PlainFields } from '../../remote/firestore-values.ts';
import type { SaveOutcome } from '../outbox/enqueue.ts';
import { basisOf, FIELDS_MOVED, MovedFields } from './desk-edit.ts';
import { filesOfKind, putFiles } from './desk-files.ts';
import { noteGivenUp, saveAtDesk, signed, whenProven } from './desk-kind.ts';
import { ask, lookFirst } from './desk-question.ts';
import type { RequoteDecision, WriteKind } from './write-kind.ts';

const noteDone = whenProven(ShopEdit, (database, uid, { fields }) =>
  editDeskShop(database, uid, fields),
);

export const deskShopWrite = {
  kind: 'desk-shop',
  sentBy: 'desk',
  version: 1,
  schema: ShopEdit,
  upcasts: {},
  document(payload, row) {
    const upon = givenFields(basisOf(payload, row));
    const fields = { settingsId: SETTINGS_ID, upon, timestamp: payload.timestamp };
    const beside = [settingsChange(payload.fields, row.id)];
    return { path: `/shopChanges/${row.id}`, does: 'create', ...signed(fields, row), beside };
  },
  file: filesOfKind(ShopEdit, (_, name) => textPicturePath(name)),
  canReadBack: true,
  /** A function notes in the document when it is deleted. */
  hasLanded: (stored: PlainFields | undefined) => stored !== undefined,
  requote(payload, row, remote): Promise<RequoteDecision> {
    return lookFirst(remote, SETTINGS_PATH, (fields = {}) => {
      const now = movedFields({ ...payload, upon: basisOf(payload, row) }, fields);
      const hasMoved = Object.keys(now).length > 0;
      return hasMoved ? ask<MovedFields>(FIELDS_MOVED, { now }) : { do: 'go' };
    });
  },
  tables: (database: HaatDatabase) => [
    database.deskShop,
    database.deviceState,
    database.waitingFiles,
  ],
  async onDone(database: HaatDatabase, row: OutboxRow) {
    await deleteWaitingFiles(database, row.id);
    await noteDone(database, row);
  },
  async onDiscard(database: HaatDatabase, row: OutboxRow) {
    await deleteWaitingFiles(database, row.id);
    // What was asked about was read at the shop after the copy.
    const { success, output } = v.safeParse(MovedFields, row.accepted);
    if (success && output.now && row.uid !== null && (await isStillHere(database, row.uid))) {
      await editDeskShop(database, row.uid, output.now);
    }
    await noteGivenUp(database, row);
  },
} satisfies WriteKind<ShopEdit>;

type Press = Omit<ShopEdit, 'timestamp' | 'files'> & {
  id: string;
  uid: string;
  /** What a change has to wait for: another one of the same part of the settings. */
  part: string;
  drafts?: readonly string[];
  files?: readonly EditFile[];
};

/** Saves what was changed with its files, and forgets its drafts. Needs no network. `id` is minted once for each press; `now` in ms. */
export async function saveShopEdit(
  database: HaatDatabase,
  { id, uid, part, drafts = [], files = [], fields, upon }: Press,
  now: number,
): Promise<SaveOutcome> {
  const names = files.map(({ name }) => name);
  const payload: ShopEdit = { fields, upon, files: names, timestamp: now };
  const write = { id, uid, entityKey: `desk/shop/${part}`, payload };
  const others = [database.drafts, database.waitingFiles];
  return saveAtDesk(database, deskShopWrite, write, now, others, async () => {
    await putFiles(database, id, files);
    for (const draft of drafts) await deleteDraft(database, draft);
  });
}
