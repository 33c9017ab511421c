// An order placed without a network arrives once, at no more than the accepted total; discarded, accepted anew or cancelled, nobody being sure whether it has arrived.
import { describe, expect, test } from 'vitest';
import { addToCart, readCart } from '#domain/cart/cart-lines.ts';
import { placeOrder } from '#domain/order/order-write.ts';
import { putOrder } from '#domain/order/orders.ts';
import { blockedOrder } from '#domain/order/requote-write.ts';
import { writeKinds } from '#domain/writes/registry.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { DAY_MS } from '#engine/limits.ts';
import { sendRow } from '#engine/outbox/drain.ts';
import { changeRow } from '#engine/outbox/outbox-rows.ts';
import { claimRow } from '#engine/outbox/row-lifecycle.ts';
import { MORINGA, ordersOn, proposeOrder, sell } from './support/orders.ts';
import { eachPhone } from './support/phone.ts';

const phone = eachPhone();
const { place, changeAddress, transfer, cancel, sayYes, here, stored, shopWrites } =
  ordersOn(phone);
/** A drain that no other drain can see. */
const LONE = { holder: 'lone', locks: undefined };
const denied = { code: 403, status: 'PERMISSION_DENIED' };

async function orderAtShop() {
  const { orderId } = await place();
  await phone.drain();
  return orderId;
}
/** An order, and its row as a page has just read it. */
async function seen() {
  const order = await place();
  const row = await phone.row(order.orderId);
  if (!row) throw new Error('the order does not wait');
  return { ...order, row };
}

test('the same press twice is one order; another tab’s for the same cart is told so, and what came into the cart since stays', async () => {
  const order = await proposeOrder(phone.database, phone.now);
  await addToCart(phone.database, MORINGA, phone.now);
  for (let press = 0; press < 2; press++) {
    expect(await placeOrder(phone.database, order, phone.now)).toMatchObject({ outcome: 'saved' });
    expect(await readCart(phone.database)).toMatchObject([{ productId: MORINGA.id, quantity: 1 }]);
  }
  const again = { ...order, orderId: mintId() };
  await place();
  expect(await placeOrder(phone.database, again, phone.now)).toEqual({ outcome: 'cart-changed' });
  expect(await phone.rows()).toHaveLength(2);
  expect(await here(again.orderId)).toBeUndefined();
});

test('an order that may have landed is not asked about again; read back it counts as placed, whatever the shop wrote into it since', async () => {
  const { orderId } = await place();
  await phone.drainBlindly();
  sell(phone, { [MORINGA.id]: 300 });
  await phone.drain(phone.deafTo('read'));
  expect(await phone.row(orderId)).toMatchObject({ state: 'backoff', everSent: true });
  shopWrites(orderId, { acceptedAt: phone.now, total: 200, subTotal: 200 });
  await phone.refresh();
  expect(await here(orderId)).toMatchObject({ totalPaise: 20_000 });
  phone.pass();
  expect(await phone.drain()).toMatchObject({ synced: 1, sendable: 0 });
  expect(phone.shop.commits).toHaveLength(1);
  expect(stored(orderId)?.total).toBe(200);
});

describe('before an order that waited goes', () => {
  test.each([
    ['a higher price', 'price-rise', () => sell(phone, { [MORINGA.id]: 300 })],
    ['a product that is gone', 'product-gone', () => phone.shop.documents.clear()],
    ['more than a day of waiting', 'too-old', () => phone.pass(DAY_MS + 1)],
  ])('%s holds it, unsent, and its shopper is told', async (_what, reason, happens) => {
    const { orderId } = await place();
    happens();
    expect(await phone.drain()).toMatchObject({ synced: 0, sendable: 0 });
    expect(phone.shop.commits).toEqual([]);
    const row = await phone.row(orderId);
    expect(row).toMatchObject({ state: 'held', heldFor: 'review', everSent: false });
    const total = { 'price-rise': 300, 'product-gone': null, 'too-old': 249.5 }[reason];
    const blocked = row && blockedOrder(row, writeKinds);
    expect([blocked?.reason, blocked?.today?.total ?? null]).toEqual([reason, total]);
    expect(await here(orderId)).toBeDefined();
    if (!total) return;
    expect(await sayYes(orderId, total - 50.5)).toBe(false);
    expect(await sayYes(orderId, total)).toBe(true);
    expect(await phone.drain()).toMatchObject({ synced: 1 });
    expect(stored(orderId)).toMatchObject({ total, orderId });
  });

  test('prices that cannot be asked for let it wait, not under way; a lower price lets it go', async () => {
    const { orderId } = await place();
    await phone.drain(phone.deafTo('prices'));
    expect(await phone.row(orderId)).toMatchObject({ state: 'backoff', everSent: false });
    expect(phone.shop.commits).toEqual([]);
    sell(phone, { [MORINGA.id]: 200 });
    phone.pass();
    expect(await phone.drain()).toMatchObject({ synced: 1 });
    expect(stored(orderId)?.total).toBe(249.5);
  });
});

test('an order that is given up takes its waiting changes along, and is taken back where it may have landed', async () => {
  const { orderId } = await place();
  await phone.drainBlindly();
  await changeAddress(orderId);
  await phone.giveUp(orderId);
  expect(await phone.rows()).toMatchObject([{ kind: 'order-cancellation', state: 'queued' }]);
  await phone.drain();
  expect(stored(orderId)).toMatchObject({ deliveryStatus: 'cancel' });
});

test('each change of an order is a part of it, and overrules only an earlier one of its own kind', async () => {
  const parts = Object.values(writeKinds).flatMap(({ isPart, kind }) => (isPart ? kind : []));
  expect(parts).toEqual(['cancel-order', 'order-address', 'order-transaction']);
  const { orderId } = await place('NEFT');
  const before = (await here(orderId))?.address;
  await phone.drain();
  const { id: address } = await changeAddress(orderId);
  await transfer(orderId, 'UTR 1');
  await cancel(orderId);
  expect((await here(orderId))?.address).not.toEqual(before);
  await phone.giveUp(address);
  expect(await here(orderId)).toMatchObject({ address: before, transactionId: 'UTR 1' });
  const kinds = (await phone.rows()).map((row) => row?.kind);
  expect(kinds).toEqual(['order-transaction', 'cancel-order']);
});

test('an order that arrives late, at more than the shopper said yes to since, is not taken for the one that they want', async () => {
  const { orderId } = await place();
  phone.shop.faults.push({ drop: true });
  await phone.drain();
  const late = { ...Object((await phone.row(orderId))?.payload) };
  const prices = [{ productId: MORINGA.id, pricePaise: 9_900 }];
  await changeRow(phone.database, await phone.seqOf(orderId), {
    state: 'held',
    heldFor: 'review',
    lastError: { code: 'product-gone', message: '' },
    accepted: { totalPaise: 24_950, at: phone.now, offer: { totalPaise: 9_900, prices } },
  });
  expect(await sayYes(orderId, 99)).toBe(true);
  sell(phone, { [MORINGA.id]: 99 });
  phone.shopHas(`/users/asha/orders/${orderId}`, late);
  phone.shop.rule = () => denied;
  await phone.drainAgain();
  expect(await phone.row(orderId)).toMatchObject({ state: 'refused' });
});

test('a drain whose row was claimed by another since changes nothing of it', async () => {
  const { orderId } = await place();
  const { database, now } = phone;
  sell(phone, { [MORINGA.id]: 300 });
  const claimed = phone.around('before', 'prices', async () => {
    const seq = await phone.seqOf(orderId);
    await changeRow(database, seq, { state: 'queued', lease: null });
    const lease = { holder: 'another page', until: now + 1000 };
    await claimRow(database, seq, { lease, now, abandoned: null });
  });
  await phone.drain(claimed);
  expect(await phone.row(orderId)).toMatchObject({ state: 'sending', everSent: true });
});

test('an order whose accepted total can no longer be read holds up nothing else', async () => {
  const { orderId } = await place();
  await changeRow(phone.database, await phone.seqOf(orderId), { accepted: 'yes' });
  await phone.raiseEnquiry();
  expect(await phone.drain()).toMatchObject({ synced: 2 });
  expect(stored(orderId)?.total).toBe(249.5);
});

test('an order that another page has sent meanwhile is taken back at the shop when it is given up', async () => {
  const { orderId, total, row } = await seen();
  await phone.drainBlindly();
  expect(stored(orderId)).toMatchObject({ total });
  await sendRow(phone.deafTo('read', 'prices'), row, LONE);
  await phone.giveUp(orderId);
  await phone.drain();
  expect(stored(orderId)).toMatchObject({ deliveryStatus: 'cancel' });
});

test('a page that saw an order before its new price was said yes to sends it at the new one', async () => {
  const { orderId, row } = await seen();
  sell(phone, { [MORINGA.id]: 300 });
  await phone.drain();
  await sayYes(orderId, 300);
  await sendRow(phone.setup(), row, LONE);
  expect(stored(orderId)).toMatchObject({ total: 300 });
});

test('a change of an order that asked for a yes is still seen after the yes, and goes behind it', async () => {
  const { orderId } = await place('NEFT');
  expect(await transfer(orderId, 'UTR 1')).toMatchObject({ outcome: 'saved' });
  expect(await transfer(orderId, 'UTR 2'), 'a second one').toEqual({ outcome: 'not-possible' });
  sell(phone, { [MORINGA.id]: 300 });
  await phone.drain();
  expect(await sayYes(orderId, 300)).toBe(true);
  expect(await here(orderId)).toMatchObject({ totalPaise: 30_000, transactionId: 'UTR 1' });
  expect(await phone.drain()).toMatchObject({ synced: 2 });
  expect(stored(orderId)).toMatchObject({ total: 300, transactionId: 'UTR 1' });
});

test('an order that is cancelled without a network is cancelled here at once, whatever the shop says of it until it hears', async () => {
  const cancelled = { deliveryStatus: 'cancel', cancelledBy: 'shopper' };
  const orderId = await orderAtShop();
  phone.isOnline = false;
  const id = mintId();
  for (let press = 0; press < 2; press++)
    expect(await cancel(orderId, id)).toEqual({ outcome: 'saved', id });
  expect(await cancel(orderId), 'nothing is left to cancel').toEqual({ outcome: 'not-possible' });
  expect(await phone.rows()).toHaveLength(1);
  expect(stored(orderId)).toMatchObject({ deliveryStatus: 'processing' });
  phone.isOnline = true;
  await phone.refresh();
  expect(await here(orderId)).toMatchObject(cancelled);
  expect(await phone.drain()).toMatchObject({ synced: 1, sendable: 0 });
  expect(stored(orderId)).toMatchObject({ ...cancelled, items: [{ productId: MORINGA.id }] });
});

test('of an order that the merchant has packed meanwhile the shopper reads that it was not cancelled, and sees it packed', async () => {
  const orderId = await orderAtShop();
  const id = mintId();
  await cancel(orderId, id);
  shopWrites(orderId, { packed: true });
  phone.shop.rule = () => denied;
  for (let times = 0; times < 2; times++) await phone.drain({}, { ignoreBackoff: true });
  expect(await phone.rows()).toMatchObject([{ kind: 'cancel-order', state: 'refused' }]);
  await phone.refresh();
  expect(await here(orderId)).toMatchObject({ deliveryStatus: 'processing', packed: true });
  await phone.giveUp(id);
  expect(await here(orderId)).toMatchObject({ deliveryStatus: 'processing', packed: true });
  expect(await phone.rows()).toEqual([]);
  expect(await cancel(orderId)).toEqual({ outcome: 'not-possible' });
});

test('where the merchant has cancelled it already, there is nothing left to do', async () => {
  const orderId = await orderAtShop();
  await cancel(orderId);
  shopWrites(orderId, { deliveryStatus: 'cancel' });
  phone.shop.rule = () => denied;
  expect(await phone.drain()).toMatchObject({ synced: 1, sendable: 0 });
});

test('an order that is still on this phone is given up and not cancelled; one that is on its way is neither', async () => {
  const { orderId } = await place();
  expect(await cancel(orderId)).toEqual({ outcome: 'unsent' });
  expect(await phone.rows()).toMatchObject([{ kind: 'order' }]);
  await phone.drain();
  const order = await here(orderId);
  if (order) await putOrder(phone.database, 'asha', { ...order, deliveryStatus: 'shipped' });
  expect(await cancel(orderId)).toEqual({ outcome: 'not-possible' });
  expect(await phone.rows()).toEqual([]);
});
