// Orders on which the merchant reverts a step: the shopper's notice, and the account's open orders, whenever and however often the event comes;
// and orders of a deleted account, of which the desk learns.
import '../own-project.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import {
  anonymiseOrder,
  anonymiseOrders,
} from '../../../backend/functions/src/account/anonymise-order.ts';
import { recordSteps, stepsTaken } from '../../../backend/functions/src/orders/record-steps.ts';
import { account, orderOf, type Placed, place } from '../ordering-shop.ts';

const open = async () => (await account.get()).data();

/** Changes the order as its merchant does; returns its event at this moment (ms), to be delivered at will. */
async function change({ document, key, now }: Placed, fields: object, at: number) {
  const before = (await now()) ?? {};
  await document.update(fields);
  const after = (await now()) ?? {};
  return () => recordSteps(key, stepsTaken(before, after, at));
}
const PACK = { packed: true };
const UNPACK = { packed: false, packedAt: null };
const SHIP = { deliveryStatus: 'shipped' };
const UNSHIP = { deliveryStatus: 'processing', shippedAt: null };
const DELIVER = { deliveryStatus: 'delivered' };
const UNDELIVER = { deliveryStatus: 'shipped', deliveredAt: null };

describe('a step that was taken back', () => {
  test.each([
    ['packedAt', PACK, UNPACK],
    ['shippedAt', SHIP, UNSHIP],
    ['deliveredAt', DELIVER, UNDELIVER],
  ])(
    'has no moment (%s), though the news of it comes late; taken again, it has the later one',
    async (field, take, back) => {
      const order = await place(orderOf(1));
      const first = await change(order, take, 1_000);
      await change(order, back, 2_000);
      await first();
      expect((await order.now())?.[field]).toBeNull();
      const second = await change(order, take, 3_000);
      for (const news of [first, second, first]) await news();
      expect((await order.now())?.[field]).toBe(3_000);
    },
  );

  test('leaves an order alone that has nothing to record', async () => {
    const order = await place(orderOf(1));
    const packed = await change(order, PACK, 1_000);
    await packed();
    const { updateTime } = await order.document.get();
    await packed();
    expect((await order.document.get()).updateTime).toEqual(updateTime);
  });
});

describe('an order that was delivered by mistake', () => {
  test('is open again with the pieces that it had, once, until it is delivered', async () => {
    const order = await place(orderOf(3));
    await order.news();
    await order.document.update(DELIVER);
    await order.close();
    expect(await open()).toMatchObject({ openOrders: 0, openPieces: 0 });
    await order.document.update(UNDELIVER);
    for (const _ of ['once', 'again']) await order.close();
    expect(await open()).toMatchObject({ openOrders: 1, openPieces: 3 });
    await order.document.update(DELIVER);
    await order.close();
    expect(await open()).toMatchObject({ openOrders: 0, openPieces: 0 });
  });

  test('stays open though the news of its delivery comes late', async () => {
    const order = await place(orderOf(3));
    await order.news();
    await order.document.update(DELIVER);
    await order.document.update(UNDELIVER);
    await order.close();
    expect(await open()).toMatchObject({ openOrders: 1, openPieces: 3 });
  });

  test('does not count the pieces that were quoted, as before', async () => {
    const order = await place(orderOf(3));
    await order.news();
    await order.document.update({ quotationId: 'a-quotation', quotedPieces: { moringa: 2 } });
    await order.document.update(UNDELIVER);
    await order.close();
    expect(await open()).toMatchObject({ openOrders: 1, openPieces: 1 });
  });

  test('is not open where it was cancelled, never taken, or is gone', async () => {
    const [cancelled, untaken, gone] = [
      await place(orderOf(1)),
      await place(orderOf(1)),
      await place(orderOf(1)),
    ];
    for (const it of [cancelled, gone]) await it.news();
    await cancelled.cancel();
    await cancelled.back();
    await untaken.document.update(UNDELIVER);
    await gone.document.delete();
    for (const it of [cancelled, untaken, gone]) await it.close();
    expect(await open()).toMatchObject({ openOrders: 0, openPieces: 0 });
  });
});

test('the reason of a cancelling goes with the name of a deleted account: it may name a person', async () => {
  const { key, document, now, cancel } = await place(orderOf(1));
  await document.update({ isOwnerGone: true, cancelledBy: 'merchant', cancelReason: 'Asha moved' });
  await cancel();
  await anonymiseOrder(key);
  expect(await now()).toMatchObject({ cancelledBy: 'merchant', unnamedAt: expect.any(Number) });
  expect(await now()).not.toHaveProperty('cancelReason');
});

const BEFORE = Timestamp.fromMillis(1_790_000_000_000);

test.each(['processing', 'delivered', 'cancel'])(
  'every copy of an order that stands at %s follows: it is marked as changed when its owner goes, and when its name does',
  async (deliveryStatus) => {
    const { key, document, now } = await place(orderOf(1));
    const more = { 'address.landmark': 'Asha’s mill', 'address.otherPhone': '9123456780' };
    await document.update({ deliveryStatus, changedAt: BEFORE, ...more });
    await anonymiseOrders(key.uid);
    expect(await now()).toMatchObject({ isOwnerGone: true });
    expect((await document.get()).get('changedAt').toMillis()).toBeGreaterThan(BEFORE.toMillis());
    await document.update({ deliveryStatus: 'delivered', changedAt: BEFORE });
    if (deliveryStatus !== 'processing') return;
    await anonymiseOrder(key);
    const { address } = Object(await now());
    expect(address).toMatchObject({ name: '', phone: '', address: '' });
    expect(JSON.stringify(address)).not.toMatch(/mill|9123456780/);
    expect((await document.get()).get('changedAt').toMillis()).toBeGreaterThan(BEFORE.toMillis());
  },
);
