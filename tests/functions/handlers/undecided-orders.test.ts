// Orders whose event waits behind others, was lost, or could not be handled.
import '../own-project.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { database } from '../../../backend/functions/src/database.ts';
import {
  acceptLateOrders,
  LATE_MS,
} from '../../../backend/functions/src/orders/accept-late-orders.ts';
import { takeNews } from '../../../backend/functions/src/orders/take-news.ts';
import { orderItem } from '../../support/demo-orders.ts';
import { account, moringa, orderOf, pieces, place } from '../ordering-shop.ts';

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
const stands = async ({ now }: { now(): Promise<unknown> }) => now();
const taken = { acceptedAt: expect.any(Number) };
const open = expect.not.objectContaining(taken);

test('another shopper’s order is taken before its news comes, while a hundred orders of one account arrive', async () => {
  await moringa.update({ quantity: 500 });
  const flood = await Promise.all(Array.from({ length: 100 }, () => standing(0)));
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
    const released = { heldReason: null, releasedAt: 1, ...costing(200) };
    const order = await standing(LATE_MS, 'asha', released);
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
