// An order that is given up after it may have landed does not come back to life; a yes to a new total is never overtaken by an older
// order; and whatever one of two pages saw before the other was at it, an order that may be at the shop is known to be.
import { beforeEach, expect, test } from 'vitest';
import { readOrder } from '#core/device/account/orders.ts';
import { claimRow } from '#core/device/outbox/claims.ts';
import { changeRow } from '#core/device/outbox/outbox-rows.ts';
import { addressFields } from '#core/model/account/address.ts';
import { mintId } from '#core/model/identifiers.ts';
import { drain } from '#core/sync/outbox/drain.ts';
import { sendRow } from '#core/sync/outbox/send-due.ts';
import { placeOrder } from '#core/sync/writes/order.ts';
import { changeOrderAddress, saveTransactionId } from '#core/sync/writes/order-change.ts';
import { writeKinds } from '#core/sync/writes/registry.ts';
import { acceptRequote } from '#core/sync/writes/requote.ts';
import { someAddress } from './support/account-writes.ts';
import { MORINGA, proposeOrder, sell, signInToOrder, storedOrder } from './support/orders.ts';
import { freshPhone, letTimePass } from './support/phone.ts';

const phone = freshPhone();
/** A drain that no other one can see. */
const LONE = { holder: 'lone', locks: undefined };

beforeEach(() => signInToOrder(phone()));

async function place(paymentMethod: 'cod' | 'NEFT' = 'cod') {
  const order = await proposeOrder(phone().database, phone().now, { paymentMethod });
  await placeOrder(phone().database, order, phone().now);
  return order;
}
const rowOf = (id: string) => phone().row(id);
async function changeAddress(orderId: string) {
  const address = addressFields(someAddress({ address: '3 New Road' }));
  const id = mintId();
  const { database, now } = phone();
  await changeOrderAddress(database, { id, uid: 'asha', orderId, address }, now);
  return { id, address };
}

test('an order that is given up takes its waiting changes along, and is taken back where it may have landed', async () => {
  const { orderId } = await place();
  await phone().drainBlindly();
  await changeAddress(orderId);
  await phone().giveUp(orderId);
  expect(await phone().rows()).toMatchObject([{ kind: 'order-cancellation', state: 'queued' }]);
  await drain(phone().setup());
  expect(storedOrder(phone(), orderId)).toMatchObject({ deliveryStatus: 'cancel' });
});

test('a new address of an order that is given up after it may have landed is put back as it was', async () => {
  const order = await place();
  await drain(phone().setup());
  const { id } = await changeAddress(order.orderId);
  await phone().drainBlindly();
  expect(storedOrder(phone(), order.orderId)).not.toMatchObject({ address: order.address });
  await phone().giveUp(id);
  await drain(phone().setup());
  expect(storedOrder(phone(), order.orderId)).toMatchObject({ address: order.address });
});

test('while nobody can tell whether an order has landed, the shopper is not asked for another yes', async () => {
  const { orderId } = await place();
  await phone().drainBlindly();
  sell(phone(), { [MORINGA.id]: 300 });
  await drain(phone().deafTo('read'));
  expect(await rowOf(orderId)).toMatchObject({ state: 'backoff', everSent: true });
  letTimePass(phone());
  expect(await drain(phone().setup())).toMatchObject({ synced: 1 });
  expect(storedOrder(phone(), orderId)?.total).toBe(249.5);
});

test('an order that arrives late, at more than the shopper said yes to since, is not taken for the one that they want', async () => {
  const { orderId } = await place();
  phone().shop.faults.push({ drop: true });
  await drain(phone().setup());
  const late = { ...((await rowOf(orderId))?.payload as object) };
  await changeRow(phone().database, (await rowOf(orderId))?.seq ?? -1, {
    state: 'held',
    heldFor: 'review',
    lastError: { code: 'product-gone', message: '' },
    accepted: {
      totalPaise: 24_950,
      at: phone().now,
      offer: { totalPaise: 9_900, prices: [{ productId: MORINGA.id, pricePaise: 9_900 }] },
    },
  });
  const yes = { seq: (await rowOf(orderId))?.seq ?? -1, totalRupees: 99 };
  expect(await acceptRequote(phone().database, writeKinds, yes, phone().now)).toBe(true);
  sell(phone(), { [MORINGA.id]: 99 });
  const { remote } = phone().setup();
  const order = { path: `/users/asha/orders/${orderId}`, does: 'set', fields: late } as const;
  await remote.commit(order, 'token-of-asha');
  phone().shop.rule = () => ({ code: 403, status: 'PERMISSION_DENIED' });
  await phone().drainAgain();
  expect(await rowOf(orderId)).toMatchObject({ state: 'refused' });
});

test('what a drain finds out about a row that was taken over since changes nothing of it', async () => {
  const { orderId } = await place();
  const { database, now } = phone();
  sell(phone(), { [MORINGA.id]: 300 });
  const { remote } = phone().setup();
  const prices = async (ids: readonly string[]) => {
    const seq = (await rowOf(orderId))?.seq ?? -1;
    await changeRow(database, seq, { state: 'queued', lease: null });
    const lease = { holder: 'another page', until: now + 1000 };
    await claimRow(database, seq, { lease, now, abandoned: null });
    return remote.prices(ids);
  };
  await drain(phone().setup({ remote: { ...remote, prices } }));
  expect(await rowOf(orderId)).toMatchObject({ state: 'sending', everSent: true });
});

test('an order of which it can no longer be read what was said yes to holds up nothing else', async () => {
  const { orderId } = await place();
  await changeRow(phone().database, (await rowOf(orderId))?.seq ?? -1, { accepted: 'yes' });
  await phone().raiseEnquiry();
  expect(await drain(phone().setup())).toMatchObject({ synced: 2 });
  expect(storedOrder(phone(), orderId)?.total).toBe(249.5);
});

test('an order that another page has sent meanwhile is taken back at the shop when it is given up', async () => {
  const order = await place();
  const seenBefore = await rowOf(order.orderId);
  if (!seenBefore) throw new Error('the order does not wait');
  await phone().drainBlindly();
  expect(storedOrder(phone(), order.orderId)).toEqual(order);

  await sendRow(phone().deafTo('read', 'prices'), seenBefore, LONE);
  await phone().giveUp(order.orderId);
  await drain(phone().setup());
  expect(storedOrder(phone(), order.orderId)).toMatchObject({ deliveryStatus: 'cancel' });
});

test('a page that saw an order before its new price was said yes to sends it at the new one', async () => {
  const { database, now } = phone();
  const order = await place();
  const seenBefore = await rowOf(order.orderId);
  if (!seenBefore) throw new Error('the order does not wait');
  sell(phone(), { [MORINGA.id]: 300 });
  await drain(phone().setup());
  await acceptRequote(database, writeKinds, { seq: seenBefore.seq, totalRupees: 300 }, now);
  await sendRow(phone().setup(), seenBefore, LONE);
  expect(storedOrder(phone(), order.orderId)).toMatchObject({ total: 300 });
});

test('what was changed about an order while it asked for a yes is still seen after the yes, and goes behind it', async () => {
  const { database, now } = phone();
  const { orderId } = await place('NEFT');
  const given = { id: mintId(), uid: 'asha', orderId, transactionId: 'UTR 1' };
  expect(await saveTransactionId(database, given, now)).toMatchObject({ outcome: 'saved' });
  sell(phone(), { [MORINGA.id]: 300 });
  await drain(phone().setup());
  const seq = (await rowOf(orderId))?.seq ?? -1;
  expect(await acceptRequote(database, writeKinds, { seq, totalRupees: 300 }, now)).toBe(true);
  expect(await readOrder(database, 'asha', orderId)).toMatchObject({
    totalPaise: 30_000,
    transactionId: 'UTR 1',
  });
  expect(await drain(phone().setup())).toMatchObject({ synced: 2 });
  expect(storedOrder(phone(), orderId)).toMatchObject({ total: 300, transactionId: 'UTR 1' });
});
