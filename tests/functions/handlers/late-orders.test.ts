// Events of an order and its cancelling: twice, late, or beside another order for the last piece.
import '../own-project.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { database } from '../../../backend/functions/src/database.ts';
import { acceptOrHold } from '../../../backend/functions/src/orders/order-queue.ts';
import { newOrder, orderItem } from '../../support/demo-orders.ts';
import { chia, moringa, orderOf, pieces, place } from '../ordering-shop.ts';

const both = (moringas: number, chias: number) => [
  orderItem('moringa', moringas, 250),
  orderItem('chia', chias, 99.5),
];
const left = async () => [await pieces(), await pieces(chia)];

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
    ['asks for less than its own lines', 'invalid', orderOf(1, { total: 1 })],
    ['has a line for nothing', 'invalid', newOrder('asha', [orderItem('moringa', 1, 0)])],
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

  test('is looked at by the address that it has by now', async () => {
    const { document, news } = await place(orderOf(1));
    await document.update(NOWHERE);
    expect(await news()).toBe('pincode');
  });

  test.each(['122100', '900056', '999999'])(
    'is none to %s, which no table knows',
    async (zipcode) => expect(await (await place(orderOf(1, to(zipcode)))).news()).toBe('accepted'),
  );

  test('stays sent when the merchant has sent it all the same', async () => {
    const { document, news, now } = await place(orderOf(1, { total: 1 }));
    await document.update({ deliveryStatus: 'shipped' });
    expect(await news()).toBe('invalid');
    expect(await now()).toMatchObject({ deliveryStatus: 'shipped', heldReason: 'invalid' });
  });

  test('waits when its product has a price that makes no sense', async () => {
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
