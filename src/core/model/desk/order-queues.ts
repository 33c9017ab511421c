// Into which of the desk's lists an order belongs: what the merchant has to do about it next.
import type { Order } from '../order/order.ts';

/** In the order in which they are shown. `coming`: the shop has not looked at it yet; `unpaid`: it is paid first, and was not yet; `cash`: it
 * was brought, and its cash is still with the courier or the customer. */
export const QUEUES = [
  'hold',
  'transfer',
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
  | 'onHoldReason'
  | 'transactionId'
  | 'cashWith'
>;

/** The list that an order belongs into now. */
export function queueOf(order: Queued): Queue {
  const { deliveryStatus, status, packed, paymentMethod, acceptedAt, onHoldReason } = order;
  if (deliveryStatus === 'cancel') return 'cancelled';
  if (deliveryStatus === 'delivered') {
    return order.cashWith && status !== 'success' ? 'cash' : 'delivered';
  }
  if (deliveryStatus === 'shipped') return 'way';
  if (deliveryStatus === 'pending' || onHoldReason) return 'hold';
  if (!acceptedAt) return 'coming';
  if (packed) return 'ship';
  if (paymentMethod === 'cod' || status === 'success') return 'pack';
  return paymentMethod === 'NEFT' && order.transactionId ? 'transfer' : 'unpaid';
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** What was sold on each of the last so many days, today last, in paise; cancelled orders and those on hold do not count. */
export function salesByDay(
  orders: readonly (Queued & Pick<Order, 'timestamp' | 'totalPaise'>)[],
  days: number,
  now: number,
): { at: number; paise: number; orders: number }[] {
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  const sales = Array.from({ length: days }, (_, back) => ({
    // Noon, so that a day of 23 or 25 hours is still that day.
    at: midnight - (days - 1 - back) * DAY_MS + DAY_MS / 2,
    paise: 0,
    orders: 0,
  }));
  for (const order of orders) {
    const queue = queueOf(order);
    if (queue === 'cancelled' || queue === 'hold' || queue === 'coming') continue;
    const back = Math.floor((midnight + DAY_MS - 1 - order.timestamp) / DAY_MS);
    const day = back < 0 ? undefined : sales[days - 1 - back];
    if (!day) continue;
    day.paise += order.totalPaise;
    day.orders += 1;
  }
  return sales;
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
