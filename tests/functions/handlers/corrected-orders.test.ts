// Orders on which the merchant reverts a step: the shopper's notice, the account's open orders, and the history that only the desk reads,
// whenever and however often the events come. And orders of a deleted account, of which the desk learns.
import '../own-project.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import * as anonymous from '../../../backend/functions/src/account/anonymise-order.ts';
import { database } from '../../../backend/functions/src/database.ts';
import * as history from '../../../backend/functions/src/orders/record-history.ts';
import { recordSteps, stepsTaken } from '../../../backend/functions/src/orders/record-steps.ts';
import { account, orderOf, type Placed, place } from '../ordering-shop.ts';

const KAMALA = 'kamala-of-the-desk';
const open = async () => (await account.get()).data();

/** Changes the order as somebody at the desk; returns the events of this moment (ms), to be delivered at will. */
async function change({ document, key, now }: Placed, fields: object, at: number) {
  const before = (await now()) ?? {};
  await document.update({ changedBy: KAMALA, changedAt: new Date(at), ...fields });
  const after = (await now()) ?? {};
  const event = { event: `event-${at}`, at, before, after, arrivedAt: 500 };
  return {
    steps: () => recordSteps(key, stepsTaken(before, after, at)),
    history: () => history.recordHistory(key, event),
  };
}
const PACK = { packed: true };
const UNPACK = { packed: false, packedAt: null };
const SHIP = { deliveryStatus: 'shipped', courier: 'India Post' };
const UNSHIP = { deliveryStatus: 'processing', shippedAt: null };
const DELIVER = { deliveryStatus: 'delivered' };
const UNDELIVER = { deliveryStatus: 'shipped', deliveredAt: null };

test.each([
  ['packedAt', PACK, UNPACK],
  ['shippedAt', SHIP, UNSHIP],
  ['deliveredAt', DELIVER, UNDELIVER],
])(
  'a step that was taken back has no moment (%s), though the news of it comes late; taken again, it has the later one, noted once',
  async (field, take, back) => {
    const order = await place(orderOf(1));
    const first = await change(order, take, 1_000);
    await change(order, back, 2_000);
    await first.steps();
    expect((await order.now())?.[field]).toBeNull();
    const second = await change(order, take, 3_000);
    for (const news of [first, second]) await news.steps();
    const { updateTime } = await order.document.get();
    for (const news of [first, second]) await news.steps();
    expect((await order.now())?.[field]).toBe(3_000);
    expect((await order.document.get()).updateTime).toEqual(updateTime);
  },
);

describe('an order that was delivered by mistake', () => {
  const accepted = async () => {
    const order = await place(orderOf(3));
    await order.news();
    return order;
  };

  test('is open again with the pieces that it had, once, also where the news of its delivery comes late, until it is delivered', async () => {
    const order = await accepted();
    const stands = async (fields: object) => {
      await order.document.update(fields);
      for (const _ of ['once', 'again']) await order.close();
      return open();
    };
    expect(await stands(DELIVER)).toMatchObject({ openOrders: 0, openPieces: 0 });
    expect(await stands(UNDELIVER)).toMatchObject({ openOrders: 1, openPieces: 3 });
    expect(await stands(DELIVER)).toMatchObject({ openOrders: 0, openPieces: 0 });
  });

  test('does not count the pieces that were quoted, as before', async () => {
    const order = await accepted();
    const quoted = { quotationId: 'a-quotation', quotedPieces: { moringa: 2 } };
    await order.document.update({ ...quoted, ...UNDELIVER });
    await order.close();
    expect(await open()).toMatchObject({ openOrders: 1, openPieces: 1 });
  });

  test('is not open where it was cancelled, never taken, or is gone', async () => {
    const [cancelled, gone] = [await place(orderOf(1)), await place(orderOf(1))];
    const untaken = await place(orderOf(1));
    for (const it of [cancelled, gone]) await it.news();
    await cancelled.cancel();
    await cancelled.back();
    await untaken.document.update(UNDELIVER);
    await gone.document.delete();
    for (const it of [cancelled, untaken, gone]) await it.close();
    expect(await open()).toMatchObject({ openOrders: 0, openPieces: 0 });
  });
});

const BEFORE = Timestamp.fromMillis(1_790_000_000_000);
test.each(['processing', 'delivered', 'cancel'])(
  'every copy of an order that stands at %s follows: it is marked as changed when its owner goes, and when its name does, and with it the reason of a cancelling, which may name a person',
  async (deliveryStatus) => {
    const { key, document, now } = await place(orderOf(1));
    const more = { 'address.landmark': 'Asha’s mill', 'address.otherPhone': '9123456780' };
    const cancelReason = 'Asha moved';
    await document.update({ deliveryStatus, changedAt: BEFORE, cancelReason, ...more });
    await anonymous.anonymiseOrders(key.uid);
    expect(await now()).toMatchObject({ isOwnerGone: true });
    if (deliveryStatus === 'processing') {
      expect((await now())?.changedAt.toMillis()).toBeGreaterThan(BEFORE.toMillis());
      expect(await now()).toMatchObject({ address: { name: 'Asha Rao' } });
      await document.update({ ...DELIVER, changedAt: BEFORE });
      await anonymous.anonymiseOrder(key);
    }
    const stands = await now();
    const unnamed = {
      address: { name: '', phone: '', address: '' },
      unnamedAt: expect.any(Number),
    };
    expect(stands).toMatchObject(unnamed);
    expect(JSON.stringify(stands)).not.toMatch(/mill|9123456780|moved/);
    expect(stands?.changedAt.toMillis()).toBeGreaterThan(BEFORE.toMillis());
  },
);

describe('the history of an order', () => {
  const merchant = database.doc(`merchants/${KAMALA}`);
  const recordOf = ({ key }: Placed) => database.doc(`orderRecords/${key.orderId}`);
  const kept = async (order: Placed) => (await recordOf(order).get()).data();
  const said = async (order: Placed) =>
    ((await kept(order))?.steps ?? []).map(({ does, by, phone }: Record<string, string>) =>
      [does, by, phone].filter(Boolean).join(' '),
    );

  test('begins with its arrival, and has each step once, in the order of time, with the phone of whoever did it; it ends with the order', async () => {
    await merchant.set({ role: 'merchant', phone: '+919876500000' });
    const order = await place(orderOf(1));
    const packed = await change(order, PACK, 1_000);
    const shipped = await change(order, SHIP, 2_000);
    for (const news of [shipped, packed]) await news.history();
    const { updateTime } = await recordOf(order).get();
    for (const news of [shipped, packed]) await news.history();
    expect((await recordOf(order).get()).updateTime).toEqual(updateTime);
    const byKamala = `${KAMALA} +919876500000`;
    const all = ['created shopper', `packed ${byKamala}`, `shipped ${byKamala}`];
    expect(await said(order)).toEqual(all);
    await merchant.delete();
    await (await change(order, DELIVER, 3_000)).history();
    expect(await said(order)).toEqual([...all, `delivered ${byKamala}`]);
    await history.forgetHistory(order.key);
    expect(await kept(order)).toBeUndefined();
  });

  test('says nothing of a change that is no step, and leaves the private note alone, until the order loses its name', async () => {
    const order = await place(orderOf(1));
    await (await change(order, { packedAt: 900 }, 500)).history();
    expect(await kept(order)).toBeUndefined();
    await recordOf(order).set({ customer: order.key.uid, note: 'Call Asha.' });
    await (await change(order, PACK, 1_000)).history();
    expect(await kept(order)).toMatchObject({ note: 'Call Asha.' });
    await (await change(order, { unnamedAt: 2_000 }, 2_000)).history();
    expect(await kept(order)).toMatchObject({ note: '', customer: order.key.uid });
    expect(await said(order)).toEqual(['created shopper', `packed ${KAMALA}`]);
  });

  test('is nobody else’s, though an order of theirs has the same id', async () => {
    const order = await place(orderOf(1));
    await recordOf(order).set({ customer: 'somebody-else', note: '', steps: [] });
    await (await change(order, PACK, 1_000)).history();
    expect(await said(order)).toEqual([]);
  });
});
