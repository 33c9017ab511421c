// How much of a product may be ordered, and when its sold pieces are folded; and how many orders of one account may be on hold: further
// ones are cancelled, so that nobody floods the merchant's desk.
import '../own-project.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { database } from '../../../backend/functions/src/database.ts';
import { orderSettings } from '../../../backend/functions/src/orders/order-settings.ts';
import { acceptReleased } from '../../../backend/functions/src/orders/release-order.ts';
import { foldProduct, foldStock } from '../../../backend/functions/src/orders/stock.ts';
import { newOrder, orderItem } from '../../support/demo-orders.ts';
import { account, moringa, order, orderOf, type Placed, pieces, place } from '../ordering-shop.ts';
import { redelivered } from '../redelivered.ts';

const { maxHeldOrders, maxOpenPieces, preorderPieces } = orderSettings;
const quantity = async () => (await moringa.get()).get('quantity');

beforeEach(() => moringa.update({ quantity: 5_000 }));

describe('a product', () => {
  test('that is out of stock can be ordered, up to what may be ordered before it is there', async () => {
    await moringa.update({ quantity: 0, numWeeks: 6 });
    const first = await place(orderOf(preorderPieces));
    expect(await first.news()).toBe('accepted');
    const [line] = (await first.document.get()).get('items');
    expect(line, 'what the order says to the shopper').toMatchObject({ preorderWeeks: 6 });
    expect(await order(1)).toBe('stock');
    expect(await pieces()).toBe(-preorderPieces);
  });

  test('is never sold beyond that, however many order it at once', async () => {
    await moringa.update({ quantity: 10, preorderLimit: 2 });
    const shoppers = Array.from({ length: 30 }, (_, at) => `shopper-${at}`);
    const outcomes = await Promise.all(shoppers.map((userId) => order(1, { userId })));
    expect(outcomes.filter((it) => it === 'accepted')).toHaveLength(12);
    expect(outcomes.filter((it) => it === 'stock')).toHaveLength(18);
    expect(await pieces()).toBe(-2);
  });

  test('says how many there are within minutes, and what was sold counts once', async () => {
    const first = await place(orderOf(3));
    await first.news();
    expect(await quantity()).toBe(5_000);
    await Promise.all([foldStock(), foldStock()]);
    await foldStock();
    expect(await quantity()).toBe(4_997);
    await first.cancel();
    await first.back();
    await foldStock();
    expect([await quantity(), await pieces()]).toEqual([5_000, 5_000]);
  });

  test('that the merchant refills while it is being sold has what came in and not what was sold', async () => {
    await order(3);
    await moringa.update({ quantity: 5_100 });
    await foldStock();
    expect(await quantity()).toBe(5_097);
  });

  test('that cannot be written does not keep others from being brought up to date', async () => {
    const broken = database.doc('products/broken');
    // One more field would exceed a document's size limit.
    await broken.set({ name: 'Moringa Powder', price: 250, editorContent: 'x'.repeat(1_048_440) });
    await database.doc('stock/broken').set({ sold: 1 });
    await order(3);
    await foldStock();
    expect(await quantity()).toBe(4_997);
    expect((await database.doc('stock/broken').get()).get('sold')).toBe(1);
  });

  test('that has left the catalogue leaves no stock behind', async () => {
    await order(3);
    await moringa.delete();
    await foldStock();
    expect((await database.collection('stock').get()).size).toBe(0);
    expect((await moringa.get()).exists).toBe(false);
  });

  test.each([
    ['the last that were not sold: it is sold out', 4, [0, 0]],
    ['some, and some are left: nothing is brought up to date for it', 5, [5, 4]],
  ])('of which the merchant takes away %s', async (_what, left, stands) => {
    const sold = database.doc('stock/moringa');
    await sold.set({ sold: 4 });
    await moringa.update({ quantity: left });
    await redelivered(() => foldProduct('moringa', true));
    expect([await quantity(), (await sold.get()).get('sold')]).toEqual(stands);
  });
});

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
