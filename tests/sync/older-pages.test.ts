// More orders and quotations than one read brings: older ones come on demand, and stay on the phone.
import { beforeEach, expect, test } from 'vitest';
import { readAccountMirror } from '#domain/account/account-mirror-state.ts';
import * as documents from '#domain/account-mirror/fetch-account-documents.ts';
import { readOlder } from '#domain/account-mirror/read-older.ts';
import { signOut } from '#domain/account-mirror/sign-in.ts';
import { changeOrderAddress } from '#domain/order/order-change-write.ts';
import { oldestOrderSeenAt, readOrder, readOrderSeenAt, readOrders } from '#domain/order/orders.ts';
import { readQuotations } from '#domain/quotation/quotations.ts';
import { encodeFields } from '#engine/firestore/firestore-values.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { newOrder, orderItem } from '../support/demo-orders.ts';
import { someAddress } from './support/account-writes.ts';
import { freshPhone, letTimePass } from './support/phone.ts';

const phone = freshPhone();
beforeEach(() => phone().enter());

/** Gives the shop orders of these moments; returns their ids, in the same order. */
function shopHasOrders(timestamps: readonly number[]): string[] {
  return timestamps.map((timestamp) => {
    const { quotationId: _, ...order } = newOrder('asha', [orderItem('chia', 1, 240)], {
      timestamp,
    });
    change(order.orderId, encodeFields(JSON.parse(JSON.stringify(order))));
    return order.orderId;
  });
}
function change(orderId: string, fields: Record<string, unknown>): void {
  const path = `/users/asha/orders/${orderId}`;
  const before = phone().shop.documents.get(path)?.fields;
  phone().shop.documents.set(path, { token: null, fields: { ...before, ...fields } });
}
const upTo = (count: number) => Array.from({ length: count }, (_, at) => 1_000 + at);
/** Gives the shop this many orders, of which the phone has read the newest page. */
async function known(count: number): Promise<string[]> {
  const ids = shopHasOrders(upTo(count));
  await phone().refresh();
  return ids;
}
const ordersHere = async () => (await readOrders(phone().database, 'asha')).map((it) => it.orderId);
const hasMore = async () => (await readAccountMirror(phone().database)).orders?.end != null;
const older = (list: 'orders' | 'quotations' = 'orders') => readOlder(phone().mirrorSetup(), list);

test('of 250 orders the newest 100 come by themselves, the others page by page, each once, newest first', async () => {
  const ids = (await known(250)).toReversed();
  expect(await ordersHere()).toEqual(ids.slice(0, 100));
  expect(await hasMore()).toBe(true);
  expect(await older()).toEqual({ outcome: 'read', refused: [] });
  expect(await ordersHere()).toEqual(ids.slice(0, 200));
  await older();
  expect(await ordersHere()).toEqual(ids);
  expect(await hasMore()).toBe(false);
  expect(await older()).toEqual({ outcome: 'nothing' });
});

test('older pages stay on the phone when the newest is read again, and go on after the last one', async () => {
  const ids = await known(250);
  await older();
  letTimePass(phone(), 1_000);
  const [newer] = shopHasOrders([5_000]);
  // The shop no longer has one of the newest.
  phone().shop.documents.delete(`/users/asha/orders/${ids.pop()}`);
  await phone().refresh();
  expect(await ordersHere()).toEqual([newer, ...ids.toReversed().slice(0, 199)]);
  await older();
  expect(await ordersHere()).toEqual([newer, ...ids.toReversed()]);
});

test('so many new orders that older ones cannot be known to follow are asked for again, so that none is left out', async () => {
  const ids = await known(99);
  expect(await hasMore()).toBe(false);
  const newer = shopHasOrders(Array.from({ length: 150 }, (_, at) => 9_000 + at));
  await phone().refresh();
  expect(await hasMore()).toBe(true);
  while (await hasMore()) await older();
  expect(await ordersHere()).toEqual([...newer.toReversed(), ...ids.toReversed()]);
});

test('an older order says of when it is, and one that newer ones push out of the newest page when it was read with it last', async () => {
  const { database } = phone();
  const ids = await known(150);
  const readAt = phone().now;
  await older();
  letTimePass(phone(), 60_000);
  shopHasOrders([9_000]);
  await phone().refresh();
  const [oldest = '', pushedOut = ''] = [ids[0], ids[50]];
  for (const id of [oldest, pushedOut]) {
    expect(await readOrder(database, 'asha', id)).toBeDefined();
    expect(await readOrderSeenAt(database, 'asha', id)).toBe(readAt);
  }
  expect(await oldestOrderSeenAt(database, 'asha', 1_050)).toBe(readAt);
  expect(await oldestOrderSeenAt(database, 'asha', 0)).toBeNull();
});

test('a waiting change of an older order is not overwritten when its page comes', async () => {
  const { database } = phone();
  const [oldest = ''] = await known(150);
  await older();
  phone().isOnline = false;
  const { id: _, ...address } = someAddress({ address: 'My new street' });
  const ask = { id: mintId(), uid: 'asha', orderId: oldest, address };
  expect(await changeOrderAddress(database, ask, phone().now)).toMatchObject({ outcome: 'saved' });
  phone().isOnline = true;
  // The phone forgets how far it got.
  const newer = shopHasOrders(Array.from({ length: 150 }, (_, at) => 9_000 + at));
  await phone().refresh();
  while (await hasMore()) await older();
  expect((await ordersHere()).length).toBe(newer.length + 150);
  expect((await readOrder(database, 'asha', oldest))?.address.address).toBe('My new street');
});

test('without a network, signed out, or overtaken by a sign-out, nothing is kept and nothing is lost', async () => {
  const { database } = phone();
  await known(150);
  const unreachable = phone().mirrorSetup({ credential: async () => ({ outcome: 'unreachable' }) });
  expect(await readOlder(unreachable, 'orders')).toEqual({ outcome: 'no-answer' });
  expect((await ordersHere()).length).toBe(100);
  const late = {
    ...documents,
    async readOrderDocuments(...asked: Parameters<typeof documents.readOrderDocuments>) {
      const answer = await documents.readOrderDocuments(...asked);
      await signOut(database, 'asha');
      return answer;
    },
  };
  expect(await readOlder(phone().mirrorSetup({ remote: late }), 'orders')).toEqual({
    outcome: 'nobody',
  });
  expect(await database.orders.count()).toBe(0);
  expect(await older()).toEqual({ outcome: 'nobody' });
});

test('quotations come page by page as well, and stay', async () => {
  const ids = Array.from({ length: 130 }, (_, at) => `q${String(at).padStart(3, '0')}`);
  for (const [at, id] of ids.entries()) {
    const createdAt = { timestampValue: new Date(at * 1_000).toISOString() };
    const fields = { ...encodeFields({ id, cartItems: [] }), createdAt };
    phone().shop.documents.set(`/users/asha/quotations/${id}`, { token: null, fields });
  }
  const here = async () =>
    (await readQuotations(phone().database, 'asha')).map(({ id }) => id).toReversed();
  await phone().refresh();
  expect(await here()).toEqual(ids.slice(30));
  expect(await older('quotations')).toEqual({ outcome: 'read', refused: [] });
  expect(await here()).toEqual(ids);
  await phone().refresh();
  expect(await here()).toEqual(ids);
});
