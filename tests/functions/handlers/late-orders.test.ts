// News of an order may come twice, late, or beside another's for the last piece. Here it is played by hand, in a project of
// its own where no function listens, against the real emulator.
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { mintId } from '#core/model/identifiers.ts';
import { database } from '../../../backend/functions/src/database.ts';
import { newOrder, orderItem } from '../../support/demo-orders.ts';
import { chia, moringa, orders, pieces, place } from '../ordering-shop.ts';

vi.hoisted(() => {
  process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080';
  process.env.GCLOUD_PROJECT = 'demo-haat-late-orders';
});

describe('an order that arrives', () => {
  test('is taken: its goods are put aside, and phones will hear of what is sold out', async () => {
    const order = newOrder('asha', [orderItem('moringa', 2, 250), orderItem('chia', 1, 99.5)]);
    const { news, now } = await place(order);
    expect(await news()).toBe('accepted');
    const items = [order.items[0], { ...order.items[1], name: 'Chia Seeds' }];
    expect(await now()).toEqual({ ...order, items, acceptedAt: expect.any(Number) });
    expect([await pieces(), await pieces(chia)]).toEqual([3, 0]);
    expect((await chia.get()).data()).toMatchObject({
      quantity: 0,
      updatedAt: expect.any(Timestamp),
    });
    expect((await moringa.get()).get('updatedAt')).toBeUndefined();
  });

  test('twice, one after the other or at once, is taken once', async () => {
    const { news, now } = await place(newOrder('asha', [orderItem('moringa', 2, 250)]));
    const answers = await Promise.all([news(), news(), news()]);
    expect(answers.toSorted()).toEqual(['accepted', 'ignored', 'ignored']);
    const once = await now();
    expect(await news()).toBe('ignored');
    expect(await now()).toEqual(once);
    expect(await pieces()).toBe(3);
  });

  test('twice while another is being decided is taken once', async () => {
    const other = await place(newOrder('ravi', [orderItem('moringa', 1, 250)]));
    const { news } = await place(newOrder('asha', [orderItem('moringa', 2, 250)]));
    const [, ...answers] = await Promise.all([other.news(), news(), news()]);
    expect(answers.toSorted()).toEqual(['accepted', 'ignored']);
    expect(await pieces()).toBe(2);
  });

  test('beside another for the last piece is taken like it: the stock is exact, and none is left', async () => {
    const [one, other] = await Promise.all(
      ['asha', 'ravi'].map((uid) => place(newOrder(uid, [orderItem('chia', 1, 99.5)]))),
    );
    expect(await Promise.all([one?.news(), other?.news()])).toEqual(['accepted', 'accepted']);
    expect(await pieces(chia)).toBe(-1);
  });

  test('beside nine others takes exactly its own pieces', async () => {
    const placed = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        place(
          newOrder(`shopper-${at}`, [orderItem('moringa', 1, 250), orderItem('chia', 2, 99.5)]),
        ),
      ),
    );
    const answers = await Promise.all(placed.map(({ news }) => news()));
    expect(new Set(answers)).toEqual(new Set(['accepted']));
    expect([await pieces(), await pieces(chia)]).toEqual([-5, -19]);
  });

  test('with a total of its own pays what the goods cost', async () => {
    const lines = [orderItem('moringa', 1, 1), orderItem('moringa', 1, 1)];
    const { news, now } = await place(newOrder('asha', lines, { total: 9_000, subTotal: 9_000 }));
    expect(await news()).toBe('accepted');
    const items = [orderItem('moringa', 2, 250)];
    expect(await now()).toMatchObject({ items, total: 500, subTotal: 500 });
    expect(await pieces()).toBe(3);
  });

  test('keeps what was written into it meanwhile: an address, a bank transfer, the merchant’s word', async () => {
    const order = newOrder('asha', [orderItem('moringa', 1, 250)], { paymentMethod: 'NEFT' });
    const { orderId, news, now } = await place(order);
    const meanwhile = {
      address: { ...order.address, city: 'Ajmer' },
      transactionId: 'UTR1',
      transactionTimestamp: 1,
      deliveryStatus: 'shipped',
    };
    await orders('asha').doc(orderId).update(meanwhile);
    expect(await news()).toBe('accepted');
    expect(await now()).toMatchObject(meanwhile);
  });
});

describe('an order that the shop cannot take as it is', () => {
  const one = [orderItem('moringa', 1, 250)];
  test.each([
    ['asks for less than the goods cost', 'price', newOrder('asha', one, { total: 1 })],
    ['names a product that is gone', 'product', newOrder('asha', [orderItem('gone', 1, 1)])],
    ['takes back pieces', 'invalid', newOrder('asha', [orderItem('moringa', -5, 250)])],
    ['is in another shopper’s name', 'invalid', newOrder('ravi', one)],
    ['names what is no document', 'invalid', newOrder('asha', [orderItem('..', 1, 250)])],
  ])('because it %s waits for the merchant, once, and takes nothing', async (_, why, order) => {
    const { news, now } = await place(order, 'asha');
    expect(await news()).toBe(why);
    const held = { ...order, heldReason: why, deliveryStatus: 'pending' };
    expect(await now()).toEqual(held);
    await moringa.update({ price: 0 });
    expect(await news()).toBe('ignored');
    expect(await now()).toEqual(held);
    expect(await pieces()).toBe(5);
  });

  test('stays sent when the merchant has sent it all the same', async () => {
    const order = newOrder('asha', one, { total: 1 });
    const { orderId, news, now } = await place(order);
    await orders('asha').doc(orderId).update({ deliveryStatus: 'shipped' });
    expect(await news()).toBe('price');
    expect(await now()).toMatchObject({ deliveryStatus: 'shipped', heldReason: 'price' });
  });

  test('waits when its product has a price that makes no sense', async () => {
    await moringa.update({ price: 'free' });
    expect(await (await place(newOrder('asha', one))).news()).toBe('product');
  });
});

describe('an order from a quotation', () => {
  const quotationId = mintId();
  const quotation = (uid: string) => database.doc(`users/${uid}/quotations/${quotationId}`);
  const cheap = () => newOrder('asha', [orderItem('moringa', 2, 200)], { quotationId });

  beforeEach(() =>
    quotation('asha').set({
      id: quotationId,
      createdAt: Timestamp.now(),
      pdfUrl: '',
      cartItems: [
        {
          product: { id: 'moringa', name: 'Moringa', brand: '', price: 200, photoURL: [0] },
          quantity: 2,
        },
      ],
    }),
  );

  test('is taken at the price that its shopper was quoted', async () => {
    const { news, now } = await place(cheap());
    expect(await news()).toBe('accepted');
    expect(await now()).toMatchObject({ total: 400, quotationId });
    expect(await pieces()).toBe(3);
  });

  test('waits when the quotation is somebody else’s', async () => {
    const { news } = await place({ ...cheap(), userId: 'ravi' });
    expect(await news()).toBe('price');
  });
});
