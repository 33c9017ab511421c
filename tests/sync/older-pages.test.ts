// More orders and quotations than one read brings: older ones come on demand, and stay on the phone.
import { beforeEach, expect, test } from 'vitest';
import { readAccountMirror } from '#domain/account/account-mirror-state.ts';
import { readOlder } from '#domain/account-mirror/read-older.ts';
import { signOut } from '#domain/account-mirror/sign-in.ts';
import { changeOrderAddress } from '#domain/order/order-change-write.ts';
import { oldestOrderSeenAt, readOrder, readOrderSeenAt, readOrders } from '#domain/order/orders.ts';
import { readQuotations } from '#domain/quotation/quotations.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { newOrder, orderItem } from '../support/demo-orders.ts';
import { someAddress } from './support/account-writes.ts';
import { shopQuotes } from './support/orders.ts';
import { eachPhone } from './support/phone.ts';

const phone = eachPhone();
beforeEach(() => phone.enter());

/** Gives the shop this many orders, one each ms since a moment; returns their ids in the same order. */
function shopHasOrders(count: number, since: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const order = newOrder('asha', [orderItem('chia', 1, 240)], { timestamp: since + at });
    phone.shopHas(`/users/asha/orders/${order.orderId}`, JSON.parse(JSON.stringify(order)));
    return order.orderId;
  });
}
/** Gives the shop this many orders, of which the phone has read the newest page. */
async function known(count: number): Promise<string[]> {
  const ids = shopHasOrders(count, 1_000);
  await phone.refresh();
  return ids;
}
const ordersHere = async () => (await readOrders(phone.database, 'asha')).map((it) => it.orderId);
const hasMore = async () => (await readAccountMirror(phone.database)).orders?.end != null;
const older = (list: 'orders' | 'quotations' = 'orders') => readOlder(phone.mirrorSetup(), list);

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
  phone.pass(1_000);
  const [newer] = shopHasOrders(1, 5_000);
  // The shop no longer has one of the newest.
  phone.shop.documents.delete(`/users/asha/orders/${ids.pop()}`);
  await phone.refresh();
  expect(await ordersHere()).toEqual([newer, ...ids.toReversed().slice(0, 199)]);
  await older();
  expect(await ordersHere()).toEqual([newer, ...ids.toReversed()]);
});

test('so many new orders that older ones cannot be known to follow are asked for again, so that none is left out', async () => {
  const ids = await known(99);
  expect(await hasMore()).toBe(false);
  const newer = shopHasOrders(150, 9_000);
  await phone.refresh();
  expect(await hasMore()).toBe(true);
  while (await hasMore()) await older();
  expect(await ordersHere()).toEqual([...newer.toReversed(), ...ids.toReversed()]);
});

test('an older order says of when it is, and one that newer ones push out of the newest page when it was read with it last', async () => {
  const ids = await known(150);
  const readAt = phone.now;
  await older();
  phone.pass(60_000);
  shopHasOrders(1, 9_000);
  await phone.refresh();
  const [oldest = '', pushedOut = ''] = [ids[0], ids[50]];
  for (const id of [oldest, pushedOut]) {
    expect(await readOrder(phone.database, 'asha', id)).toBeDefined();
    expect(await readOrderSeenAt(phone.database, 'asha', id)).toBe(readAt);
  }
  expect(await oldestOrderSeenAt(phone.database, 'asha', 1_050)).toBe(readAt);
  expect(await oldestOrderSeenAt(phone.database, 'asha', 0)).toBeNull();
});

test('a waiting change of an older order is not overwritten when its page comes', async () => {
  const { database } = phone;
  const [oldest = ''] = await known(150);
  await older();
  phone.isOnline = false;
  const { id: _, ...address } = someAddress({ address: 'My new street' });
  const ask = { id: mintId(), uid: 'asha', orderId: oldest, address };
  expect(await changeOrderAddress(database, ask, phone.now)).toMatchObject({ outcome: 'saved' });
  phone.isOnline = true;
  // The phone forgets how far it got.
  shopHasOrders(150, 9_000);
  await phone.refresh();
  while (await hasMore()) await older();
  expect((await ordersHere()).length).toBe(300);
  expect((await readOrder(database, 'asha', oldest))?.address.address).toBe('My new street');
});

test('without a network, signed out, or overtaken by a sign-out, nothing is kept and nothing is lost', async () => {
  await known(150);
  const { credential } = phone;
  phone.credential = async () => ({ outcome: 'unreachable' });
  expect(await older()).toEqual({ outcome: 'no-answer' });
  expect((await ordersHere()).length).toBe(100);
  phone.credential = credential;
  const remote = phone.overtakenBy('readOrderDocuments', () => signOut(phone.database, 'asha'));
  expect(await readOlder(phone.mirrorSetup({ remote }), 'orders')).toEqual({ outcome: 'nobody' });
  expect(await phone.database.orders.count()).toBe(0);
  expect(await older()).toEqual({ outcome: 'nobody' });
});

test('quotations come page by page as well, and stay', async () => {
  const ids = Array.from({ length: 130 }, (_, at) => `q${String(at).padStart(3, '0')}`);
  for (const [at, id] of ids.entries()) shopQuotes(phone, id, at * 1_000, []);
  const here = async () =>
    (await readQuotations(phone.database, 'asha')).map(({ id }) => id).toReversed();
  await phone.refresh();
  expect(await here()).toEqual(ids.slice(30));
  expect(await older('quotations')).toEqual({ outcome: 'read', refused: [] });
  expect(await here()).toEqual(ids);
  await phone.refresh();
  expect(await here()).toEqual(ids);
});
