// A quotation holds once and until its day: its pieces are used up by the orders that are taken at its prices. Played by hand, in a
// project of its own where no function listens, against the real emulator.
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { NewOrder } from '#core/model/order/order.ts';
import { database } from '../../../backend/functions/src/database.ts';
import { acceptOrHold } from '../../../backend/functions/src/orders/order-queue.ts';
import { restockOrder } from '../../../backend/functions/src/orders/restock-order.ts';
import { newOrder, orderItem } from '../../support/demo-orders.ts';
import { redelivered } from '../redelivered.ts';

vi.hoisted(() => {
  process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080';
  process.env.GCLOUD_PROJECT = 'demo-haat-quotation-use';
});

const PIECES = 24;
const quotation = database.doc('users/asha/quotations/q1');
const document = ({ userId, orderId }: NewOrder) =>
  database.doc(`users/${userId}/orders/${orderId}`);

/** An order at the quoted price that has arrived. */
async function placed(pieces: number): Promise<NewOrder> {
  const lines = [orderItem('moringa', pieces, 200)];
  const order = newOrder('asha', lines, { quotationId: 'q1' });
  await document(order).set(order);
  return order;
}
const news = (order: NewOrder) =>
  redelivered(() => acceptOrHold({ uid: 'asha', orderId: order.orderId, sent: order }));
const used = async () => (await quotation.get()).get('used');

beforeEach(async () => {
  for (const name of ['accounts', 'stock', 'users']) {
    await database.recursiveDelete(database.collection(name));
  }
  await database.doc('products/moringa').set({ name: 'Moringa', price: 250, quantity: 500 });
  const product = { id: 'moringa', name: 'Moringa', brand: '', price: 200, photoURL: [0] };
  const cartItems = [{ product, quantity: PIECES }];
  await quotation.set({ id: 'q1', createdAt: Timestamp.now(), pdfUrl: '', cartItems });
});

afterAll(() => database.terminate());

test('five orders of all its pieces at once: one is taken, four wait for the merchant', async () => {
  const orders = await Promise.all([1, 2, 3, 4, 5].map(() => placed(PIECES)));
  const outcomes = await Promise.all(orders.map(news));
  expect(outcomes.toSorted()).toEqual(['accepted', ...Array(4).fill('quotation')]);
  expect(await used()).toEqual({ moringa: PIECES });
});

test('its pieces may be ordered in parts, and news that comes twice uses none up', async () => {
  const [first, second] = [await placed(10), await placed(PIECES - 10)];
  expect([await news(first), await news(first)]).toEqual(['accepted', 'ignored']);
  expect(await used()).toEqual({ moringa: 10 });
  expect(await news(second)).toBe('accepted');
  expect(await news(await placed(1))).toBe('quotation');
});

test('its pieces do not count for what its account may have open', async () => {
  await database.doc('accounts/asha').set({ maxOpenPieces: 2 });
  expect(await news(await placed(PIECES - 1))).toBe('accepted');
  const plain = async (pieces: number) => {
    const order = newOrder('asha', [orderItem('moringa', pieces, 250)]);
    await document(order).set(order);
    return news(order);
  };
  expect([await plain(2), await plain(1)]).toEqual(['accepted', 'limit']);
  await database.doc('accounts/asha').update({ maxOpenPieces: 1 });
  expect(await news(await placed(1))).toBe('accepted');
});

test('an order that is cancelled gives its pieces back, once', async () => {
  const order = await placed(PIECES);
  await news(order);
  await document(order).update({ deliveryStatus: 'cancel' });
  const { orderId } = order;
  for (let times = 0; times < 2; times++) {
    await redelivered(() => restockOrder({ uid: 'asha', orderId }));
  }
  expect(await used()).toEqual({ moringa: 0 });
  expect(await news(await placed(PIECES))).toBe('accepted');
});

test.each([
  ['its day has not come', 'accepted', Timestamp.fromMillis(Date.now() + 600_000)],
  ['it has no day', 'accepted', null],
  ['its day is over', 'quotation', Timestamp.fromMillis(Date.now() - 60_000)],
  ['its day makes no sense', 'quotation', 'some day'],
])('when %s, an order at its prices is: %s', async (_when, outcome, validUntil) => {
  await quotation.update({ validUntil });
  expect(await news(await placed(1))).toBe(outcome);
});

test('an order that was taken before pieces were counted gives none back', async () => {
  const older = await placed(5);
  await document(older).update({ acceptedAt: 1, deliveryStatus: 'cancel' });
  await redelivered(() => restockOrder({ uid: 'asha', orderId: older.orderId }));
  expect(await used()).toBeUndefined();
});
