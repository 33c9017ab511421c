// How much may be ordered of a product, and when its sold pieces are folded; how many orders of one account may be on hold (further ones are
// cancelled, so that nobody floods the merchant's desk); and a quotation, which holds once and until its day.
import '../own-project.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { database } from '../../../backend/functions/src/database.ts';
import { orderSettings } from '../../../backend/functions/src/orders/order-settings.ts';
import { foldProduct, foldStock } from '../../../backend/functions/src/orders/stock.ts';
import { newOrder, orderItem } from '../../support/demo-orders.ts';
import * as shop from '../ordering-shop.ts';
import { redelivered } from '../redelivered.ts';

const { account, moringa, order, orderOf, pieces, place, released } = shop;
const { maxHeldOrders, maxOpenPieces, preorderPieces } = orderSettings;
const PIECES = 24;
const quotation = database.doc('users/asha/quotations/q1');
const quantity = async () => (await moringa.get()).get('quantity');

beforeEach(async () => {
  await moringa.update({ quantity: 5_000 });
  const product = { id: 'moringa', name: 'Moringa', brand: '', price: 200, photoURL: [0] };
  const cartItems = [{ product, quantity: PIECES }];
  await quotation.set({ id: 'q1', createdAt: Timestamp.now(), pdfUrl: '', cartItems });
});

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

  test('says how many there are within minutes, and what was sold counts once; refilled meanwhile, it has what came in and not what was sold', async () => {
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

/** It agreed to less than the goods cost. */
const tooCheap = () => place(newOrder('asha', [orderItem('moringa', 1, 1)]));

/** The maximum number on hold. */
async function allHeld(): Promise<shop.Placed> {
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

test.each<[string, (first: shop.Placed) => Promise<unknown>]>([
  ['cancelled', (first) => first.cancel().then(first.close)],
  ['deleted', (first) => first.document.delete().then(first.close)],
  ['taken by the merchant', (first) => first.document.update(released()).then(first.take)],
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

describe('a quotation', () => {
  const used = async () => (await quotation.get()).get('used');

  /** An order at the quoted price that has arrived. */
  const quoted = (count: number, uid = 'asha') =>
    place(newOrder(uid, [orderItem('moringa', count, 200)], { quotationId: 'q1' }));
  const news = async (count: number, uid?: string) => (await quoted(count, uid)).news();

  test('five orders of all its pieces at once: one is taken, four wait for the merchant', async () => {
    const orders = await Promise.all([1, 2, 3, 4, 5].map(() => quoted(PIECES)));
    const outcomes = await Promise.all(orders.map((it) => it.news()));
    expect(outcomes.toSorted()).toEqual(['accepted', ...Array(4).fill('quotation')]);
    expect(await used()).toEqual({ moringa: PIECES });
  });

  test('its pieces may be ordered in parts, and news that comes twice uses none up; somebody else’s order waits', async () => {
    const first = await quoted(10);
    expect([await first.news(), await first.news()]).toEqual(['accepted', 'ignored']);
    expect(await first.now()).toMatchObject({ total: 2_000, quotationId: 'q1' });
    expect(await used()).toEqual({ moringa: 10 });
    expect(await pieces()).toBe(4_990);
    expect([await news(PIECES - 10), await news(1)]).toEqual(['accepted', 'quotation']);
    expect(await news(1, 'ravi')).toBe('price');
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
});
