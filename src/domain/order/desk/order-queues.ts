// Into which of the desk's lists an order belongs: what the merchant has to do about it next.
import { moneyBackOf, OPEN_MONEY, type Owing } from '../money-back.ts';
import type { Order } from '../order.ts';

/**
 * In the order in which they are shown. `refund`: it is over, and money of it is to go back; `coming`: the shop has not looked at it yet; `unpaid`: it is
 * paid first, and was not yet; `cash`: it was brought, and its cash is still with the courier or the customer.
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

/** Those of which the goods have come to their end. */
export const CLOSED_QUEUES: readonly Queue[] = ['cash', 'delivered', 'cancelled'];

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

/** The list that an order belongs into now. */
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

/** Whether money of it has to go back, or may have to. It can be so of an order that goes on, which was paid twice. */
export function owesMoney(order: Owing): boolean {
  const money = moneyBackOf(order);
  return money !== null && OPEN_MONEY.includes(money);
}

/** Whether nothing is left to do about it, and no money has to come or to go back. */
export function isSettled(order: Queued): boolean {
  const queue = queueOf(order);
  return queue === 'delivered' || queue === 'cancelled';
}

/** What an order is found by: its number, and its receiver's name and phone, in small letters and without gaps in numbers. */
export function searchTextOf({ orderNo, address }: Pick<Order, 'orderNo' | 'address'>): string {
  const number = orderNo.replaceAll('-', '');
  return `${orderNo} ${number} ${address.name} ${address.phone} ${address.city}`.toLowerCase();
}

/** Tells whether every word that was typed is in an order's search text; a phone may be typed with gaps. */
export function matcherOf(typed: string): (searchText: string) => boolean {
  const wanted = typed.trim().toLowerCase();
  const words = wanted.split(/\s+/);
  const digits = wanted.replace(/[\s+()-]/g, '');
  const phone = /^\d{4,}$/.test(digits) ? digits.replace(/^91(?=\d{10}$)/, '') : null;
  return (searchText) =>
    (phone !== null && searchText.includes(phone)) ||
    words.every((word) => searchText.includes(word));
}
