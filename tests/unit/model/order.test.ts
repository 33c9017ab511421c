// The parsing of an order, its name, and when its shopper is asked again.
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { NewOrder, orderFromFields, StoredOrder } from '#domain/order/order.ts';
import { orderAtOffer, requoteOrder } from '#domain/order/order-acceptance.ts';
import { orderItem as item, newOrder } from '../../support/demo-orders.ts';

const HOUR_MS = 60 * 60 * 1000;
const ORDER = newOrder('asha', [item('moringa', 2, 249.5), item('turmeric', 1, 100)]);
const ACCEPTED = { totalPaise: 59_900, at: ORDER.timestamp, offer: null };
const SOON = ORDER.timestamp + HOUR_MS;
const DAY_LATER = ORDER.timestamp + 24 * HOUR_MS;

test.each([
  ['no items', { items: [] }],
  ['minus one piece', { items: [item('a', -1, 1)] }],
  ['a thousand lines', { items: Array.from({ length: 1000 }, (_, at) => item(`p${at}`, 1, 1)) }],
  ['a price below nothing', { items: [item('a', 1, -5)] }],
  ['a paid status', { status: 'success' }],
  ['an unknown way to pay', { paymentMethod: 'cowries' }],
  ['a field that nobody asked for', { discount: 5 }],
])('an order with %s is not one', (_, change) => {
  expect(v.is(NewOrder, ORDER)).toBe(true);
  expect(v.is(NewOrder, { ...ORDER, ...change })).toBe(false);
});

test('an order as an older shop left it is still shown, with missing fields as pending', () => {
  const items = [{ productId: 'a', quantity: 1, price: 9.5 }];
  const stored = { timestamp: 1, paymentMethod: 'NEFT', items, status: 'lost' };
  const order = orderFromFields('x'.repeat(20), v.parse(StoredOrder, stored));
  expect(order).toMatchObject({
    ...{ orderNo: 'XXXXX-XXXXX', status: 'pending', deliveryStatus: 'processing' },
    ...{ transactionId: null, lines: [{ pricePaise: 950, name: '' }] },
  });
});

const PICTURE = 'https://firebasestorage.googleapis.com/v0/b/x/o/a%2F0_200x200?alt=media';

test.each([
  ['its address', PICTURE, PICTURE],
  ['no address', '', ''],
  ['a script', 'javascript:alert(1)', ''],
  ['a script with a break in it', ' java\nscript:alert(1)', ''],
  ['a picture of its own', 'data:image/svg+xml,<svg/>', ''],
  ['a path', '//evil.example/a.png', ''],
])(
  'a line whose picture is %s is shown with it only where that is an address of the web',
  (_, photoUrl, shown) => {
    const items = [{ ...item('a', 2, 9.5), photoUrl }];
    const stored = { timestamp: 1, paymentMethod: 'NEFT', items };
    const { lines } = orderFromFields('x'.repeat(20), v.parse(StoredOrder, stored));
    expect(lines).toMatchObject([
      { productId: 'a', quantity: 2, pricePaise: 950, photoUrl: shown },
    ]);
    const sent = v.parse(NewOrder, { ...ORDER, items });
    expect(sent.items).toMatchObject([{ productId: 'a', price: 9.5, photoUrl: shown }]);
  },
);

describe('an order that waited', () => {
  /** Today's prices, in rupees. */
  const today = (prices: Record<string, number>) =>
    new Map(Object.entries(prices).map(([id, rupees]) => [id, rupees * 100]));
  const SAME = today({ moringa: 249.5, turmeric: 100 });
  const asked = (reason: string, totalPaise: number | null, items: object[]) => ({
    reason,
    totalPaise,
    items,
  });

  test.each([
    ['goes at the same prices', SAME, SOON, null],
    ['goes at no more together', today({ moringa: 250, turmeric: 99 }), SOON, null],
    [
      'asks when it comes to more, and says to how much',
      today({ moringa: 250, turmeric: 100 }),
      SOON,
      asked('price-rise', 60_000, [{ price: 250 }, { price: 100 }]),
    ],
    [
      'asks when a product is gone, and would go without it',
      today({ moringa: 249.5 }),
      SOON,
      asked('product-gone', 49_900, [{ productId: 'moringa' }]),
    ],
    ['asks when nothing is left', today({}), SOON, asked('product-gone', null, [])],
    ['goes after a day', SAME, DAY_LATER, null],
    ['asks after more than a day', SAME, DAY_LATER + 1, asked('too-old', 59_900, [{}, {}])],
  ])('%s', (_what, prices, now, question) => {
    const changed = requoteOrder(ORDER, ACCEPTED, prices, now);
    expect(changed?.reason).toBe(question?.reason);
    if (!changed || !question) return;
    const offered = orderAtOffer(ORDER, changed.offer);
    if (question.totalPaise === null) return expect(offered).toBeNull();
    const total = question.totalPaise / 100;
    expect(offered).toMatchObject({ total, subTotal: total, items: question.items });
    expect(changed.offer.totalPaise).toBe(question.totalPaise);
  });

  test.each([
    ['goes when only a quoted price rose', { moringa: 999, turmeric: 100 }, undefined],
    ['asks when another rose', { moringa: 999, turmeric: 110 }, 'price-rise'],
    ['asks when another product is gone', { moringa: 999 }, 'product-gone'],
  ])('keeps the prices that a quotation fixes: %s', (_what, prices, reason) => {
    const [moringa = item('', 1, 1), ...others] = ORDER.items;
    const items = [{ ...moringa, quoted: true as const }, ...others];
    const order = { ...ORDER, items, quotationId: 'q1' };
    const changed = requoteOrder(order, ACCEPTED, today(prices), SOON);
    expect(changed?.reason).toBe(reason);
    if (reason === 'price-rise') expect(changed?.offer.totalPaise).toBe(60_900);
  });
});
