// How many orders of one account may be on hold; further ones are cancelled, so that nobody floods the merchant's desk.
import '../own-project.ts';
import { beforeEach, expect, test } from 'vitest';
import { orderSettings } from '../../../backend/functions/src/orders/order-settings.ts';
import { acceptReleased } from '../../../backend/functions/src/orders/release-order.ts';
import { newOrder, orderItem } from '../../support/demo-orders.ts';
import { account, moringa, orderOf, type Placed, pieces, place } from '../ordering-shop.ts';

const { maxHeldOrders, maxOpenPieces } = orderSettings;
const RELEASED = { deliveryStatus: 'processing', heldReason: null, releasedAt: 1 };
/** It agreed to less than the goods cost. */
const tooCheap = () => place(newOrder('asha', [orderItem('moringa', 1, 1)]));

/** The maximum number on hold. */
async function allHeld(): Promise<Placed> {
  const held = await Promise.all(Array.from({ length: maxHeldOrders }, tooCheap));
  for (const { news } of held) expect(await news()).toBe('price');
  const [first] = held;
  if (!first) throw new Error('the shop holds no orders');
  return first;
}

beforeEach(() => moringa.update({ quantity: 5_000 }));

test('an order that would be one too many on hold is cancelled, and says why; one that can be taken is taken', async () => {
  await allHeld();
  const one = await tooCheap();
  expect(await one.news()).toBe('too-many-held');
  const cancelledAt = expect.any(Number);
  expect(await one.now()).toMatchObject({
    ...{ deliveryStatus: 'cancel', heldReason: 'too-many-held', cancelledAt },
  });
  expect(await one.news()).toBe('ignored');
  expect(await one.back()).toBe(false);
  expect(await (await place(orderOf(1))).news()).toBe('accepted');
  expect(await pieces()).toBe(4_999);
  expect((await account.get()).data()).toMatchObject({ heldOrders: maxHeldOrders });
});

test.each<[string, (first: Placed) => Promise<unknown>]>([
  ['cancelled', (first) => first.cancel().then(() => first.close())],
  ['deleted', (first) => first.document.delete().then(() => first.close())],
  [
    'taken by the merchant',
    ({ document, key }) => document.update(RELEASED).then(() => acceptReleased(key)),
  ],
])('the next one may wait as soon as one of them is %s', async (_how, end) => {
  const first = await allHeld();
  await end(first);
  await end(first).catch(() => null);
  expect(await (await tooCheap()).news()).toBe('price');
  expect(await (await tooCheap()).news()).toBe('too-many-held');
});

test('what the merchant sends all the same stays sent, and what they trust may wait', async () => {
  await allHeld();
  const sent = await tooCheap();
  await sent.document.update({ deliveryStatus: 'shipped' });
  expect(await sent.news()).toBe('price');
  expect(await sent.now()).toMatchObject({ deliveryStatus: 'shipped' });
  await account.update({ maxHeldOrders: maxHeldOrders + 2 });
  expect(await (await place(orderOf(maxOpenPieces + 1))).news()).toBe('limit');
});
