// Sales per day. Days are Indian ones, by the moment when the shop accepted the order: a phone's clock and time zone do
// not matter.
import { DAY_MS } from '#engine/limits.ts';
import { dayInIndia, INDIA_MS } from '../../shared/day-in-india.ts';
import type { Order } from '../order.ts';
import { queueOf } from './order-queues.ts';

/** One day: amounts in paise paid and still to collect at the door, each with its number of orders. */
export type DaySales = {
  /** Noon of the day, ms. */
  at: number;
  paise: number;
  orders: number;
  toCollectPaise: number;
  toCollect: number;
};

type Sold = Parameters<typeof queueOf>[0] & Pick<Order, 'totalPaise'>;

/** The kind of sale: `collect` is cash due at the door. Null for unpaid, held and cancelled orders. */
export function saleOf(order: Sold): 'paid' | 'collect' | null {
  const { acceptedAt, deliveryStatus, paymentMethod, status } = order;
  if (!acceptedAt || deliveryStatus === 'cancel' || queueOf(order) === 'hold') return null;
  if (status === 'success') return 'paid';
  return paymentMethod === 'cod' ? 'collect' : null;
}

/** Sales of each of the last `days` days, today last. */
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
