// A quotation holds once and until its day: orders at its prices use up its pieces.
import '../own-project.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, test } from 'vitest';
import { database } from '../../../backend/functions/src/database.ts';
import { newOrder, orderItem } from '../../support/demo-orders.ts';
import { account, moringa, order, pieces, place } from '../ordering-shop.ts';

const PIECES = 24;
const quotation = database.doc('users/asha/quotations/q1');
const used = async () => (await quotation.get()).get('used');

/** An order at the quoted price that has arrived. */
const quoted = (count: number, uid = 'asha') =>
  place(newOrder(uid, [orderItem('moringa', count, 200)], { quotationId: 'q1' }));
const news = async (count: number, uid?: string) => (await quoted(count, uid)).news();

beforeEach(async () => {
  await moringa.update({ quantity: 500 });
  const product = { id: 'moringa', name: 'Moringa', brand: '', price: 200, photoURL: [0] };
  const cartItems = [{ product, quantity: PIECES }];
  await quotation.set({ id: 'q1', createdAt: Timestamp.now(), pdfUrl: '', cartItems });
});

test('an order from a quotation is taken at the price that its shopper was quoted; somebody else’s waits', async () => {
  const { news, now } = await quoted(2);
  expect(await news()).toBe('accepted');
  expect(await now()).toMatchObject({ total: 400, quotationId: 'q1' });
  expect(await pieces()).toBe(498);
  expect(await (await quoted(1, 'ravi')).news()).toBe('price');
});

test('five orders of all its pieces at once: one is taken, four wait for the merchant', async () => {
  const orders = await Promise.all([1, 2, 3, 4, 5].map(() => quoted(PIECES)));
  const outcomes = await Promise.all(orders.map((it) => it.news()));
  expect(outcomes.toSorted()).toEqual(['accepted', ...Array(4).fill('quotation')]);
  expect(await used()).toEqual({ moringa: PIECES });
});

test('its pieces may be ordered in parts, and news that comes twice uses none up', async () => {
  const first = await quoted(10);
  expect([await first.news(), await first.news()]).toEqual(['accepted', 'ignored']);
  expect(await used()).toEqual({ moringa: 10 });
  expect([await news(PIECES - 10), await news(1)]).toEqual(['accepted', 'quotation']);
});

test('its pieces do not count towards the limit of its account’s open pieces', async () => {
  await account.set({ maxOpenPieces: 2 });
  expect(await news(PIECES - 1)).toBe('accepted');
  expect([await order(2), await order(1)]).toEqual(['accepted', 'limit']);
  await account.update({ maxOpenPieces: 1 });
  expect(await news(1)).toBe('accepted');
});

test('an order that is cancelled gives its pieces back, once; one that was taken before they were counted gives none', async () => {
  const older = await quoted(5);
  await older.document.update({ acceptedAt: 1, deliveryStatus: 'cancel' });
  await older.back();
  expect(await used()).toBeUndefined();
  const all = await quoted(PIECES);
  await all.news();
  await all.cancel();
  for (const _ of ['once', 'again']) await all.back();
  expect(await used()).toEqual({ moringa: 0 });
  expect(await news(PIECES)).toBe('accepted');
});

test.each([
  ['its day has not come', 'accepted', Timestamp.fromMillis(Date.now() + 600_000)],
  ['it has no day', 'accepted', null],
  ['its day is over', 'quotation', Timestamp.fromMillis(Date.now() - 60_000)],
  ['its day makes no sense', 'quotation', 'some day'],
])('when %s, an order at its prices is: %s', async (_when, outcome, validUntil) => {
  await quotation.update({ validUntil });
  expect(await news(1)).toBe(outcome);
});
