// Events of an order and its cancelling: twice, late, lost, behind others, or beside another order for the last piece.
import '../own-project.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { database } from '../../../backend/functions/src/database.ts';
import * as late from '../../../backend/functions/src/orders/accept-late-orders.ts';
import { acceptOrHold } from '../../../backend/functions/src/orders/order-queue.ts';
import { takeNews } from '../../../backend/functions/src/orders/take-news.ts';
import { newOrder, orderItem } from '../../support/demo-orders.ts';
import * as shop from '../ordering-shop.ts';

const { account, both, chia, left, moringa, orderOf, pieces, place, released } = shop;

describe('an order that arrives', () => {
  test('is taken: its goods are put aside, and phones will hear of what is sold out', async () => {
    const order = newOrder('asha', both(2, 1));
    const { news, now } = await place(order);
    expect(await news()).toBe('accepted');
    const items = [order.items[0], { ...order.items[1], name: 'Chia Seeds' }];
    const updatedAt = expect.any(Timestamp);
    const marks = { acceptedAt: expect.any(Number), changedAt: updatedAt };
    expect(await now()).toEqual({ ...order, items, ...marks });
    expect(await left()).toEqual([3, 0]);
    expect((await chia.get()).data()).toMatchObject({ quantity: 0, updatedAt });
    expect((await moringa.get()).get('updatedAt')).toBeUndefined();
  });

  test('twice, one after the other, at once, or while another is decided, is taken once', async () => {
    const other = await place(orderOf(1, { userId: 'ravi' }));
    const { news, now } = await place(orderOf(2));
    const [, ...answers] = await Promise.all([other.news(), news(), news(), news()]);
    expect(answers.toSorted()).toEqual(['accepted', 'ignored', 'ignored']);
    const once = await now();
    expect(await news()).toBe('ignored');
    expect(await now()).toEqual(once);
    expect(await pieces()).toBe(2);
  });

  test('keeps what was written into it meanwhile: an address, a bank transfer, the merchant’s word', async () => {
    const order = orderOf(1, { paymentMethod: 'NEFT' });
    const { document, news, now } = await place(order);
    const meanwhile = {
      address: { ...order.address, city: 'Ajmer' },
      transactionId: 'UTR1',
      transactionTimestamp: 1,
      deliveryStatus: 'shipped',
    };
    await document.update(meanwhile);
    expect(await news()).toBe('accepted');
    expect(await now()).toMatchObject(meanwhile);
  });

  test('has the name, picture and brand of its lines from the catalogue', async () => {
    await moringa.update({ brand: 'kaveri', photoURL: [3] });
    await database.doc('brands/kaveri').set({ brandName: 'Kaveri Banks' });
    const lines = [{ ...orderItem('moringa', 1, 250), name: 'Gold', photoUrl: 'https://evil/x' }];
    const { news, document } = await place(newOrder('asha', lines));
    await news();
    const [line] = (await document.get()).get('items');
    expect(line).toMatchObject({
      name: 'Moringa Powder',
      brand: 'Kaveri Banks',
      photoUrl: `http://localhost:9199/v0/b/${process.env.GCLOUD_PROJECT}.appspot.com/o/products%2Fmoringa%2Fthumbs%2F3_200x200?alt=media`,
    });
  });
});

describe('an order that the shop cannot take as it is', () => {
  const to = (zipcode: string) => ({ address: { ...orderOf(1).address, zipcode } });
  /** No pincode begins like this. */
  const NOWHERE = to('290001');

  test.each([
    ['asks for less than the goods cost', 'price', newOrder('asha', [orderItem('moringa', 1, 1)])],
    ['goes where the shop does not deliver', 'pincode', orderOf(1, NOWHERE)],
    ['is in another shopper’s name', 'invalid', orderOf(1, { userId: 'ravi' })],
    ['names what is no document', 'invalid', newOrder('asha', [orderItem('..', 1, 250)])],
  ])('because it %s waits for the merchant, once, and takes nothing', async (_, why, order) => {
    const { news, now } = await place(order, 'asha');
    expect(await news()).toBe(why);
    const changedAt = expect.any(Timestamp);
    const held = { ...order, heldReason: why, deliveryStatus: 'pending', changedAt };
    expect(await now()).toEqual(held);
    await moringa.update({ price: 0 });
    expect(await news()).toBe('ignored');
    expect(await now()).toEqual(held);
    expect(await pieces()).toBe(5);
  });

  test('is looked at by the address that it has by now; one to a pincode that no table knows is taken', async () => {
    const { document, news } = await place(orderOf(1));
    await document.update(NOWHERE);
    expect(await news()).toBe('pincode');
    expect(await (await place(orderOf(1, to('122100')))).news()).toBe('accepted');
  });

  test('stays sent when the merchant has sent it all the same; one of a product whose price makes no sense waits', async () => {
    const { document, news, now } = await place(orderOf(1, { total: 1 }));
    await document.update({ deliveryStatus: 'shipped' });
    expect(await news()).toBe('invalid');
    expect(await now()).toMatchObject({ deliveryStatus: 'shipped', heldReason: 'invalid' });
    await moringa.update({ price: 'free' });
    expect(await (await place(orderOf(1))).news()).toBe('product');
  });
});

describe('an order that is cancelled', () => {
  test('puts its goods back when it is cancelled, and however its payment stands not before', async () => {
    const { news, cancel, back, now, document } = await place(newOrder('asha', both(2, 1)));
    await news();
    for (const status of ['pending', 'failed', 'authorized', 'success']) {
      await document.update({ status });
      expect(await back()).toBe(false);
    }
    await cancel();
    expect((await Promise.all([back(), back()])).toSorted()).toEqual([false, true]);
    expect(await left()).toEqual([5, 1]);
    expect((await chia.get()).get('quantity'), 'as phones hear').toBe(1);
    expect(await now()).toMatchObject({ stockReleasedAt: expect.any(Number) });
  });

  /** Groups of events: one group after the other, the events of a group at once. */
  type Steps = readonly (readonly ('news' | 'cancel' | 'back')[])[];
  test.each<[string, Steps, object]>([
    ['after the shop took it', [['news'], ['cancel'], ['back', 'back'], ['back'], ['news']], {}],
    ['before the shop took it', [['cancel'], ['back'], ['news'], ['back']], {}],
    ['while the shop takes it', [['news', 'cancel'], ['back']], {}],
    ['while it is held', [['news'], ['cancel'], ['back']], { total: 1 }],
  ])('%s leaves the stock as it was', async (_when, steps, changes) => {
    const order = await place(newOrder('asha', both(2, 1), changes));
    for (const atOnce of steps) await Promise.all(atOnce.map((step) => order[step]()));
    expect(await left()).toEqual([5, 1]);
  });

  test('before it arrived puts nothing back', async () => {
    const { document, key, back, now } = await place(orderOf(2));
    const taken = { orderId: key.orderId, userId: 'asha', timestamp: 1, deliveryStatus: 'cancel' };
    await document.set(taken);
    expect(await acceptOrHold({ ...key, sent: taken })).toBe('ignored');
    expect(await back()).toBe(false);
    expect(await now()).toEqual(taken);
    expect(await pieces()).toBe(5);
  });

  test('puts back the pieces still sold, when a product has left the catalogue since', async () => {
    const { news, cancel, back } = await place(newOrder('asha', both(2, 1)));
    await news();
    await chia.delete();
    await cancel();
    expect(await back()).toBe(true);
    expect([await pieces(), (await chia.get()).exists]).toEqual([5, false]);
  });
});

const { acceptLateOrders, LATE_MS } = late;
const MINUTE_MS = 60_000;
const now = Date.now();

/** An order of one piece that the shop has had for this long (ms) without its event. */
async function standing(ms: number, uid = 'asha', changes: object = {}) {
  const placed = await place(orderOf(1, { userId: uid }));
  const changedAt = Timestamp.fromMillis(now - ms);
  await placed.document.update({ changedAt, ...changes });
  return placed;
}
/** Its shopper agreed to this many rupees. */
const costing = (rupees: number) => ({
  items: [orderItem('moringa', 1, rupees)],
  ...{ subTotal: rupees, total: rupees },
});
const stands = ({ now }: shop.Placed) => now();
const taken = { acceptedAt: expect.any(Number) };
const open = expect.not.objectContaining(taken);

test('another shopper’s order is taken before its news comes, while fifty orders of one account arrive', async () => {
  await moringa.update({ quantity: 500 });
  const flood = await Promise.all(Array.from({ length: 50 }, () => standing(0)));
  const other = await standing(0, 'ravi');
  for (const { key, document } of flood.slice(0, 10)) {
    await takeNews({ ...key, sent: (await document.get()).data() });
  }
  expect(await stands(other)).toMatchObject(taken);
  for (const order of flood) {
    const { acceptedAt, heldReason } = Object(await stands(order));
    expect(Boolean(acceptedAt) || ['limit', 'too-many-held'].includes(heldReason)).toBe(true);
  }
});

describe('an order of which no news came', () => {
  test('is taken once it has stood for ten minutes, and no sooner', async () => {
    const [late, fresh] = [await standing(LATE_MS + 1_000), await standing(LATE_MS - MINUTE_MS)];
    await acceptLateOrders(now);
    expect(await stands(late)).toMatchObject(taken);
    expect(await stands(fresh)).toEqual(open);
    await acceptLateOrders(now + 2 * MINUTE_MS);
    expect(await stands(fresh)).toMatchObject(taken);
    expect(await pieces()).toBe(3);
  });

  test('is decided by its shopper’s own terms, and keeps fields written into it meanwhile', async () => {
    const moved = { deliveryStatus: 'shipped', packed: true, changedBy: 'meera' };
    const shipped = await standing(LATE_MS, 'asha', moved);
    const dear = await standing(LATE_MS, 'asha', costing(1));
    const cancelled = await standing(LATE_MS, 'asha', { deliveryStatus: 'cancel' });
    await acceptLateOrders(now);
    expect(await stands(shipped)).toMatchObject({ ...moved, ...taken });
    expect(await stands(dear)).toMatchObject({ heldReason: 'price' });
    expect(await stands(cancelled)).toEqual(open);
    expect(await pieces()).toBe(4);
  });

  test('is taken as it stands where the merchant had released it', async () => {
    const order = await standing(LATE_MS, 'asha', { ...released(), ...costing(200) });
    await acceptLateOrders(now);
    expect(await stands(order)).toMatchObject({ total: 200, ...taken });
  });

  test('that cannot be decided keeps no other waiting, and is tried again by the next run', async () => {
    // No document may be larger, so nothing more fits into this account.
    await account.set({ note: 'x'.repeat(1_048_450) });
    const [stuck, other] = [await standing(LATE_MS + 2), await standing(LATE_MS + 1, 'ravi')];
    await acceptLateOrders(now);
    expect(await stands(stuck)).toEqual(open);
    expect(await stands(other)).toMatchObject(taken);
    await account.delete();
    await acceptLateOrders(now);
    expect(await stands(stuck)).toMatchObject(taken);
    expect((await database.doc('orderChecks/undecided').get()).get('failed')).toEqual([]);
  });

  test('is looked at once: a decided order is not read again', async () => {
    const seen = await standing(LATE_MS + 2, 'asha', { acceptedAt: 1 });
    await standing(LATE_MS + 1, 'asha', { acceptedAt: 1 });
    await acceptLateOrders(now);
    // A second read would accept it.
    await seen.document.update({ acceptedAt: null });
    const last = await standing(LATE_MS - 1);
    await acceptLateOrders(now + 1);
    expect(await stands(seen)).toEqual(open);
    const { lookedTo } = (await database.doc('orderChecks/undecided').get()).data() ?? {};
    expect(lookedTo.path).toBe(last.document.path);
  });
});
