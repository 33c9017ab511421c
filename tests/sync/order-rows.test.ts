// Rows of orders that an older version of the shop left in the outbox still go.
import { beforeEach, expect, test } from 'vitest';
import { drain } from '#core/sync/outbox/drain.ts';
import goldenAddress from './golden/order-address-v1.json' with { type: 'json' };
import goldenCancellation from './golden/order-cancellation-v1.json' with { type: 'json' };
import goldenTransaction from './golden/order-transaction-v1.json' with { type: 'json' };
import goldenOrder from './golden/order-v1.json' with { type: 'json' };
import { signInToOrder, storedOrder } from './support/orders.ts';
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
