// Rows of orders that an older version of the shop left in the outbox still go.
import { beforeEach, expect, test } from 'vitest';
import { drain } from '#core/sync/outbox/drain.ts';
import goldenCancel from './golden/cancel-order-v1.json' with { type: 'json' };
import goldenAddress from './golden/order-address-v1.json' with { type: 'json' };
import goldenCancellation from './golden/order-cancellation-v1.json' with { type: 'json' };
import goldenTransaction from './golden/order-transaction-v1.json' with { type: 'json' };
import goldenOrder from './golden/order-v1.json' with { type: 'json' };
import goldenOfTwo from './golden/order-v2.json' with { type: 'json' };
import { sell, signInToOrder, storedOrder } from './support/orders.ts';
import { freshPhone } from './support/phone.ts';

const phone = freshPhone();

beforeEach(() => signInToOrder(phone()));

test('rows that the first version with orders saved still go', async () => {
  phone().now = goldenOrder.createdAt + 1000;
  await phone().database.outbox.bulkAdd([
    goldenOrder,
    goldenAddress,
    goldenTransaction,
    goldenCancellation,
  ]);
  expect(await drain(phone().setup())).toMatchObject({ synced: 4, sendable: 0 });
  expect(storedOrder(phone(), goldenOrder.id)).toMatchObject({
    transactionId: 'UTR123',
    deliveryStatus: 'cancel',
  });
});

test('the cancelling of an order that the first version with it saved still goes', async () => {
  phone().now = goldenOrder.createdAt + 1000;
  await phone().database.outbox.bulkAdd([goldenOrder, goldenCancel]);
  expect(await drain(phone().setup())).toMatchObject({ synced: 2, sendable: 0 });
  const { cancelledAt } = goldenCancel.payload;
  expect(storedOrder(phone(), goldenOrder.id)).toMatchObject({
    deliveryStatus: 'cancel',
    cancelledBy: 'shopper',
    cancelledAt,
  });
});

test('an order that says which lines are quoted and which are pre-orders goes as it is', async () => {
  phone().now = goldenOfTwo.createdAt + 1000;
  sell(phone(), { 'moringa-leaf-powder': 900 });
  await phone().database.outbox.add(goldenOfTwo);
  expect(await drain(phone().setup())).toMatchObject({ synced: 1, sendable: 0 });
  expect(storedOrder(phone(), goldenOfTwo.id)).toMatchObject({ items: goldenOfTwo.payload.items });
});

test('an order of the first version from a quotation keeps all of its prices, as it was promised then', async () => {
  phone().now = goldenOrder.createdAt + 1000;
  sell(phone(), { 'moringa-leaf-powder': 900 });
  const payload = { ...goldenOrder.payload, quotationId: 'q1' };
  await phone().database.outbox.add({ ...goldenOrder, payload });
  expect(await drain(phone().setup())).toMatchObject({ synced: 1, sendable: 0 });
  expect(storedOrder(phone(), goldenOrder.id)).toMatchObject({ total: 249.5, quotationId: 'q1' });
});
