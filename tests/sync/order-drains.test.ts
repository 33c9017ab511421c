// Two pages that send the same outbox: whatever one of them saw before the other was at it, an order that may be at the shop is
// known to be.
import { beforeEach, expect, test } from 'vitest';
import { readOrder } from '#core/device/orders.ts';
import { readOutboxRow } from '#core/device/outbox-rows.ts';
import { mintId } from '#core/model/identifiers.ts';
import { drain, sendRow } from '#core/sync/outbox/drain.ts';
import { discard } from '#core/sync/outbox/retry-and-discard.ts';
import { placeOrder } from '#core/sync/writes/order.ts';
import { giveTransactionId } from '#core/sync/writes/order-change.ts';
import { writeKinds } from '#core/sync/writes/registry.ts';
import { acceptRequote } from '#core/sync/writes/requote.ts';
import { MORINGA, proposeOrder, sell, signInToOrder, storedOrder } from './support/orders.ts';
import { freshPhone } from './support/phone.ts';

const phone = freshPhone();
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
  await sendRow(slower, seenBefore, false);
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
  await sendRow(phone().setup(), seenBefore, false);
  expect(storedOrder(phone(), order.orderId)).toMatchObject({ total: 300 });
});

test('what was changed about an order while it asked for a yes is still seen after the yes, and goes behind it', async () => {
  const { database, now } = phone();
  const order = await proposeOrder(database, now, { paymentMethod: 'NEFT' });
  const { orderId } = order;
  await placeOrder(database, order, now);
  const given = { id: mintId(), uid: 'asha', orderId, transactionId: 'UTR 1' };
  expect(await giveTransactionId(database, given, now)).toMatchObject({ outcome: 'saved' });
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
