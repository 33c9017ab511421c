// A month's orders by what became of their money, day by day. Days are Indian ones, by the moment when the shop took
// the order, as for sales; money that went back counts on the day on which it did.
import { DAY_MS } from '#engine/limits.ts';
import { dayInIndia, INDIA_MS, monthInIndia } from '../../shared/day-in-india.ts';
import { paiseFromRupees } from '../../shared/money.ts';
import { hasComeBack } from '../came-back.ts';
import type { ChargeFields } from '../charges.ts';
import { moneyBackOf, moneyBackPaise } from '../money-back.ts';
import type { Order } from '../order.ts';
import { queueOf } from './order-queues.ts';
import { saleOf } from './sales.ts';

/**
 * Where an order's money is; each order that the shop took is at exactly one place. `cash`, `bank`, `online`: received
 * in that way; `courier`: collected, and still with the courier; `way`: cash to be collected at the door; `unpaid`: not
 * paid yet, in advance or at the door; `cameBack`: cancelled after it was shipped.
 */
export const TOTAL_GROUPS = {
  received: ['cash', 'bank', 'online'],
  toCome: ['courier', 'way', 'unpaid'],
  notSold: ['cancelled', 'cameBack'],
} as const;
export type TotalGroup = keyof typeof TOTAL_GROUPS;
export type TotalPlace = (typeof TOTAL_GROUPS)[TotalGroup][number];

/** How many orders, and their sum in paise. */
type Sum = { orders: number; paise: number };

/**
 * A group is the sum of its places, and `all` the sum of the groups. `givenBack` stands apart: it can be money of an
 * earlier month.
 */
export type Totals = Record<TotalPlace | TotalGroup | 'all' | 'givenBack', Sum>;

/** `at`: noon of the day, ms. */
export type DayTotals = Totals & { at: number };

/** A product in the orders of a month that are sales: its pieces, and their sum in paise. */
export type ProductTotal = { productId: string; name: string; pieces: number; paise: number };

export type MonthTotals = {
  month: Totals;
  /** The days with orders or money given back, the latest first. */
  days: DayTotals[];
  /** The largest sum first. */
  products: ProductTotal[];
  /** What those sales came to besides their products, in paise: for delivery, and taken off by coupons. */
  besides: { deliveryPaise: number; couponPaise: number };
};

type Counted = Parameters<typeof queueOf>[0] &
  Pick<
    Order,
    'totalPaise' | 'lines' | 'shippedAt' | 'cameBackAt' | 'refundedAt' | 'cancelledAt' | 'partBack'
  > &
  ChargeFields;

/** The place of an order's money; null if the shop has not taken it, or holds it. */
export function totalPlaceOf(order: Counted): TotalPlace | null {
  const { acceptedAt, deliveryStatus, paymentMethod, status, cashWith } = order;
  if (!acceptedAt) return null;
  if (deliveryStatus === 'cancel') return hasComeBack(order) ? 'cameBack' : 'cancelled';
  if (queueOf(order) === 'hold') return null;
  if (status === 'success') return RECEIVED[paymentMethod];
  if (paymentMethod !== 'cod' || cashWith === 'customer') return 'unpaid';
  if (deliveryStatus !== 'delivered') return 'way';
  return cashWith === 'courier' ? 'courier' : 'unpaid';
}

const RECEIVED = { cod: 'cash', NEFT: 'bank', online_payment: 'online' } as const;

/** The totals of a month in India (YYYY-MM). */
export function monthTotals(orders: readonly Counted[], month: string): MonthTotals {
  const days = new Map<number, DayTotals>();
  const totals = noTotals();
  const products = new Map<string, ProductTotal>();
  const besides = { deliveryPaise: 0, couponPaise: 0 };
  const isIn = (moment: number) => monthInIndia(moment) === month;
  const add = (moment: number, names: readonly (keyof Totals)[], paise: number) => {
    const day = dayInIndia(moment);
    const ofDay = days.get(day) ?? { ...noTotals(), at: noonOf(day) };
    days.set(day, ofDay);
    for (const sum of names.flatMap((name) => [ofDay[name], totals[name]])) {
      sum.orders += 1;
      sum.paise += paise;
    }
  };
  for (const order of orders) {
    const { acceptedAt, totalPaise } = order;
    const place = totalPlaceOf(order);
    if (place && acceptedAt && isIn(acceptedAt)) {
      add(acceptedAt, ['all', groupOf(place), place], totalPaise);
      if (saleOf(order)) {
        addLines(products, order);
        besides.deliveryPaise += paiseFromRupees(order.deliveryCharge ?? 0);
        besides.couponPaise += paiseFromRupees(order.coupon?.off ?? 0);
      }
    }
    const back = moneyBackOf(order) === 'done' ? order.refundedAt || order.cancelledAt : null;
    if (back && isIn(back)) add(back, ['givenBack'], moneyBackPaise(order));
    const { partBack } = order;
    if (partBack && isIn(partBack.at)) add(partBack.at, ['givenBack'], partBack.paise);
  }
  return {
    month: totals,
    days: [...days.values()].sort((one, other) => other.at - one.at),
    products: [...products.values()].sort((one, other) => other.paise - one.paise),
    besides,
  };
}

/** The months in India (YYYY-MM) from that of `since` to that of `now`, ms; the latest first. */
export function monthsBetween(since: number, now: number): string[] {
  const months: string[] = [];
  for (let day = dayInIndia(now); day >= dayInIndia(since); day -= 1) {
    const month = monthInIndia(noonOf(day));
    if (months.at(-1) !== month) months.push(month);
  }
  return months;
}

const noonOf = (day: number) => day * DAY_MS - INDIA_MS + DAY_MS / 2;

const GROUPS = Object.keys(TOTAL_GROUPS) as TotalGroup[];
const placesOf = (group: TotalGroup): readonly TotalPlace[] => TOTAL_GROUPS[group];
const groupOf = (place: TotalPlace) =>
  GROUPS.find((group) => placesOf(group).includes(place)) ?? 'notSold';

function noTotals(): Totals {
  const names = ['all', ...GROUPS, ...GROUPS.flatMap(placesOf), 'givenBack'];
  return Object.fromEntries(names.map((name) => [name, { orders: 0, paise: 0 }])) as Totals;
}

function addLines(products: Map<string, ProductTotal>, { lines }: Counted): void {
  for (const { productId, name, quantity, pricePaise } of lines) {
    const known = products.get(productId) ?? { productId, name, pieces: 0, paise: 0 };
    known.pieces += quantity;
    known.paise += quantity * pricePaise;
    products.set(productId, known);
  }
}
