// Nobody keeps the shop's goods for nothing: how much one account may have open, how much may be ordered before it is there, and how long a
// bank transfer is waited for. Played by hand, in a project of its own where no function listens, against the real emulator.
import { describe, expect, test, vi } from 'vitest';
import type { NewOrder } from '#core/model/order/order.ts';
import { database } from '../../../backend/functions/src/database.ts';
import { reconcile } from '../../../backend/functions/src/payments/reconcile.ts';
import { newOrder, orderItem } from '../../support/demo-orders.ts';
import {
  account,
  back,
  close,
  DAY_MS,
  document,
  FLOOD,
  left,
  maxOpenOrders,
  maxOpenPieces,
  moringa,
  news,
  order,
  placed,
  transferDays,
} from '../limited-shop.ts';

vi.hoisted(() => {
  process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080';
  process.env.GCLOUD_PROJECT = 'demo-haat-order-limits';
});

describe('an account', () => {
  test('that floods the shop has some orders taken and the others held, and nobody else waits for that', async () => {
    const flood = await Promise.all(Array.from({ length: FLOOD }, () => placed(1)));
    const other = await placed(1, { userId: 'ravi' });
    const decided: string[] = [];
    const outcomes = await Promise.all(
      [...flood, other].map((it) => news(it).finally(() => decided.push(it.userId))),
    );
    expect(decided.indexOf('ravi')).toBeLessThan(maxOpenOrders + 2);
    expect(outcomes.pop()).toBe('accepted');
    expect(outcomes.filter((it) => it === 'accepted')).toHaveLength(maxOpenOrders);
    expect(outcomes.filter((it) => it === 'limit')).toHaveLength(FLOOD - maxOpenOrders);
    expect(await left()).toBe(5_000 - maxOpenOrders - 1);
  });

  test('that orders 999 pieces fifty times over takes nothing off a stock of 500', async () => {
    await moringa.update({ quantity: 500 });
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => order(999)));
    expect(new Set(outcomes)).toEqual(new Set(['limit']));
    expect(await left()).toBe(500);
  });

  test('that has too much open is told, and the merchant sees it at the order and at the account', async () => {
    expect(await order(maxOpenPieces)).toBe('accepted');
    const held = await placed(1);
    expect(await news(held)).toBe('limit');
    expect((await document(held).get()).data()).toMatchObject({
      heldReason: 'limit',
      deliveryStatus: 'pending',
    });
    expect((await account().get()).data()).toMatchObject({
      openOrders: 1,
      openPieces: maxOpenPieces,
      limitReachedAt: expect.any(Number),
    });
  });

  test.each([
    ['delivered', (it: NewOrder) => close(it)],
    [
      'cancelled',
      async (it: NewOrder) => {
        await document(it).update({ deliveryStatus: 'cancel' });
        await Promise.all([back(it), back(it)]);
      },
    ],
  ])('may order again when its order was %s, however often the news comes', async (_how, end) => {
    const [first, second] = [await placed(maxOpenPieces - 1), await placed(1)];
    await news(first);
    await news(second);
    expect(await order(1)).toBe('limit');
    await end(first);
    await end(first);
    expect((await account().get()).data()).toMatchObject({ openOrders: 1, openPieces: 1 });
    // News of an order that was taken before does not open it again.
    expect(await news(first)).toBe('ignored');
    expect(await order(maxOpenPieces - 1)).toBe('accepted');
  });

  test('that the merchant trusts may have more open, and still not more than there is and may be ordered before', async () => {
    await moringa.update({ quantity: 500, preorderLimit: 600 });
    await account().set({ maxOpenOrders: 100, maxOpenPieces: 100 * 999 });
    const many = maxOpenOrders + 1;
    const small = await Promise.all(Array.from({ length: many }, () => order(1)));
    expect(new Set(small)).toEqual(new Set(['accepted']));
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => order(999)));
    expect(outcomes.toSorted()).toEqual(['accepted', ...Array(49).fill('stock')]);
    expect(await left()).toBe(500 - many - 999);
    expect((await account().get()).get('maxOpenPieces')).toBe(100 * 999);
  });

  test('is not held for orders that were taken before they were counted', async () => {
    const [older, delivered] = [await placed(3), await placed(3)];
    await document(older).update({ acceptedAt: 1, deliveryStatus: 'cancel' });
    await document(delivered).update({ acceptedAt: 1, deliveryStatus: 'delivered' });
    expect(await back(older)).toBe(true);
    await close(delivered);
    expect((await account().get()).exists).toBe(false);
    expect(await order(maxOpenPieces)).toBe('accepted');
  });

  test('has nothing open of an order that was delivered before the shop had looked at it', async () => {
    const early = await placed(maxOpenPieces);
    await document(early).update({ deliveryStatus: 'delivered' });
    await close(early);
    expect(await news(early)).toBe('accepted');
    expect(await order(maxOpenPieces)).toBe('accepted');
  });

  test.each([
    [['cancel', 'delivered', 'cancel']],
    [['delivered', 'cancel', 'delivered', 'cancel']],
    [['cancel', 'processing', 'shipped', 'cancel']],
  ])('whose order goes %s gets its goods put back once', async (steps) => {
    const sent = await placed(3);
    await news(sent);
    const other = await placed(1);
    await news(other);
    for (const deliveryStatus of steps) {
      await document(sent).update({ deliveryStatus });
      await back(sent);
      if (deliveryStatus === 'delivered') await close(sent);
    }
    await news(sent);
    expect(await left()).toBe(5_000 - 1);
    expect((await account().get()).data()).toMatchObject({ openOrders: 1, openPieces: 1 });
  });
});

describe('an order by bank transfer', () => {
  const now = Date.now();
  const run = (days: number) =>
    reconcile({ provider: () => Promise.reject(new Error('not asked')), now: now + days * DAY_MS });
  const transfer = async (fields: object = { seen: true }) => {
    const sent = await placed(2, { paymentMethod: 'NEFT' });
    await news(sent);
    await document(sent).update(fields);
    return sent;
  };
  const standing = async (sent: NewOrder) => (await document(sent).get()).get('deliveryStatus');

  test('waits for days, and is then cancelled once, and its goods come back', async () => {
    const sent = await transfer();
    await run(transferDays - 1);
    expect(await standing(sent)).toBe('processing');
    await Promise.all([run(transferDays + 1), run(transferDays + 1)]);
    expect((await document(sent).get()).data()).toMatchObject({
      status: 'failed',
      deliveryStatus: 'cancel',
    });
    await back(sent);
    await run(transferDays + 2);
    expect(await left()).toBe(5_000);
  });

  test.each([
    ['its transaction id was told', { transactionId: 'UTR1', transactionTimestamp: 1 }],
    ['the merchant has seen the money', { status: 'success' }],
    ['it is on its way', { deliveryStatus: 'shipped' }],
    ['the merchant gives it more time', { payBy: now + 100 * DAY_MS }],
  ])('is kept when %s', async (_why, fields) => {
    const sent = await transfer(fields);
    const before = await standing(sent);
    await run(transferDays + 1);
    expect(await standing(sent)).toBe(before);
  });

  test('whose transaction id came before the order was taken, or that is paid otherwise, has no such day', async () => {
    const sent = await placed(1, { paymentMethod: 'NEFT' });
    await document(sent).update({ transactionId: 'UTR1' });
    await news(sent);
    const cash = await placed(1);
    await news(cash);
    for (const it of [sent, cash]) expect((await document(it).get()).get('payBy')).toBeUndefined();
  });
});

describe('a line of an order', () => {
  test('has its name, picture and brand from the catalogue', async () => {
    await moringa.update({ brand: 'kaveri', photoURL: [3] });
    await database.doc('brands/kaveri').set({ brandName: 'Kaveri Banks' });
    const lines = [{ ...orderItem('moringa', 1, 250), name: 'Gold', photoUrl: 'https://evil/x' }];
    const sent = newOrder('asha', lines);
    await document(sent).set(sent);
    await news(sent);
    const [line] = (await document(sent).get()).get('items');
    expect(line).toMatchObject({ name: 'Moringa Powder', brand: 'Kaveri Banks' });
    expect(line.photoUrl).toBe(
      'http://localhost:9199/v0/b/demo-haat-order-limits.appspot.com/o/products%2Fmoringa%2Fthumbs%2F3_200x200?alt=media',
    );
  });
});
