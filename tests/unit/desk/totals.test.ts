// A month's totals: each order is counted at one place, on its day in India, and every sum is exact to the paisa.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chargesPaise } from '#domain/order/charges.ts';
import { saleOf, salesByDay } from '#domain/order/desk/sales.ts';
import * as totals from '#domain/order/desk/totals.ts';
import type { Order } from '#domain/order/order.ts';
import { givenOrder } from '../given.ts';

const { monthsBetween, monthTotals, TOTAL_GROUPS, totalPlaceOf } = totals;
const AT = Date.parse('2026-11-15T10:00:00+05:30');
const neft = { paymentMethod: 'NEFT' } as const;
const online = { paymentMethod: 'online_payment' } as const;
const paid = { status: 'success' } as const;
const shipped = { deliveryStatus: 'shipped', shippedAt: AT } as const;
const delivered = { ...shipped, deliveryStatus: 'delivered' } as const;
const gone = { deliveryStatus: 'cancel' } as const;

test.each<[string, Partial<Order>, ReturnType<typeof totalPlaceOf>]>([
  ['cash received at the door', { ...delivered, ...paid }, 'cash'],
  ['a bank transfer received', { ...neft, ...paid }, 'bank'],
  ['a transfer received, delivered', { ...neft, ...delivered, ...paid }, 'bank'],
  ['paid online', { ...online, ...paid, ...shipped }, 'online'],
  ['paid twice, one payment given back', { ...online, ...paid, refund: 'done' }, 'online'],
  ['delivered, cash with the courier', { ...delivered, cashWith: 'courier' }, 'courier'],
  ['cash on delivery, not packed', {}, 'way'],
  ['cash on delivery, shipped', shipped, 'way'],
  ['delivered, not paid', { ...delivered, cashWith: 'customer' }, 'unpaid'],
  ['a transfer not received', { ...neft, transactionId: 'U1' }, 'unpaid'],
  ['delivered before its transfer', { ...neft, ...delivered }, 'unpaid'],
  ['online, not paid', online, 'unpaid'],
  ['cancelled', gone, 'cancelled'],
  ['cancelled, its money to go back', { ...neft, ...paid, ...gone }, 'cancelled'],
  ['came back', { ...gone, shippedAt: AT }, 'cameBack'],
  ['came back in its first parcel', { ...gone, cameBackAt: AT }, 'cameBack'],
  ['on hold', { heldReason: 'stock', deliveryStatus: 'pending' }, null],
  ['never taken', { acceptedAt: null }, null],
  ['of which the payment failed', { ...online, status: 'failed' }, 'unpaid'],
  ['of which the bank only holds the money', { ...online, status: 'authorized' }, 'unpaid'],
])(
  'an order that is %s counts as $2; it is sold where it is paid or cash is to come',
  (_, changes, place) => {
    const order = givenOrder({ acceptedAt: AT, ...changes });
    expect(totalPlaceOf(order)).toBe(place);
    const isIn = (group: 'received' | 'toCome') => TOTAL_GROUPS[group].some((it) => it === place);
    const isCash = order.paymentMethod === 'cod' && isIn('toCome');
    expect(saleOf(order)).toBe(isIn('received') ? 'paid' : isCash ? 'collect' : null);
  },
);

/** A moment of the weeks around November, at any time of a day. */
const aMoment = fc.integer({ min: AT - 40 * 86_400_000, max: AT + 40 * 86_400_000 });
const aLine = fc.record({
  productId: fc.constantFrom('ragi', 'honey', 'ghee'),
  name: fc.constant('Some name'),
  quantity: fc.integer({ min: 1, max: 9 }),
  pricePaise: fc.integer({ min: 1, max: 99_999 }),
});
const anOrder = fc
  .record({
    ...{ acceptedAt: fc.option(aMoment), shippedAt: fc.option(aMoment, { nil: undefined }) },
    ...{ cancelledAt: aMoment, refundedAt: fc.option(aMoment) },
    paymentMethod: fc.constantFrom('cod', 'NEFT', 'online_payment'),
    status: fc.constantFrom('pending', 'success', 'failed'),
    deliveryStatus: fc.constantFrom('processing', 'shipped', 'delivered', 'pending', 'cancel'),
    cashWith: fc.constantFrom(undefined, 'courier', 'customer'),
    refund: fc.constantFrom(null, 'due', 'done', 'failed'),
    refundWay: fc.constantFrom(null, 'online', 'transfer'),
    lines: fc.array(aLine, { minLength: 1, maxLength: 4 }),
    deliveryCharge: fc.constantFrom(undefined, 40, 49.5),
    coupon: fc.constantFrom(undefined, { code: 'DIWALI', off: 33.33 }),
  } as const)
  .map(({ lines, ...order }) => {
    const { deliveryCharge, coupon } = order;
    const goods = lines.reduce((sum, it) => sum + it.quantity * it.pricePaise, 0);
    const totalPaise = goods + chargesPaise({ deliveryCharge, coupon });
    const stored = lines.map((line) => ({ ...line, photoUrl: '', brand: '' }));
    return givenOrder({ ...order, lines: stored as Order['lines'], totalPaise });
  });
const ORDERS = fc.sample(anOrder, { seed: 7, numRuns: 5_000 });
const MONTH = '2026-11';
const CALENDAR = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
const inIndia = (moment: number) => CALENDAR.format(moment);
const sumOf = (orders: readonly Order[]) => ({
  orders: orders.length,
  paise: orders.reduce((sum, { totalPaise }) => sum + totalPaise, 0),
});
const taken = ORDERS.filter(
  (it) => it.acceptedAt && inIndia(it.acceptedAt).startsWith(MONTH) && totalPlaceOf(it),
);
const { month, days, products, besides } = monthTotals(ORDERS, MONTH);

test('of 5,000 orders each one of the month is counted once: places add up to groups, and groups to all, to the paisa, in the month and on each day', () => {
  expect(taken.length).toBeGreaterThan(500);
  expect(month.all).toEqual(sumOf(taken));
  for (const sums of [month, ...days]) {
    const added = (names: readonly (keyof typeof month)[]) => ({
      orders: names.reduce((sum, name) => sum + sums[name].orders, 0),
      paise: names.reduce((sum, name) => sum + sums[name].paise, 0),
    });
    expect(added(['received', 'toCome', 'notSold'])).toEqual(sums.all);
    for (const group of ['received', 'toCome', 'notSold'] as const)
      expect(added(TOTAL_GROUPS[group])).toEqual(sums[group]);
  }
});

test('the days are those of India, the latest first, and add up to the month', () => {
  const dates = days.map(({ at }) => inIndia(at));
  expect(dates).toEqual([...new Set(dates)].toSorted().toReversed());
  expect(dates.every((date) => date.startsWith(MONTH))).toBe(true);
  for (const { at, all } of days)
    expect(all).toEqual(sumOf(taken.filter((it) => inIndia(it.acceptedAt ?? 0) === inIndia(at))));
  for (const name of ['cash', 'way', 'cameBack', 'givenBack'] as const)
    expect(days.reduce((sum, it) => sum + it[name].paise, 0)).toBe(month[name].paise);
});

test('money given back counts on the day when it went, whenever its order came', () => {
  const lastNight = Date.parse('2026-10-31T23:59:59+05:30');
  const back = { ...neft, ...paid, ...gone, refund: 'done', refundWay: 'transfer' } as const;
  const order = givenOrder({ ...back, acceptedAt: lastNight, refundedAt: lastNight + 1_000 });
  const october = { all: { orders: 1 }, givenBack: { orders: 0 } };
  expect(monthTotals([order], '2026-10').month).toMatchObject(october);
  const november = monthTotals([order], MONTH);
  expect(november.month).toMatchObject({ all: { orders: 0 }, givenBack: { paise: 499_00 } });
  expect(november.days.map(({ at }) => inIndia(at))).toEqual(['2026-11-01']);
  const partBack = { paise: 100_00, at: lastNight + 2_000, reference: 'UTR1' };
  const amended = givenOrder({ ...neft, ...paid, acceptedAt: lastNight, partBack });
  expect(monthTotals([amended], MONTH).month).toMatchObject({ givenBack: { paise: 100_00 } });
});

test('received and to be collected are what Today’s chart shows, and products, the largest first, add up to them with delivery and coupons', () => {
  const chart = salesByDay(ORDERS, 30, Date.parse('2026-11-30T12:00:00+05:30'));
  const sum = (of: 'paise' | 'toCollectPaise') => chart.reduce((all, day) => all + day[of], 0);
  expect(month.received.paise).toBe(sum('paise'));
  const sold = products.reduce((all, { paise }) => all + paise, 0);
  const { deliveryPaise, couponPaise } = besides;
  expect(sold + deliveryPaise - couponPaise).toBe(sum('paise') + sum('toCollectPaise'));
  expect(Math.min(deliveryPaise, couponPaise)).toBeGreaterThan(0);
  const sums = products.map(({ paise }) => paise);
  expect(sums).toHaveLength(3);
  expect(sums).toEqual(sums.toSorted((one, other) => other - one));
});

test('months are offered from the first day that this phone holds', () => {
  const since = Date.parse('2026-09-30T23:59:00+05:30');
  expect(monthsBetween(since, AT)).toEqual(['2026-11', '2026-10', '2026-09']);
  expect(monthsBetween(since + 2 * 60_000, AT)).toEqual(['2026-11', '2026-10']);
});
