// Takes back an order that may have landed: cancels its delivery or, if it never arrived, occupies its place so that it
// can no longer arrive. One that is paid online and did arrive is cancelled as a shopper cancels it, so that money paid
// for it meanwhile goes back.
// Its fields: OrderCancellation, below, or those of cancel-order-write.ts. When they may be written: `takesBack`,
// `isTakenBackUnseen` and `cancels` in backend/firestore.rules.
import * as v from 'valibot';
import type { PlainFields } from '#engine/firestore/firestore-values.ts';
import { DocumentId, mintId } from '#engine/lib/identifiers.ts';
import type { NewWrite, OutboxRow } from '#engine/outbox/write.ts';
import type { LookRemote, SendDecision, WriteKind } from '#engine/outbox/write-kind.ts';
import { recordAccountChanged } from '../account/account-mirror-state.ts';
import type { HaatDatabase } from '../device/tables.ts';
import { cancelled, mayCancel } from './cancel-order-write.ts';
import type { NewOrder } from './order.ts';
import { orderKey } from './order-key.ts';
import { changeOrder, readOrder } from './orders.ts';

/** The four fields that every taken-back order has. `timestamp` is the order's own, ms. */
export const OrderCancellation = v.strictObject({
  orderId: DocumentId,
  userId: DocumentId,
  timestamp: v.number(),
  deliveryStatus: v.literal('cancel'),
});
export type OrderCancellation = v.InferOutput<typeof OrderCancellation>;

export const orderCancellationWrite = {
  kind: 'order-cancellation',
  version: 1,
  schema: OrderCancellation,
  upcasts: {},
  document: (cancellation, row) => ({
    path: `/${row.entityKey}`,
    does: 'merge',
    fields: cancellation,
  }),
  canReadBack: true,
  // Cancelled is cancelled, no matter by whom.
  hasLanded: (stored: PlainFields | undefined) => stored?.deliveryStatus === 'cancel',
  async checkBeforeSend(
    _: OrderCancellation,
    { entityKey, createdAt }: OutboxRow,
    remote: LookRemote,
  ): Promise<SendDecision> {
    const path = `/${entityKey}`;
    const seen = await remote.read(path);
    const stored = seen.kind === 'ok' ? seen.value?.fields : undefined;
    // Unread it goes as it is: the shop takes that of an order that is not paid online, or refuses it, and the next
    // attempt looks again.
    if (stored?.paymentMethod !== 'online_payment') return { do: 'go' };
    return { do: 'go', document: { path, does: 'merge', fields: cancelled(createdAt) } };
  },
  async apply(database: HaatDatabase, { orderId }: OrderCancellation, row: OutboxRow) {
    const uid = String(row.uid);
    const order = await readOrder(database, uid, orderId);
    // An order that the shop has packed meanwhile ships.
    if (order && mayCancel(order)) {
      await changeOrder(database, uid, orderId, { deliveryStatus: 'cancel' });
    }
  },
  tables: (database: HaatDatabase) => [database.orders, database.deviceState],
  onDone: (database: HaatDatabase) => recordAccountChanged(database),
  onDiscard: (database: HaatDatabase) => recordAccountChanged(database),
} satisfies WriteKind<OrderCancellation>;

/** The write that takes this order of an account back. */
export function takingBack(
  { orderId, timestamp }: Pick<NewOrder, 'orderId' | 'timestamp'>,
  uid: string,
): NewWrite {
  const { kind, version } = orderCancellationWrite;
  const payload: OrderCancellation = { orderId, userId: uid, timestamp, deliveryStatus: 'cancel' };
  return { id: mintId(), kind, v: version, uid, entityKey: orderKey(uid, orderId), payload };
}
