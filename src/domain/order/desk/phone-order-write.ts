// A phone order, created once: the row's id is also the document's and the order's id. A function places it in the
// account of the customer's number.
// Its fields: PhoneOrder in order/phone-order.ts. Rule: isPhoneOrder in backend/firestore.rules.

import { deleteDraft } from '#engine/device/drafts.ts';
import type { PlainFields } from '#engine/firestore/firestore-values.ts';
import type { SaveOutcome } from '#engine/outbox/enqueue.ts';
import type { WriteKind } from '#engine/outbox/write-kind.ts';
import type { HaatDatabase } from '../../device/tables.ts';
import { recordGivenUp, saveAtDesk, signed, whenProven } from '../../editing/desk-kind.ts';
import { PhoneOrder } from '../phone-order.ts';

export const deskPhoneOrderWrite = {
  kind: 'desk-phone-order',
  sentBy: 'desk',
  version: 1,
  schema: PhoneOrder,
  upcasts: {},
  document: (order, row) => ({
    path: `/phoneOrders/${row.id}`,
    does: 'create',
    ...signed(order, row),
  }),
  canReadBack: true,
  /** Existence is proof enough: a function adds to the document the account in which it placed the order. */
  hasLanded: (stored: PlainFields | undefined) => stored !== undefined,
  tables: (database: HaatDatabase) => [database.deskPhoneOrders, database.deviceState],
  onDone: whenProven(PhoneOrder, (database, uid, order, { id }) =>
    database.deskPhoneOrders.put({ uid, id, ...order }),
  ),
  onDiscard: recordGivenUp,
} satisfies WriteKind<PhoneOrder>;

type Press = { id: string; uid: string; order: PhoneOrder; draft: string };

/** Saves a phone order and deletes its draft. Needs no network. `id` is minted once per press; `now` in ms. */
export async function savePhoneOrder(
  database: HaatDatabase,
  { id, uid, order, draft }: Press,
  now: number,
): Promise<SaveOutcome> {
  const write = { id, uid, entityKey: `desk/phone-orders/${id}`, payload: order };
  return saveAtDesk(database, deskPhoneOrderWrite, write, now, [database.drafts], () =>
    deleteDraft(database, draft),
  );
}
