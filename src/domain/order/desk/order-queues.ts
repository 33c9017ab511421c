// Sorts orders into the desk's lists by what the merchant has to do next.
import { searchText } from '../../search/match-text.ts';
import { moneyBackOf, OPEN_MONEY, type Owing } from '../money-back.ts';
import type { Order } from '../order.ts';

/**
 * In display order. `refund`: the order is finished, and money has to go back; `coming`: the shop has not checked it
 * yet; `unpaid`: to be paid in advance, not paid yet; `cash`: delivered, and the courier or the customer still has the
 * cash.
 */
export const QUEUES = [
  'hold',
  'transfer',
  'refund',
  'pack',
  'ship',
  'way',
  'cash',
  'unpaid',
  'coming',
  'delivered',
  'cancelled',
] as const;
export type Queue = (typeof QUEUES)[number];

/** Queues whose goods need nothing more. */
export const CLOSED_QUEUES: readonly Queue[] = ['cash', 'delivered', 'cancelled'];

/** Whether a list is worked off from its oldest order on; null: the list of all open orders. */
export function isOldestFirst(queue: Queue | null): boolean {
  return queue !== null && !CLOSED_QUEUES.includes(queue);
}

type Queued = Pick<
  Order,
  | 'deliveryStatus'
  | 'status'
  | 'packed'
  | 'paymentMethod'
  | 'acceptedAt'
  | 'heldReason'
  | 'transactionId'
  | 'cashWith'
> &
  Owing;

/** The list that an order belongs to now. */
export function queueOf(order: Queued): Queue {
  const { deliveryStatus, status, packed, paymentMethod, acceptedAt, heldReason } = order;
  const isOver = deliveryStatus === 'cancel' || deliveryStatus === 'delivered';
  if (isOver && owesMoney(order)) return 'refund';
  if (deliveryStatus === 'cancel') return 'cancelled';
  if (deliveryStatus === 'delivered') {
    return order.cashWith && status !== 'success' ? 'cash' : 'delivered';
  }
  if (deliveryStatus === 'shipped') return 'way';
  if (deliveryStatus === 'pending' || heldReason) return 'hold';
  if (!acceptedAt) return 'coming';
  if (packed) return 'ship';
  if (paymentMethod === 'cod' || status === 'success') return 'pack';
  return paymentMethod === 'NEFT' && order.transactionId ? 'transfer' : 'unpaid';
}

/** Whether money has to go back, or may have to. This can also hold for a running order that was paid twice. */
export function owesMoney(order: Owing): boolean {
  const money = moneyBackOf(order);
  return money !== null && OPEN_MONEY.includes(money);
}

/** Whether nothing is left to do, and no money has to arrive or to go back. */
export function isSettled(order: Queued): boolean {
  const queue = queueOf(order);
  return queue === 'delivered' || queue === 'cancelled';
}

type Searched = Pick<
  Order,
  'orderId' | 'orderNo' | 'address' | 'lines' | 'transactionId' | 'trackingNumber' | 'firstParcel'
>;

/** The text that a search matches: receiver, products, courier's number, transaction and the order's own numbers. */
export function searchTextOf(order: Searched): string {
  const { name, city, phone, zipcode, otherPhone = null } = order.address;
  const { orderId, orderNo, lines, transactionId, trackingNumber } = order;
  const firstNumber = order.firstParcel?.trackingNumber ?? null;
  return searchText(
    [name, city, ...lines.map((line) => line.name)],
    [orderNo, orderId, phone, otherPhone, zipcode, transactionId, trackingNumber, firstNumber],
  );
}
