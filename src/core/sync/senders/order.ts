// How an order goes to Firestore: one document at `users/{uid}/orders/{orderId}`, set as a whole. The shop's server writes into
// the same document afterwards, so that "landed" means that it is this order, not that it is still equal.

import * as v from 'valibot';
import { noteAccountChanged } from '../../device/account-mirror-state.ts';
import type { HaatDatabase } from '../../device/database.ts';
import { deleteOrder, putOrder, readOrder } from '../../device/orders.ts';
import { noteProven } from '../../device/proven-writes.ts';
import { mintId } from '../../model/identifiers.ts';
import { NewOrder, orderFromFields, StoredOrder } from '../../model/order.ts';
import { acceptanceOf, OrderAcceptance, reviewOrder } from '../../model/order-acceptance.ts';
import type { NewWrite, OutboxRow } from '../../model/write.ts';
import type { PlainFields } from '../../remote/firestore-values.ts';
import type { ReviewRemote, ReviewVerdict, Sender } from '../sender.ts';
import { orderCancellationSender } from './order-cancellation.ts';

export const orderSender = {
  kind: 'order',
  version: 1,
  schema: NewOrder,
  upcasts: {},
  document: (order, row) => ({
    path: `/${row.entityKey}`,
    does: 'set',
    fields: orderFields(order),
  }),
  canReadBack: true,
  // One that arrived late, at more than what was said yes to since, is not the one that the shopper wants.
  hasLanded: (stored: PlainFields | undefined, order: NewOrder, row: OutboxRow) =>
    isOrderThere(stored, order, acceptedOf(order, row).totalPaise),
  async review(
    order: NewOrder,
    row: OutboxRow,
    remote: ReviewRemote,
    now: number,
  ): Promise<ReviewVerdict> {
    const accepted = acceptedOf(order, row);
    const today = await remote.prices(order.items.map(({ productId }) => productId));
    if (today.kind === 'refused') {
      return {
        do: 'wait',
        error: { code: today.status, message: today.message },
        retryAfterMs: null,
      };
    }
    if (today.kind === 'unknown') {
      const error = { code: today.reason, message: '' };
      return { do: 'wait', error, retryAfterMs: today.retryAfterMs };
    }
    const changed = reviewOrder(order, accepted, today.value, now);
    if (!changed) return { do: 'go' };
    const error = { code: changed.reason, message: '' };
    return { do: 'ask', error, accepted: { ...accepted, offer: changed.offer } };
  },
  async apply(database: HaatDatabase, order: NewOrder, row: OutboxRow) {
    // What the shop has of it already is newer.
    if (await readOrder(database, String(row.uid), order.orderId)) return;
    await putOrder(database, String(row.uid), orderFromNew(order));
  },
  notesIn: (database: HaatDatabase) => [database.orders, database.deviceState],
  async noteSynced(database: HaatDatabase, row: OutboxRow) {
    await noteProven(database, row.id);
    await noteAccountChanged(database);
  },
  async noteDiscarded(database: HaatDatabase, row: OutboxRow) {
    await noteAccountChanged(database);
    await deleteOrder(database, String(row.uid), row.id);
  },
  cancellation({ orderId, timestamp }: NewOrder, { uid, entityKey }: OutboxRow): NewWrite | null {
    if (uid === null) return null;
    const { kind, version } = orderCancellationSender;
    const payload = { orderId, userId: uid, timestamp, deliveryStatus: 'cancel' as const };
    return { id: mintId(), kind, v: version, uid, entityKey, payload };
  },
} satisfies Sender<NewOrder>;

/** Whether what is stored is this order, at a total of no more than this. */
export function isOrderThere(
  stored: PlainFields | undefined,
  { orderId, timestamp }: NewOrder,
  atMostPaise: number,
): boolean {
  return (
    stored?.orderId === orderId &&
    stored.timestamp === timestamp &&
    Array.isArray(stored.items) &&
    Math.round(Number(stored.total) * 100) <= atMostPaise
  );
}

/** What the shopper said yes to; where that cannot be read any more, to the order as it is. */
function acceptedOf(order: NewOrder, row: OutboxRow): OrderAcceptance {
  const accepted = v.safeParse(OrderAcceptance, row.accepted);
  return accepted.success ? accepted.output : acceptanceOf(order, row.createdAt);
}

/** An order as its screens show it before the shop has said anything about it. */
export function orderFromNew(order: NewOrder) {
  return orderFromFields(order.orderId, v.parse(StoredOrder, order));
}

/** The fields as Firestore gets them: what is not given is left out. */
export function orderFields({ quotationId, ...order }: NewOrder): PlainFields {
  return quotationId === undefined ? order : { ...order, quotationId };
}
