// The parsing of an order, its name, and when its shopper is asked again.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { NewOrder, orderFromFields, StoredOrder } from '#domain/order/order.ts';
import { orderAtOffer, requoteOrder } from '#domain/order/order-acceptance.ts';
import { orderItem as item, newOrder } from '../../support/demo-orders.ts';

const HOUR_MS = 60 * 60 * 1000;
const ORDER = newOrder('asha', [item('moringa', 2, 249.5), item('turmeric', 1, 100)]);
const ACCEPTED = { totalPaise: 59_900, at: ORDER.timestamp, offer: null };
const SOON = ORDER.timestamp + HOUR_MS;
const DAY_LATER = ORDER.timestamp + 24 * HOUR_MS;

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

test('a line is shown with its picture only where that is an address of the web', () => {
  const odd = ['', 'javascript:alert(1)', ' java\nscript:alert(1)', 'data:image/svg+xml,<svg/>'];
  for (const photoUrl of [PICTURE, ...odd, '//evil.example/a.png']) {
    const items = [{ ...item('a', 2, 9.5), photoUrl }];
    const stored = { timestamp: 1, paymentMethod: 'NEFT', items };
    const { lines } = orderFromFields('x'.repeat(20), v.parse(StoredOrder, stored));
    const shown = { productId: 'a', photoUrl: photoUrl === PICTURE ? PICTURE : '' };
    expect(lines, photoUrl).toMatchObject([{ ...shown, quantity: 2, pricePaise: 950 }]);
    const sent = v.parse(NewOrder, { ...ORDER, items });
    expect(sent.items, photoUrl).toMatchObject([{ ...shown, price: 9.5 }]);
  }
});

const today = (prices: Record<string, number>) =>
  new Map(Object.entries(prices).map(([id, rupees]) => [id, rupees * 100]));
const SAME = today({ moringa: 249.5, turmeric: 100 });
const asked = (reason: string, totalPaise: number | null, items: object[]) => {
  return { reason, totalPaise, items };
};

const DEARER = today({ moringa: 250, turmeric: 100 });
const WITHOUT = asked('product-gone', 49_900, [{ productId: 'moringa' }]);

test.each([
  ['goes at the same prices', SAME, SOON, null],
  ['goes at no more together', today({ moringa: 250, turmeric: 99 }), SOON, null],
  ['asks when it comes to more', DEARER, SOON, asked('price-rise', 60_000, [{ price: 250 }, {}])],
  ['would go without what is gone', today({ moringa: 249.5 }), SOON, WITHOUT],
  ['asks when nothing is left', today({}), SOON, asked('product-gone', null, [])],
  ['goes after a day', SAME, DAY_LATER, null],
  ['asks after more than a day', SAME, DAY_LATER + 1, asked('too-old', 59_900, [{}, {}])],
])('an order that waited %s', (_what, prices, now, question) => {
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
])('an order that waited keeps the prices that a quotation fixes: %s', (_what, prices, reason) => {
  const [moringa = item('', 1, 1), ...others] = ORDER.items;
  const items = [{ ...moringa, quoted: true as const }, ...others];
  const order = { ...ORDER, items, quotationId: 'q1' };
  const changed = requoteOrder(order, ACCEPTED, today(prices), SOON);
  expect(changed?.reason).toBe(reason);
  if (reason === 'price-rise') expect(changed?.offer.totalPaise).toBe(60_900);
});
