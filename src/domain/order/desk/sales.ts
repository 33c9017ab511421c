// What the shop has sold, day by day. A day is one of India, by the moment at which the shop took the order: neither the clock nor the time zone of a phone
// matters to it.
import { DAY_MS } from '#engine/limits.ts';
import { dayInIndia, INDIA_MS } from '../../shared/day-in-india.ts';
import type { Order } from '../order.ts';
import { queueOf } from './order-queues.ts';

/** Of one day: what was paid, and what is still to be collected at the door, in paise; and of how many orders. */
export type DaySales = {
  /** Its noon, ms. */
  at: number;
  paise: number;
  orders: number;
  toCollectPaise: number;
  toCollect: number;
};

type Sold = Parameters<typeof queueOf>[0] & Pick<Order, 'totalPaise'>;

/** Whether an order is a sale, and of which kind: `collect` is cash that its shopper pays at the door. Unpaid, held and cancelled ones are none. */
export function saleOf(order: Sold): 'paid' | 'collect' | null {
  const { acceptedAt, deliveryStatus, paymentMethod, status } = order;
  if (!acceptedAt || deliveryStatus === 'cancel' || queueOf(order) === 'hold') return null;
  if (status === 'success') return 'paid';
  return paymentMethod === 'cod' ? 'collect' : null;
}

/** What was sold on each of the last so many days, today last. */
export function salesByDay(orders: readonly Sold[], days: number, now: number): DaySales[] {
  const first = dayInIndia(now) - days + 1;
  const sales = Array.from({ length: days }, (_, index) => ({
    at: (first + index) * DAY_MS - INDIA_MS + DAY_MS / 2,
    ...{ paise: 0, orders: 0, toCollectPaise: 0, toCollect: 0 },
  }));
  for (const order of orders) {
    const sale = saleOf(order);
    const day = sale && sales[dayInIndia(order.acceptedAt ?? 0) - first];
    if (!day) continue;
    if (sale === 'paid') {
      day.paise += order.totalPaise;
      day.orders += 1;
    } else {
      day.toCollectPaise += order.totalPaise;
      day.toCollect += 1;
    }
  }
  return sales;
}
