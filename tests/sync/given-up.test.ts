// What is given up after it may have landed does not come back to life, and a yes to a new total is never overtaken by an older order.
import { beforeEach, expect, test } from 'vitest';
import { claimRow } from '#core/device/outbox/claims.ts';
import { changeRow, readOutbox, readOutboxRow } from '#core/device/outbox/outbox-rows.ts';
import { addressFields } from '#core/model/account/address.ts';
import { mintId } from '#core/model/identifiers.ts';
import type { Result } from '#core/remote/firestore-request.ts';
import { drain } from '#core/sync/outbox/drain.ts';
import { discard } from '#core/sync/outbox/retry-and-discard.ts';
import { placeOrder } from '#core/sync/writes/order.ts';
import { changeOrderAddress } from '#core/sync/writes/order-change.ts';
import { writeKinds } from '#core/sync/writes/registry.ts';
import { acceptRequote } from '#core/sync/writes/requote.ts';
import { saveAddress, someAddress } from './support/account-writes.ts';
import { MORINGA, proposeOrder, sell, signInToOrder, storedOrder } from './support/orders.ts';
import { freshPhone, letTimePass } from './support/phone.ts';

const phone = freshPhone();
const NO_ANSWER: Result<never> = { kind: 'indeterminate', reason: 'timeout', retryAfterMs: null };

beforeEach(() => signInToOrder(phone()));

async function place() {
  const order = await proposeOrder(phone().database, phone().now);
  await placeOrder(phone().database, order, phone().now);
  return order;
}
const rowOf = (id: string) => readOutboxRow(phone().database, id);
const giveUp = async (id: string) =>
  discard(phone().database, writeKinds, (await rowOf(id))?.seq ?? -1, phone().now);
const states = async () =>
  (await readOutbox(phone().database)).map(({ row }) => [row?.kind, row?.state]);
/** It lands, and nobody hears of it. */
async function drainBlindly(): Promise<void> {
  phone().shop.faults.push({ landsFirst: true, drop: true });
  const { remote } = phone().setup();
  await drain(phone().setup({ remote: { ...remote, read: async () => NO_ANSWER } }));
  letTimePass(phone());
}
async function changeAddress(orderId: string) {
  const address = addressFields(someAddress({ address: '3 New Road' }));
  const id = mintId();
  const { database, now } = phone();
  await changeOrderAddress(database, { id, uid: 'asha', orderId, address }, now);
  return { id, address };
}

test('an order that is given up takes its waiting changes along, and is taken back where it may have landed', async () => {
  const { orderId } = await place();
  await drainBlindly();
  await changeAddress(orderId);
  await giveUp(orderId);
  expect(await states()).toEqual([['order-cancellation', 'queued']]);
  await drain(phone().setup());
  expect(storedOrder(phone(), orderId)).toMatchObject({ deliveryStatus: 'cancel' });
});

test('a new address of an order that is given up after it may have landed is put back as it was', async () => {
  const order = await place();
  await drain(phone().setup());
  const { id } = await changeAddress(order.orderId);
  await drainBlindly();
  expect(storedOrder(phone(), order.orderId)).not.toMatchObject({ address: order.address });
  await giveUp(id);
  await drain(phone().setup());
  expect(storedOrder(phone(), order.orderId)).toMatchObject({ address: order.address });
});

test('of an address and its later change, given up one after the other, nothing is left at the shop', async () => {
  const address = someAddress();
  const first = await saveAddress(phone().database, 'asha', address);
  const changed = { ...address, address: '13 Lake Road' };
  const second = await saveAddress(phone().database, 'asha', changed, address);
  await giveUp(first);
  await drainBlindly();
  await giveUp(second);
  await drain(phone().setup());
  expect(phone().shop.documents.has(`/users/asha/addresses/${address.id}`)).toBe(false);
  expect(await phone().database.addresses.count()).toBe(0);
});

test('the same where only the first of them may have landed', async () => {
  const address = someAddress();
  const first = await saveAddress(phone().database, 'asha', address);
  await drainBlindly();
  const changed = { ...address, address: '13 Lake Road' };
  const second = await saveAddress(phone().database, 'asha', changed, address);
  await giveUp(first);
  await giveUp(second);
  await drain(phone().setup());
  expect(phone().shop.documents.has(`/users/asha/addresses/${address.id}`)).toBe(false);
});

test('while nobody can tell whether an order has landed, the shopper is not asked for another yes', async () => {
  const { orderId } = await place();
  await drainBlindly();
  sell(phone(), { [MORINGA.id]: 300 });
  const { remote } = phone().setup();
  await drain(phone().setup({ remote: { ...remote, read: async () => NO_ANSWER } }));
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
  for (let round = 0; round < 2; round++) {
    await drain(phone().setup());
    letTimePass(phone());
  }
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
