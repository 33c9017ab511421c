// Two pages that send the same outbox: whatever one of them saw before the other was at it, an order that may be at the shop is
// known to be.
import { beforeEach, expect, test } from 'vitest';
import { readOrder } from '#core/device/account/orders.ts';
import { readOutboxRow } from '#core/device/outbox/outbox-rows.ts';
import { isProven } from '#core/device/outbox/proven-writes.ts';
import { mintId } from '#core/model/identifiers.ts';
import { drain } from '#core/sync/outbox/drain.ts';
import { discard } from '#core/sync/outbox/retry-and-discard.ts';
import { sendRow } from '#core/sync/outbox/send-due.ts';
import { placeOrder } from '#core/sync/writes/order.ts';
import { saveTransactionId } from '#core/sync/writes/order-change.ts';
import { writeKinds } from '#core/sync/writes/registry.ts';
import { acceptRequote } from '#core/sync/writes/requote.ts';
import { MORINGA, proposeOrder, sell, signInToOrder, storedOrder } from './support/orders.ts';
import { freshPhone, letTimePass } from './support/phone.ts';

const phone = freshPhone();
/** A drain that no other one can see. */
const LONE = { holder: 'lone', locks: undefined };
const silence = async () =>
  ({ kind: 'indeterminate', reason: 'timeout', retryAfterMs: null }) as const;

beforeEach(() => signInToOrder(phone()));

test('an order that another page has sent meanwhile is taken back at the shop when it is given up', async () => {
  const { database, now } = phone();
  const order = await proposeOrder(database, now);
  await placeOrder(database, order, now);
  const seenBefore = await readOutboxRow(database, order.orderId);
  if (!seenBefore) throw new Error('the order does not wait');

  const { remote } = phone().setup();
  phone().shop.faults.push({ landsFirst: true, drop: true });
  await drain(phone().setup({ remote: { ...remote, read: silence } }));
  expect(storedOrder(phone(), order.orderId)).toEqual(order);

  const slower = phone().setup({ remote: { ...remote, read: silence, prices: silence } });
  await sendRow(slower, seenBefore, LONE);
  await discard(database, writeKinds, seenBefore.seq, phone().now);
  await drain(phone().setup());
  expect(storedOrder(phone(), order.orderId)).toMatchObject({ deliveryStatus: 'cancel' });
});

test('a page that saw an order before its new price was said yes to sends it at the new one', async () => {
  const { database, now } = phone();
  const order = await proposeOrder(database, now);
  await placeOrder(database, order, now);
  const seenBefore = await readOutboxRow(database, order.orderId);
  if (!seenBefore) throw new Error('the order does not wait');
  sell(phone(), { [MORINGA.id]: 300 });
  await drain(phone().setup());
  await acceptRequote(database, writeKinds, { seq: seenBefore.seq, totalRupees: 300 }, now);
  await sendRow(phone().setup(), seenBefore, LONE);
  expect(storedOrder(phone(), order.orderId)).toMatchObject({ total: 300 });
});

test('what was changed about an order while it asked for a yes is still seen after the yes, and goes behind it', async () => {
  const { database, now } = phone();
  const order = await proposeOrder(database, now, { paymentMethod: 'NEFT' });
  const { orderId } = order;
  await placeOrder(database, order, now);
  const given = { id: mintId(), uid: 'asha', orderId, transactionId: 'UTR 1' };
  expect(await saveTransactionId(database, given, now)).toMatchObject({ outcome: 'saved' });
  sell(phone(), { [MORINGA.id]: 300 });
  await drain(phone().setup());
  const seq = (await readOutboxRow(database, orderId))?.seq ?? -1;
  expect(await acceptRequote(database, writeKinds, { seq, totalRupees: 300 }, now)).toBe(true);
  expect(await readOrder(database, 'asha', orderId)).toMatchObject({
    totalPaise: 30_000,
    transactionId: 'UTR 1',
  });
  expect(await drain(phone().setup())).toMatchObject({ synced: 2 });
  expect(storedOrder(phone(), orderId)).toMatchObject({ total: 300, transactionId: 'UTR 1' });
});

/** A yes in Firestore's own form, from somebody who is not the shop. */
const LIE = {
  status: 200,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({
    writeResults: [{ updateTime: '2026-11-20T06:00:00.000000Z' }],
    commitTime: '2026-11-20T06:00:00.000000Z',
  }),
};

test('an order that somebody else says yes to in the shop’s place, in the right form, is not called placed, and arrives once', async () => {
  const { database, now } = phone();
  const order = await proposeOrder(database, now);
  await placeOrder(database, order, now);
  phone().shop.faults.push({ reply: LIE });
  expect(await drain(phone().setup())).toMatchObject({ synced: 0, sendable: 1 });
  expect(await isProven(database, order.orderId)).toBe(false);
  letTimePass(phone());
  expect(await drain(phone().setup())).toMatchObject({ synced: 1, sendable: 0 });
  expect(storedOrder(phone(), order.orderId)).toEqual(order);
});

test('an order that the shop has taken, and that could not be read back at once, is neither sent again nor lost', async () => {
  const { database, now } = phone();
  const order = await proposeOrder(database, now);
  await placeOrder(database, order, now);
  const { remote } = phone().setup();
  await drain(phone().setup({ remote: { ...remote, read: silence } }));
  expect(await isProven(database, order.orderId)).toBe(false);
  letTimePass(phone());
  expect(await drain(phone().setup())).toMatchObject({ synced: 1, sendable: 0 });
  expect(phone().shop.commits.length).toBe(1);
});
