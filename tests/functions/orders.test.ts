// A shopper orders and cancels; the running shop's functions take the order, put its goods aside, and put them back.
import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { newOrder, orderItem } from '../support/demo-orders.ts';
import { closeDatabase, database, seen } from './shop-database.ts';

const uid = `orders-test-${randomUUID()}`;
let productId: string;
const product = () => `products/${productId}`;

beforeEach(async () => {
  productId = `orders-test-${randomUUID()}`;
  const updatedAt = FieldValue.serverTimestamp();
  await database.doc(product()).set({ name: 'Moringa Powder', price: 250, quantity: 5, updatedAt });
});

afterEach(async () => {
  await database.recursiveDelete(database.collection(`users/${uid}/orders`));
  await database.doc(product()).delete();
  const tombstone = `tombstones/products_${productId}`;
  await seen(tombstone, ({ exists }) => exists);
  await database.doc(tombstone).delete();
});

afterAll(closeDatabase);

test('an order is taken with its goods, and its cancellation brings them back', async () => {
  const order = newOrder(uid, [orderItem(productId, 2, 250)]);
  const path = `users/${uid}/orders/${order.orderId}`;
  await database.doc(path).set(order);
  await seen(path, (it) => it.get('acceptedAt') > 0);
  expect((await database.doc(product()).get()).get('quantity')).toBe(3);
  await database.doc(path).update({ deliveryStatus: 'cancel' });
  await seen(path, (it) => it.get('stockReleasedAt') > 0);
  expect((await database.doc(product()).get()).get('quantity')).toBe(5);
});

test('an order that costs more than it says waits for the merchant', async () => {
  const order = newOrder(uid, [orderItem(productId, 2, 1)]);
  const path = `users/${uid}/orders/${order.orderId}`;
  await database.doc(path).set(order);
  const held = await seen(path, (it) => it.get('heldReason') !== undefined);
  expect(held.data()).toEqual({ ...order, heldReason: 'price', deliveryStatus: 'pending' });
  expect((await database.doc(product()).get()).get('quantity')).toBe(5);
});
