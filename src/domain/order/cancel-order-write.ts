// A shopper cancels an order that the shop has; the shop accepts this until the order is packed. Functions that see the
// change put the goods back into stock and return the money.
// Its fields: `cancelled`, below. When they may be written: `cancels` in backend/firestore.rules.
import * as v from 'valibot';
import { saveFailureReason } from '#engine/device/save-failure.ts';
import type { PlainFields } from '#engine/firestore/firestore-values.ts';
import { DocumentId } from '#engine/lib/identifiers.ts';
import { enqueue, type SaveOutcome } from '#engine/outbox/enqueue.ts';
import { readOutbox } from '#engine/outbox/outbox-rows.ts';
import { recordProven } from '#engine/outbox/settled-writes.ts';
import type { OutboxRow } from '#engine/outbox/write.ts';
import type { WriteKind } from '#engine/outbox/write-kind.ts';
import { recordAccountChanged } from '../account/account-mirror-state.ts';
import type { HaatDatabase } from '../device/tables.ts';
import { DeliveryStatus, type Order } from './order.ts';
import { orderKey } from './order-key.ts';
import { changeOrder, readOrder } from './orders.ts';

/** `cancelledAt` in ms by the phone's clock; `before`: the delivery status here, restored if the write is discarded. */
export const CancelOrder = v.object({
  orderId: DocumentId,
  cancelledAt: v.number(),
  before: DeliveryStatus,
});
export type CancelOrder = v.InferOutput<typeof CancelOrder>;

export const cancelOrderWrite = {
  kind: 'cancel-order',
  version: 1,
  schema: CancelOrder,
  upcasts: {},
  document: ({ cancelledAt }, row) => ({
    path: `/${row.entityKey}`,
    does: 'merge',
    fields: cancelled(cancelledAt),
  }),
  isPart: true,
  canReadBack: true,
  // Cancelled is cancelled, no matter by whom.
  hasLanded: (stored: PlainFields | undefined) => stored?.deliveryStatus === 'cancel',
  async apply(database: HaatDatabase, { orderId, cancelledAt }: CancelOrder, row: OutboxRow) {
    const uid = String(row.uid);
    const order = await readOrder(database, uid, orderId);
    // An order that the shop has packed meanwhile ships, even while a cancellation waits here.
    if (order && mayCancel(order)) {
      await changeOrder(database, uid, orderId, cancelled(cancelledAt));
    }
  },
  tables: (database: HaatDatabase) => [database.orders, database.deviceState],
  async onDone(database: HaatDatabase, row: OutboxRow) {
    await recordProven(database, row);
    await recordAccountChanged(database);
  },
  async onDiscard(database: HaatDatabase, row: OutboxRow) {
    await recordAccountChanged(database);
    const change = v.safeParse(CancelOrder, row.payload);
    if (!change.success) return;
    const { orderId, cancelledAt, before } = change.output;
    const uid = String(row.uid);
    const order = await readOrder(database, uid, orderId);
    if (order?.deliveryStatus !== 'cancel' || order.cancelledAt !== cancelledAt) return;
    const as = { deliveryStatus: before, cancelledBy: undefined, cancelledAt: undefined };
    await changeOrder(database, uid, orderId, as);
  },
} satisfies WriteKind<CancelOrder>;

/** The fields of an order that its shopper cancelled; ms. */
export function cancelled(cancelledAt: number) {
  return { deliveryStatus: 'cancel' as const, cancelledBy: 'shopper' as const, cancelledAt };
}

/** Whether its shopper may still cancel it, as far as this device knows; the shop's rules decide. */
export function mayCancel({ deliveryStatus, packed }: Pick<Order, 'deliveryStatus' | 'packed'>) {
  return (deliveryStatus === 'processing' || deliveryStatus === 'pending') && packed !== true;
}

/**
 * `unsent`: the order itself still waits on this device, and can be discarded here. `not-possible`: it is packed or
 * already cancelled, or this device does not have it.
 */
export type CancelOutcome = SaveOutcome | { outcome: 'not-possible' | 'unsent' };

/** Cancels an order that the shop has; needs no network. `id` is minted once for each press; `now` in ms. */
export async function cancelOrder(
  database: HaatDatabase,
  { id, uid, orderId }: { id: string; uid: string; orderId: string },
  now: number,
): Promise<CancelOutcome> {
  try {
    const { outbox, orders } = database;
    return await database.transaction('rw', [outbox, orders], async () => {
      if (await outbox.get({ id })) return { outcome: 'saved', id };
      const order = await readOrder(database, uid, orderId);
      if (!order || !mayCancel(order)) return { outcome: 'not-possible' };
      const waiting = (await readOutbox(database)).some(({ row }) => row?.id === orderId);
      if (waiting) return { outcome: 'unsent' };
      const { kind, version } = cancelOrderWrite;
      const payload: CancelOrder = { orderId, cancelledAt: now, before: order.deliveryStatus };
      const write = { id, kind, v: version, uid, entityKey: orderKey(uid, orderId), payload };
      return enqueue(database, write, now, [orders], () =>
        changeOrder(database, uid, orderId, cancelled(now)),
      );
    });
  } catch (error) {
    return { outcome: 'not-saved', reason: saveFailureReason(error) };
  }
}
