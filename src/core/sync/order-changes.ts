// Changes an order on this device and queues the change for the shop, both or neither. Needs no network.
import type { HaatDatabase } from '../device/database.ts';
import { changeOrder, readOrder } from '../device/orders.ts';
import type { AddressFields } from '../model/address.ts';
import type { Order } from '../model/order.ts';
import { orderKey } from '../model/order-key.ts';
import { enqueue, type SaveOutcome } from './enqueue.ts';
import { notSavedReason } from './not-saved.ts';
import {
  type OrderAddress,
  type OrderTransaction,
  orderAddressSender,
  orderTransactionSender,
} from './senders/order-change.ts';

/** `not-possible`: this device does not have the order, or it is too late for such a change. */
export type OrderChangeOutcome = SaveOutcome | { outcome: 'not-possible' };

/** Whether the address may still be changed. Source: specification, order details. */
export function mayChangeAddress(order: Pick<Order, 'deliveryStatus'>): boolean {
  return order.deliveryStatus === 'processing';
}

/** Whether a transaction id may be given. Source: specification, order details. */
export function mayGiveTransaction(
  order: Pick<Order, 'paymentMethod' | 'transactionId' | 'deliveryStatus'>,
): boolean {
  return (
    order.paymentMethod === 'NEFT' && !order.transactionId && order.deliveryStatus !== 'cancel'
  );
}

/** Gives an order another address. `id` is minted once for each press; `now` in ms. */
export function changeOrderAddress(
  database: HaatDatabase,
  {
    id,
    uid,
    orderId,
    address,
  }: { id: string; uid: string; orderId: string; address: AddressFields },
  now: number,
): Promise<OrderChangeOutcome> {
  return changed(database, uid, orderId, (order) => {
    if (!mayChangeAddress(order)) return null;
    const { kind, version } = orderAddressSender;
    const payload: OrderAddress = { orderId, address, before: order.address };
    return { write: { id, kind, v: version, payload }, change: { address }, now };
  });
}

/** Gives an order that is paid by bank transfer its transaction id, once. */
export function giveTransactionId(
  database: HaatDatabase,
  {
    id,
    uid,
    orderId,
    transactionId,
  }: { id: string; uid: string; orderId: string; transactionId: string },
  now: number,
): Promise<OrderChangeOutcome> {
  return changed(database, uid, orderId, (order) => {
    if (!mayGiveTransaction(order)) return null;
    const { kind, version } = orderTransactionSender;
    const change = { transactionId, transactionTimestamp: now };
    const payload: OrderTransaction = { orderId, ...change };
    return { write: { id, kind, v: version, payload }, change, now };
  });
}

type Wanted = {
  write: { id: string; kind: string; v: number; payload: unknown };
  change: Partial<Order>;
  now: number;
};

/** What stood before is read in the transaction that changes it: another tab may be changing it, too. */
async function changed(
  database: HaatDatabase,
  uid: string,
  orderId: string,
  want: (order: Order) => Wanted | null,
): Promise<OrderChangeOutcome> {
  try {
    const { outbox, orders } = database;
    return await database.transaction('rw', [outbox, orders], async () => {
      const order = await readOrder(database, uid, orderId);
      const wanted = order && want(order);
      if (!wanted) return { outcome: 'not-possible' as const };
      const { write, change, now } = wanted;
      const entityKey = orderKey(uid, orderId);
      return enqueue(database, { ...write, uid, entityKey }, now, [orders], () =>
        changeOrder(database, uid, orderId, change),
      );
    });
  } catch (error) {
    return { outcome: 'not-saved', reason: notSavedReason(error) };
  }
}
