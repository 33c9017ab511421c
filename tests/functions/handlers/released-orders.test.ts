// What the merchant takes after all: its goods are put aside once, and it counts as open. Played by hand, in a project of its own where no
// function listens, against the real emulator.
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { database } from '../../../backend/functions/src/database.ts';
import { acceptOrHold } from '../../../backend/functions/src/orders/order-queue.ts';
import { acceptReleased } from '../../../backend/functions/src/orders/release-order.ts';
import { restockOrder } from '../../../backend/functions/src/orders/restock-order.ts';
import { newOrder, orderItem } from '../../support/demo-orders.ts';
import { redelivered } from '../redelivered.ts';

vi.hoisted(() => {
  process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080';
  process.env.GCLOUD_PROJECT = 'demo-haat-released-orders';
});

const moringa = database.doc('products/moringa');
const RELEASED = { deliveryStatus: 'processing', heldReason: null, releasedAt: 1_760_000_000_000 };

beforeEach(async () => {
  for (const name of ['accounts', 'stock', 'users', 'products']) {
    await database.recursiveDelete(database.collection(name));
  }
  await moringa.set({ name: 'Moringa Powder', price: 250, quantity: 10 });
});

afterAll(() => database.terminate());

/** An order that agreed to less than the catalogue asks by now, so that the shop holds it. */
async function orderOnHold(changes = {}) {
  const order = newOrder('asha', [orderItem('moringa', 3, 200)], changes);
  const document = database.doc(`users/asha/orders/${order.orderId}`);
  await document.set(order);
  const outcome = await acceptOrHold({ uid: 'asha', orderId: order.orderId, sent: order });
  expect(outcome).toBe('price');
  return { document, key: { uid: 'asha', orderId: order.orderId } };
}

const left = async () => {
  const [product, stock] = await Promise.all([moringa.get(), database.doc('stock/moringa').get()]);
  return product.get('quantity') - (stock.get('sold') ?? 0);
};

test('an order on hold that the merchant takes keeps its price, takes its goods once and is open; cancelled, it puts them back', async () => {
  const { document, key } = await orderOnHold();
  expect(await left()).toBe(10);
  await document.update(RELEASED);
  await redelivered(() => acceptReleased(key));
  expect((await document.get()).data()).toMatchObject({
    total: 600,
    deliveryStatus: 'processing',
    acceptedAt: expect.any(Number),
  });
  expect(await left()).toBe(7);
  expect((await database.doc('accounts/asha').get()).data()).toMatchObject({
    openOrders: 1,
    openPieces: 3,
  });
  await document.update({ deliveryStatus: 'cancel' });
  await redelivered(() => restockOrder(key));
  expect(await left()).toBe(10);
});

test('an order on hold that nobody released, or that was cancelled after it was, takes nothing', async () => {
  const { document, key } = await orderOnHold();
  expect(await acceptReleased(key)).toBe(false);
  await document.update({ ...RELEASED, deliveryStatus: 'cancel' });
  expect(await acceptReleased(key)).toBe(false);
  expect(await left()).toBe(10);
});

test('an order by bank transfer that the merchant takes is waited for like any other', async () => {
  const { document, key } = await orderOnHold({ paymentMethod: 'NEFT' });
  await document.update(RELEASED);
  await acceptReleased(key);
  expect((await document.get()).get('payBy')).toEqual(expect.any(Number));
});
