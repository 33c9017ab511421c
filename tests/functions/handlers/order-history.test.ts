// The history that only the desk reads: who did what with an order, however often and late its events come; and the private note, which goes
// with the name of a deleted account.
import '../own-project.ts';
import { describe, expect, test } from 'vitest';
import { database } from '../../../backend/functions/src/database.ts';
import {
  forgetHistory,
  recordHistory,
} from '../../../backend/functions/src/orders/record-history.ts';
import { orderOf, type Placed, place } from '../ordering-shop.ts';

const ARRIVED = 500;
const KAMALA = 'kamala-of-the-desk';
const merchant = database.doc(`merchants/${KAMALA}`);
const recordOf = ({ key }: Placed) => database.doc(`orderRecords/${key.orderId}`);
const kept = async (order: Placed) => (await recordOf(order).get()).data();
const said = async (order: Placed) =>
  ((await kept(order))?.steps ?? []).map(({ does, by, phone }: Record<string, string>) =>
    [does, by, phone].filter(Boolean).join(' '),
  );

/** Changes the order as somebody at the desk; returns its event at this moment (ms), to be delivered at will. */
async function change({ document, key, now }: Placed, fields: object, at: number) {
  const before = (await now()) ?? {};
  await document.update({ changedBy: KAMALA, changedAt: new Date(at), ...fields });
  const after = (await now()) ?? {};
  return () => recordHistory(key, { event: `event-${at}`, at, before, after, arrivedAt: ARRIVED });
}
const PACK = { packed: true };
const SHIP = { deliveryStatus: 'shipped', courier: 'India Post' };

describe('the history of an order', () => {
  test('begins with its arrival, and has each step once, in the order of time, with the phone of whoever did it', async () => {
    await merchant.set({ role: 'merchant', phone: '+919876500000' });
    const order = await place(orderOf(1));
    const packed = await change(order, PACK, 1_000);
    const shipped = await change(order, SHIP, 2_000);
    for (const news of [shipped, packed, shipped, packed]) await news();
    const byKamala = `${KAMALA} +919876500000`;
    const all = ['created shopper', `packed ${byKamala}`, `shipped ${byKamala}`];
    expect(await said(order)).toEqual(all);
    await merchant.delete();
    await (await change(order, { deliveryStatus: 'delivered' }, 3_000))();
    expect(await said(order)).toEqual([...all, `delivered ${byKamala}`]);
  });

  test('says nothing of a change that is no step, and is not written again', async () => {
    const order = await place(orderOf(1));
    await (await change(order, { packedAt: 900 }, 1_000))();
    expect(await kept(order)).toBeUndefined();
    const packed = await change(order, PACK, 2_000);
    await packed();
    const { updateTime } = await recordOf(order).get();
    await packed();
    expect((await recordOf(order).get()).updateTime).toEqual(updateTime);
  });

  test('leaves the private note alone, until the order loses its name', async () => {
    const order = await place(orderOf(1));
    await recordOf(order).set({ customer: order.key.uid, note: 'Call Asha.' });
    await (await change(order, PACK, 1_000))();
    expect(await kept(order)).toMatchObject({ note: 'Call Asha.' });
    await (await change(order, { unnamedAt: 2_000 }, 2_000))();
    expect(await kept(order)).toMatchObject({ note: '', customer: order.key.uid });
    expect(await said(order)).toEqual(['created shopper', `packed ${KAMALA}`]);
  });

  test('is nobody else’s, though an order of theirs has the same id', async () => {
    const order = await place(orderOf(1));
    await recordOf(order).set({ customer: 'somebody-else', note: '', steps: [] });
    await (await change(order, PACK, 1_000))();
    expect(await said(order)).toEqual([]);
  });

  test('ends with the order', async () => {
    const order = await place(orderOf(1));
    await (await change(order, PACK, 1_000))();
    await forgetHistory(order.key);
    expect(await kept(order)).toBeUndefined();
  });
});
