// An order on hold that the merchant accepts after all: at which prices, and when this comes twice, late, or after prices or pieces have changed.
import '../own-project.ts';
import { expect, test } from 'vitest';
import { acceptReleased } from '../../../backend/functions/src/orders/release-order.ts';
import { payable } from '../../../backend/functions/src/payments/payable.ts';
import { newOrder, orderItem } from '../../support/demo-orders.ts';
import { account, moringa, pieces, place } from '../ordering-shop.ts';
import { redelivered } from '../redelivered.ts';

const released = (release?: object) => ({
  ...{ deliveryStatus: 'processing', heldReason: null, releasedAt: 1 },
  ...(release && { release }),
});
const today = (total: number) => ({ prices: 'today', total, beyondStock: false });
const asSent = (total: number) => ({ ...today(total), prices: 'sent' });
const ONLINE = { paymentMethod: 'online_payment' } as const;

/** It agreed to ₹200 a piece, and the catalogue asks ₹250 by now. */
async function onHold(changes = {}) {
  const placed = await place(newOrder('asha', [orderItem('moringa', 3, 200)], changes));
  expect(await placed.news()).toBe('price');
  return placed;
}
const held = (reason: string) => ({ deliveryStatus: 'pending', heldReason: reason });

test('20 pieces at ₹100 with a total of one rupee, taken by the merchant, are not payable for a rupee', async () => {
  await moringa.update({ price: 100, quantity: 50 });
  const lines = [orderItem('moringa', 20, 100)];
  const { document, key, news, now } = await place(
    newOrder('asha', lines, { total: 1, subTotal: 1, ...ONLINE }),
  );
  expect(await news()).toBe('invalid');
  for (const release of [undefined, asSent(1), asSent(2000)]) {
    await document.update(released(release));
    expect(await redelivered(() => acceptReleased(key))).toBe(false);
    expect(await now()).toMatchObject(held('invalid'));
    expect(payable(key.orderId, await now(), {})).toMatchObject({ outcome: 'held' });
  }
  await document.update(released(today(2000)));
  expect(await redelivered(() => acceptReleased(key))).toBe(true);
  expect(payable(key.orderId, await now(), {})).toMatchObject({ amountPaise: 2000_00 });
  expect(await pieces()).toBe(30);
});

test('at today’s prices it costs what its merchant saw, under the shop’s own names, once, and its shopper reads that it costs more', async () => {
  const { document, key, now } = await onHold();
  await document.update({
    ...released(today(750)),
    items: [{ ...orderItem('moringa', 3, 200), name: 'Gold' }],
  });
  for (const taken of [true, false]) {
    expect(await redelivered(() => acceptReleased(key))).toBe(taken);
  }
  expect(await now()).toMatchObject({
    items: [{ name: 'Moringa Powder', price: 250, quantity: 3 }],
    ...{ total: 750, subTotal: 750, acceptedAt: expect.any(Number) },
    amendments: [{ id: 'release-1', lines: [], totalBefore: 600, total: 750 }],
  });
  expect(await pieces()).toBe(2);
  expect((await account.get()).data()).toMatchObject({ openOrders: 1, openPieces: 3 });
});

test.each([
  ['as its shopper saw it', asSent(600)],
  ['without terms, as by an older desk', undefined],
])(
  '%s, it keeps its price, takes its goods and is open, once; cancelled, it puts them back',
  async (_, release) => {
    const { document, key, now, cancel, back } = await onHold({ paymentMethod: 'NEFT' });
    expect(await acceptReleased(key), 'released by nobody').toBe(false);
    await document.update(released(release));
    for (const taken of [true, false]) {
      expect(await redelivered(() => acceptReleased(key))).toBe(taken);
    }
    const stands = await now();
    // A bank transfer is waited for like any other.
    const marks = { acceptedAt: expect.any(Number), payBy: expect.any(Number) };
    expect(stands).toMatchObject({ items: [{ price: 200 }], total: 600, ...marks });
    expect(stands).not.toHaveProperty('amendments');
    expect(await pieces()).toBe(2);
    expect((await account.get()).data()).toMatchObject({ openOrders: 1, openPieces: 3 });
    await cancel();
    await back();
    expect(await pieces()).toBe(5);
  },
);

test('cancelled after it was taken, it takes nothing', async () => {
  const { document, key } = await onHold();
  await document.update({ ...released(), deliveryStatus: 'cancel' });
  expect(await acceptReleased(key)).toBe(false);
  expect(await pieces()).toBe(5);
});

test.each([
  ['its prices have risen since its merchant saw them', { price: 260 }, today(750), 'price'],
  ['its goods were sold since', { quantity: 2, preorderLimit: 0 }, today(750), 'stock'],
  [
    'they were sold, at the prices its shopper saw',
    { quantity: 2, preorderLimit: 0 },
    asSent(600),
    'stock',
  ],
  ['its product is hidden since', { hidden: true }, today(750), 'product'],
])(
  'it goes back on hold, once, and takes nothing, where %s',
  async (_, change, release, reason) => {
    const { document, key, now } = await onHold();
    await moringa.update(change);
    await document.update(released(release));
    for (const _ of ['once', 'again']) {
      expect(await redelivered(() => acceptReleased(key))).toBe(false);
    }
    const stands = await now();
    expect(stands).toMatchObject({ ...held(reason), total: 600 });
    expect(stands).not.toHaveProperty('release');
    expect((await account.get()).get('openOrders') ?? 0).toBe(0);
    await document.update(released({ ...asSent(600), beyondStock: true }));
    expect(await redelivered(() => acceptReleased(key))).toBe(true);
  },
);
