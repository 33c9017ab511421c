// How many functions an order wakes, which the merchant pays for: counted in the log of the running emulators.
import './running-project.ts';
import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foldStock } from '../../backend/functions/src/orders/stock.ts';
import { newOrder, orderItem } from '../support/demo-orders.ts';
import { type Runs, runsOf, sumOfRuns } from '../support/function-runs.ts';
import { closeDatabase, database, removeProduct, seen } from './shop-database.ts';

const LINES = 30;
const MAX_RUNS = 5;

const uid = `runs-test-${randomUUID()}`;
const ids = Array.from({ length: LINES }, (_, at) => `runs-test-${at}-${randomUUID()}`);
const products = ids.map((id) => database.doc(`products/${id}`));
const order = newOrder(
  uid,
  ids.map((id) => orderItem(id, 1, 250)),
);
const path = `users/${uid}/orders/${order.orderId}`;

beforeAll(async () => {
  const batch = database.batch();
  const updatedAt = FieldValue.serverTimestamp();
  for (const product of products) {
    batch.set(product, { name: 'Moringa', price: 250, quantity: 500, updatedAt });
  }
  await batch.commit();
  await foldStock();
});

afterAll(async () => {
  await database.recursiveDelete(database.collection(`users/${uid}/orders`));
  await Promise.all(ids.map((id) => database.doc(`stock/${id}`).delete()));
  await Promise.all(ids.map(removeProduct));
  await database.doc(`accounts/${uid}`).delete();
  await closeDatabase();
});

/** All runs except those for new accounts: an order makes none, but tests beside this one make some in the same emulator. */
function ofOrder({ keepUserPhone: _, ...runs }: Runs): number {
  return sumOfRuns(runs);
}

test('an order of 30 products runs at most five functions, its cancelling as many, and keeping the stock one for each product of which phones hear nothing', async () => {
  await runsOf(async () => {});
  const placed = await runsOf(async () => {
    await database.doc(path).set(order);
    await seen(path, (it) => it.get('acceptedAt') > 0);
  });
  const headMoved = async () => (await database.doc('catalogue/head').get()).updateTime?.valueOf();
  const before = await headMoved();
  // Includes other products that may have been sold.
  const toFold = await database.collection('stock').where('sold', '!=', 0).count().get();
  const { count } = toFold.data();
  const followed = await runsOf(async () => {
    await foldStock();
    const quantities = (await database.getAll(...products)).map((it) => it.get('quantity'));
    expect(quantities).toEqual(Array(LINES).fill(499));
    await database.doc(path).update({ deliveryStatus: 'cancel' });
    await seen(path, (it) => it.get('stockReleasedAt') > 0);
  });
  console.log('function runs', { placed, followed });
  expect(ofOrder(placed)).toBeGreaterThan(0);
  expect(ofOrder(placed)).toBeLessThanOrEqual(MAX_RUNS);
  expect(count).toBeGreaterThanOrEqual(LINES);
  // Runs that a busy machine delays count with the next step.
  const all = ofOrder(placed) + ofOrder(followed);
  expect(all).toBeLessThanOrEqual(MAX_RUNS + count + MAX_RUNS);
  expect(await headMoved()).toBe(before);
});
