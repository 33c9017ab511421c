// How much one account may have open, and how long the shop waits for a bank transfer.
import '../own-project.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { moneyBackOf } from '#domain/order/money-back.ts';
import type { Order } from '#domain/order/order.ts';
import { database } from '../../../backend/functions/src/database.ts';
import { orderSettings } from '../../../backend/functions/src/orders/order-settings.ts';
import { followMoney } from '../../../backend/functions/src/payments/money-back.ts';
import { reconcile } from '../../../backend/functions/src/payments/reconcile.ts';
import { account, moringa, order, orderOf, type Placed, pieces, place } from '../ordering-shop.ts';

const many = (count: number) => Promise.all(Array.from({ length: count }, () => place(orderOf(1))));
const DELIVERED = { deliveryStatus: 'delivered' };
const DAY_MS = 24 * 60 * 60 * 1000;
const FLOOD = 100;
const TOLD = { transactionId: 'UTR1', transactionTimestamp: 1 };
const { maxOpenOrders, maxOpenPieces, maxHeldOrders, transferDays } = orderSettings;
const open = async () => (await account.get()).data();

beforeEach(() => moringa.update({ quantity: 5_000 }));

describe('an account', () => {
  test('that floods the shop has some orders taken, a few held and the others cancelled, and nobody else waits for that', async () => {
    const flood = await many(FLOOD);
    const other = await place(orderOf(1, { userId: 'ravi' }));
    const decided: string[] = [];
    const outcomes = await Promise.all(
      [...flood, other].map(({ news, key }) => news().finally(() => decided.push(key.uid))),
    );
    expect(decided.indexOf('ravi')).toBeLessThan(maxOpenOrders + 2);
    expect(outcomes.pop()).toBe('accepted');
    expect(outcomes.filter((it) => it === 'accepted')).toHaveLength(maxOpenOrders);
    expect(outcomes.filter((it) => it === 'limit')).toHaveLength(maxHeldOrders);
    const rest = FLOOD - maxOpenOrders - maxHeldOrders;
    expect(outcomes.filter((it) => it === 'too-many-held')).toHaveLength(rest);
    expect(await pieces()).toBe(5_000 - maxOpenOrders - 1);
  });

  test('that is at its limit has a hundred orders held by one look at it, as each stands by then, and its merchant sees that', async () => {
    await account.set({ maxOpenOrders: 0, maxHeldOrders: 100 });
    const flood = await many(100);
    const [first, cancelled, shipped] = flood;
    await cancelled?.cancel();
    await shipped?.document.update({ deliveryStatus: 'shipped' });
    const transactions = vi.spyOn(database, 'runTransaction');
    const outcomes = await Promise.all(flood.map(({ news }) => news()));
    expect(transactions.mock.calls.length).toBeLessThan(2);
    transactions.mockRestore();
    expect(outcomes.filter((it) => it === 'limit')).toHaveLength(99);
    expect(await first?.now()).toMatchObject({ heldReason: 'limit', deliveryStatus: 'pending' });
    expect(await cancelled?.now()).not.toHaveProperty('heldReason');
    expect(await shipped?.now()).toMatchObject({ heldReason: 'limit', deliveryStatus: 'shipped' });
    expect(await open()).toMatchObject({ limitReachedAt: expect.any(Number) });
    expect(await Promise.all(flood.map(({ news }) => news()))).toEqual(Array(100).fill('ignored'));
  });

  test('whose orders move while they are held loses nothing that was written into them', async () => {
    await account.set({ maxOpenOrders: 0, maxHeldOrders: 100 });
    const sent = await many(20);
    const moving = sent.map(({ document }) => document.update({ 'address.city': 'Ajmer' }));
    await Promise.all([...sent.map(({ news }) => news()), ...moving]);
    for (const { now } of sent) {
      expect(await now()).toMatchObject({ heldReason: 'limit', address: { city: 'Ajmer' } });
    }
  });

  test.each([
    ['delivered', ({ document, close }: Placed) => document.update(DELIVERED).then(close)],
    ['cancelled', ({ cancel, back }: Placed) => cancel().then(() => Promise.all([back(), back()]))],
  ])('may order again when its order was %s, however often the news comes', async (_how, end) => {
    const [first, second] = [await place(orderOf(maxOpenPieces - 1)), await place(orderOf(1))];
    await first.news();
    await second.news();
    expect(await order(1)).toBe('limit');
    await end(first);
    await end(first);
    expect(await open()).toMatchObject({ openOrders: 1, openPieces: 1 });
    // An event of an order accepted earlier does not open it again.
    expect(await first.news()).toBe('ignored');
    expect(await order(maxOpenPieces - 1)).toBe('accepted');
  });

  test('that the merchant trusts may have more open, and still not more than there is and may be ordered before', async () => {
    await moringa.update({ quantity: 500, preorderLimit: 600 });
    await account.set({ maxOpenOrders: 100, maxOpenPieces: 100 * 999, maxHeldOrders: 100 });
    const small = await Promise.all(Array.from({ length: maxOpenOrders + 1 }, () => order(1)));
    expect(new Set(small)).toEqual(new Set(['accepted']));
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => order(999)));
    expect(outcomes.toSorted()).toEqual(['accepted', ...Array(9).fill('stock')]);
    expect(await pieces()).toBe(500 - (maxOpenOrders + 1) - 999);
    expect(await open()).toMatchObject({ maxOpenPieces: 100 * 999 });
  });

  test('is not held for orders that were taken before they were counted, or delivered before they were looked at', async () => {
    const [older, delivered] = [await place(orderOf(3)), await place(orderOf(3))];
    const early = await place(orderOf(maxOpenPieces));
    await older.document.update({ acceptedAt: 1, deliveryStatus: 'cancel' });
    await delivered.document.update({ acceptedAt: 1, deliveryStatus: 'delivered' });
    expect(await older.back()).toBe(true);
    await delivered.close();
    expect(await open()).toBeUndefined();
    await early.document.update({ deliveryStatus: 'delivered' });
    await early.close();
    expect(await early.news()).toBe('accepted');
    expect(await order(maxOpenPieces)).toBe('accepted');
  });

  test.each([
    'cancel delivered cancel',
    'delivered cancel delivered cancel',
    'cancel processing shipped cancel',
  ])('whose order goes %s gets its goods put back once', async (steps) => {
    const sent = await place(orderOf(3));
    await sent.news();
    await order(1);
    for (const deliveryStatus of steps.split(' ')) {
      await sent.document.update({ deliveryStatus });
      await sent.back();
      if (deliveryStatus === 'delivered') await sent.close();
    }
    await sent.news();
    expect(await pieces()).toBe(5_000 - 1);
    expect(await open()).toMatchObject({ openOrders: 1, openPieces: 1 });
  });
});

describe('an order by bank transfer', () => {
  const now = Date.now();
  const run = (days: number) =>
    reconcile({ provider: () => Promise.reject(new Error('not asked')), now: now + days * DAY_MS });
  const transfer = async (fields: object = { seen: true }) => {
    const sent = await place(orderOf(2, { paymentMethod: 'NEFT' }));
    await sent.news();
    await sent.document.update(fields);
    return sent;
  };
  const standing = async (sent: Placed) => (await sent.document.get()).get('deliveryStatus');

  test('waits for days, and is then cancelled once, and its goods come back', async () => {
    const sent = await transfer();
    await run(transferDays - 1);
    expect(await standing(sent)).toBe('processing');
    await Promise.all([run(transferDays + 1), run(transferDays + 1)]);
    expect(await sent.now()).toMatchObject({
      ...{ status: 'failed', deliveryStatus: 'cancel' },
      ...{ cancelledBy: 'shop', cancelReason: 'No bank transfer came in time.' },
    });
    await sent.back();
    await run(transferDays + 2);
    expect(await pieces()).toBe(5_000);
  });

  test.each([
    ['the merchant has seen the money', { status: 'success' }],
    ['it is on its way', { deliveryStatus: 'shipped' }],
    ['the merchant gives it more time', { payBy: now + 100 * DAY_MS }],
  ])('is kept when %s', async (_why, fields) => {
    const sent = await transfer(fields);
    const before = await standing(sent);
    await run(transferDays + 1);
    expect(await standing(sent)).toBe(before);
  });

  test('that was told of and that nobody sees is asked about for as many days again; then its goods come back, and the merchant still looks for the money', async () => {
    const sent = await transfer(TOLD);
    await run(transferDays + 1);
    const checkBy = now + (2 * transferDays + 1) * DAY_MS;
    const stands = { deliveryStatus: 'processing', checkBy, changedAt: expect.any(Timestamp) };
    expect(await sent.now()).toMatchObject(stands);
    await run(2 * transferDays);
    expect(await standing(sent)).toBe('processing');
    for (const days of [2, 3]) await run(days * transferDays + 2);
    expect(await sent.now()).toMatchObject({ status: 'failed', deliveryStatus: 'cancel' });
    await sent.back();
    await followMoney(sent.key);
    expect(await pieces()).toBe(5_000);
    expect(moneyBackOf((await sent.now()) as Order)).toBe('check');
  });

  test('that is on hold when its day comes is waited for once more; when its money is found after it lapsed, it takes no goods again, and the money goes back', async () => {
    const sent = await transfer({ deliveryStatus: 'pending' });
    await run(transferDays + 1);
    await sent.document.update({ deliveryStatus: 'processing' });
    await run(transferDays + 2);
    expect(await standing(sent)).toBe('processing');
    await run(2 * transferDays + 2);
    expect(await standing(sent)).toBe('cancel');
    await sent.back();
    await sent.document.update({ status: 'success' });
    await followMoney(sent.key);
    await sent.news();
    await run(2 * transferDays + 3);
    expect(await sent.now()).toMatchObject({ deliveryStatus: 'cancel', refund: 'due' });
    expect(await pieces()).toBe(5_000);
  });

  test('has such a day also where its transaction id came before the order was taken; one that is paid otherwise has none', async () => {
    const [told, cash] = [
      await place(orderOf(1, { paymentMethod: 'NEFT' })),
      await place(orderOf(1)),
    ];
    await told.document.update(TOLD);
    for (const { news } of [told, cash]) await news();
    expect(await told.now()).toMatchObject({ payBy: expect.any(Number) });
    expect(await cash.now()).not.toHaveProperty('payBy');
  });
});
