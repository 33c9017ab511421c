// An accepted order that changes afterwards: lines that a merchant takes off it, once, twice, late, beside a payment or another merchant;
// a parcel that comes back; and an address to which the shop does not deliver.
import '../own-project.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { database } from '../../../backend/functions/src/database.ts';
import * as address from '../../../backend/functions/src/orders/hold-address.ts';
import { newOrder } from '../../support/demo-orders.ts';
import { account, both, left, orderOf, pieces, place, settings } from '../ordering-shop.ts';
import { redelivered } from '../redelivered.ts';

const ID = 'a1a2a3a4a5a6a7a8a9a0b1b2b3b4b5b6';
const lines = (moringas: number, chias: number) => [
  { productId: 'moringa', quantity: moringas },
  { productId: 'chia', quantity: chias },
];
/** Leaves this many moringas and chias. */
const leaving = (...pieces: Parameters<typeof lines>) => ({
  amend: { id: ID, at: 7, lines: lines(...pieces) },
});

/** Four moringas and one chia, accepted by the shop. */
async function taken(changes = {}) {
  const placed = await place(newOrder('asha', both(4, 1), changes));
  await placed.news();
  return placed;
}

test('pieces and a line that are taken off go back to stock, once; the total falls, the account has less open, and its shopper reads it', async () => {
  const { document, amend, now, cancel, back } = await taken();
  expect(await left()).toEqual([1, 0]);
  await document.update(leaving(3, 0));
  expect([await amend(), await amend()]).toEqual([true, false]);
  const stands = await now();
  const off = [
    { name: 'Moringa Powder', from: 4, to: 3 },
    { name: 'Chia Seeds', from: 1, to: 0 },
  ];
  expect(stands).toMatchObject({
    items: [{ productId: 'moringa', quantity: 3 }],
    ...{ total: 750, subTotal: 750, changedAt: expect.any(Timestamp) },
    amendments: [{ id: ID, at: 7, totalBefore: 1099.5, total: 750, lines: off }],
  });
  expect(stands).not.toHaveProperty('amend');
  expect(await left()).toEqual([2, 1]);
  expect((await account.get()).data()).toMatchObject({ openOrders: 1, openPieces: 3 });
  await cancel();
  await back();
  expect(await left()).toEqual([5, 1]);
});

test.each(['NEFT', 'online_payment'])(
  'what is taken off after it was paid by %s is owed to its shopper, once for each time; the order stays paid',
  async (paymentMethod) => {
    const { document, amend, now } = await taken({ paymentMethod });
    await document.update({ status: 'success', ...leaving(4, 0) });
    expect([await amend(), await amend()]).toEqual([true, false]);
    expect(await now()).toMatchObject({ total: 1000, owedPaise: 9_950, status: 'success' });
    const second = { id: ID.replace('a1', 'a2'), at: 8, lines: lines(3, 0).slice(0, 1) };
    await document.update({ amend: second });
    expect(await amend()).toBe(true);
    expect(await now()).toMatchObject({ total: 750, owedPaise: 34_950 });
    expect(await left()).toEqual([2, 1]);
  },
);

test.each<[string, string, object, number[]]>([
  ['was sent', 'shipped', { goodsBack: lines(3, 0) }, [4, 0]],
  ['was sent, with more than went', 'shipped', { goodsBack: lines(40, 1) }, [5, 1]],
  ['was sent, with who knows what', 'shipped', { goodsBack: 'all' }, [1, 0]],
  ['was delivered', 'delivered', { goodsBack: lines(1, 1) }, [2, 1]],
])(
  'of a parcel that %s and came back, that goes into stock, once, however late and often its event comes',
  async (_what, deliveryStatus, back, stock) => {
    const order = await taken();
    await order.document.update({ packed: true, deliveryStatus });
    await order.close();
    expect([await order.back(), await left()]).toEqual([false, [1, 0]]);
    await order.document.update({ deliveryStatus: 'cancel', cameBackAt: 9, ...back });
    expect([await order.back(), await order.back()]).toEqual([true, false]);
    expect(await left()).toEqual(stock);
    expect((await account.get()).data()).toMatchObject({ openOrders: 0, openPieces: 0 });
  },
);

test('while it is on hold its total falls, but never rises to the sum of its lines', async () => {
  const { document, amend, now } = await taken({ total: 1, subTotal: 1 });
  expect(await now()).toMatchObject({ heldReason: 'invalid' });
  await document.update(leaving(1, 1));
  expect(await amend()).toBe(true);
  expect(await now()).toMatchObject({ total: 1, deliveryStatus: 'pending' });
  expect(await left()).toEqual([5, 1]);
});

const OTHERS = { amend: { id: ID, at: 7, lines: lines(1, 1).toReversed() } };
test.each([
  ['asks for more pieces', leaving(5, 1), {}],
  ['leaves nothing', leaving(0, 0), {}],
  ['changes nothing', leaving(4, 1), {}],
  ['is about other lines', OTHERS, {}],
  ['makes no sense', { amend: 'less' }, {}],
  ['meets a packed order', leaving(1, 1), { packed: true }],
  ['meets a cancelled one', leaving(1, 1), { deliveryStatus: 'cancel' }],
  ['meets one whose transfer is on its way', leaving(1, 1), { transactionId: 'UTR1' }],
])('an amendment that %s changes nothing, and waits no longer', async (_, amend, meanwhile) => {
  const order = await taken();
  const { items, total } = (await order.now()) ?? {};
  await order.document.update({ ...amend, ...meanwhile });
  expect(await order.amend()).toBe(false);
  const stands = await order.now();
  expect(stands).toMatchObject({ items, total, amendRefusedAt: expect.any(Number) });
  expect(stands).not.toHaveProperty('amend');
  expect(await left()).toEqual([1, 0]);
});

test('pieces at a quotation’s prices may be ordered again once they are taken off', async () => {
  const quotation = database.doc('users/asha/quotations/q1');
  const product = { id: 'moringa', name: 'Moringa', brand: '', price: 200, photoURL: [0] };
  const cartItems = [{ product, quantity: 3 }];
  await quotation.set({ id: 'q1', createdAt: Timestamp.now(), pdfUrl: '', cartItems });
  const { document, amend, now } = await taken({ quotationId: 'q1' });
  const [moringas, chias] = lines(0, 1);
  expect(await now()).toMatchObject({ items: [{ quantity: 3 }, { quantity: 1 }, {}] });
  const two = { ...moringas, quantity: 2 };
  await document.update({ amend: { id: ID, at: 7, lines: [two, moringas, chias] } });
  for (const _ of ['once', 'again']) await amend();
  expect(await now()).toMatchObject({ quotedPieces: { moringa: 2 }, total: 499.5 });
  expect((await quotation.get()).get('used')).toEqual({ moringa: 2 });
  expect((await account.get()).get('openPieces')).toBe(1);
});

describe('an order that was taken and is then sent to where the shop does not deliver', () => {
  const to = (zipcode: string) => ({ address: { ...orderOf(1).address, zipcode } });

  async function sentElsewhere(also: object = {}) {
    const { document, news, now, key } = await place(orderOf(2));
    await news();
    const before = { ...(await now()) };
    // No pincode begins like this.
    await document.update({ ...to('290001'), ...also });
    const after = { ...(await now()) };
    const holds = () => redelivered(() => address.holdAddress(key, after));
    return { before, after, now, document, holds };
  }

  test('waits for the merchant with its goods, once: what the merchant takes after that stays taken', async () => {
    const { before, after, now, document, holds } = await sentElsewhere();
    expect(address.isSentElsewhere(before, after)).toBe(true);
    expect(await holds()).toBe(true);
    expect(await now()).toMatchObject({ deliveryStatus: 'pending', heldReason: 'pincode' });
    expect(await pieces()).toBe(3);
    await document.update({ deliveryStatus: 'processing', heldReason: null, releasedAt: 1 });
    expect(await holds()).toBe(false);
  });

  test.each([
    ['packed', { packed: true }],
    ['shipped', { deliveryStatus: 'shipped' }],
    ['cancelled', { deliveryStatus: 'cancel' }],
  ])('and is %s goes on', async (_how, also) => {
    const { before, after, holds } = await sentElsewhere(also);
    expect(address.isSentElsewhere(before, after)).toBe(false);
    expect(await holds()).toBe(false);
  });

  test('goes on where its pincode is the same, one of the shop’s, or one that may be; until the merchant delivers elsewhere', async () => {
    const { after, document, holds } = await sentElsewhere();
    expect(address.isSentElsewhere(after, { ...after, status: 'success' })).toBe(false);
    for (const zipcode of [orderOf(1).address.zipcode, '999999']) {
      await document.update(to(zipcode));
      expect(await holds(), zipcode).toBe(false);
    }
    await settings.set({ zones: ['110', '2', '4'] });
    await document.update(to('110001'));
    expect(await holds()).toBe(false);
    await document.update(to('302001'));
    expect(await holds()).toBe(true);
  });
});
