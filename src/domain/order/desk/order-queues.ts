// Sorts orders into the desk's lists by what the merchant has to do next.
import { withPlainSigns } from '#engine/lib/characters.ts';
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

/** The lower-case text that search matches: number (also without dash), and the receiver's name, phone and city. */
export function searchTextOf({ orderNo, address }: Pick<Order, 'orderNo' | 'address'>): string {
  const number = orderNo.replaceAll('-', '');
  return `${orderNo} ${number} ${address.name} ${address.phone} ${address.city}`.toLowerCase();
}

/** Returns a test for search texts: every typed word must occur, or the typed phone number, gaps ignored. */
export function matcherOf(typed: string): (searchText: string) => boolean {
  const wanted = typed.trim().toLowerCase();
  const words = wanted.split(/\s+/);
  const digits = withPlainSigns(wanted).replace(/[\s+()-]/g, '');
  const phone = /^\d{4,}$/.test(digits) ? digits.replace(/^(?:0|(?:00?)?91)(?=\d{10}$)/, '') : null;
  return (searchText) =>
    (phone !== null && searchText.includes(phone)) ||
    words.every((word) => searchText.includes(word));
}
