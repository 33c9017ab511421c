// The merchant's steps with an order, beyond what holds of every write (desk-writes.test.ts).
import { beforeEach, expect, test } from 'vitest';
import { readDeskOrders } from '#core/device/desk/desk-orders.ts';
import { standOf } from '#core/model/desk/order-steps.ts';
import { mintId } from '#core/model/identifiers.ts';
import { drain } from '#core/sync/outbox/drain.ts';
import { saveOrderStep } from '#core/sync/writes/desk-order.ts';
import { writeKinds } from '#core/sync/writes/registry.ts';
import { ORDER, ORDER_PATH, PACK } from './support/desk-rows.ts';
import { freshDesk, MERCHANT } from './support/desk-shop.ts';
import { type DeskStory, putOrder, STORIES } from './support/desk-stories.ts';
import { letTimePass } from './support/phone.ts';

const { phone, atShop, send, rows, shopWrites } = freshDesk();
const stored = () => atShop(ORDER_PATH);

beforeEach(async () => {
  shopWrites(ORDER, ORDER_PATH);
  await putOrder(phone().database, ORDER);
});

test('a released order is packed once the shop has taken it, and not before', async () => {
  shopWrites({ acceptedAt: null, packed: false }, ORDER_PATH);
  const [order] = await readDeskOrders(phone().database, MERCHANT);
  if (!order) throw new Error('there is no order on the desk');
  const { customer, orderId, orderNo } = order;
  const write = { id: mintId(), uid: MERCHANT, customer, orderId, orderNo, upon: standOf(order) };
  await saveOrderStep(phone().database, { ...write, step: PACK }, phone().now);
  await send();
  expect(phone().shop.commits).toEqual([]);
  expect(await rows()).toMatchObject([{ state: 'backoff', denials: 0 }]);
  shopWrites({ acceptedAt: 1_795_154_500_000 }, ORDER_PATH);
  letTimePass(phone());
  await send();
  expect(stored()).toMatchObject({ packed: true });
});

test('the shop’s own page leaves the desk’s steps to the desk, old and new ones too, and the desk a shopper’s writes to the shop', async () => {
  // Whoever saved it before has given it a place in the outbox.
  const first = { ...(STORIES['desk-order'] as DeskStory).row };
  Reflect.deleteProperty(first, 'seq');
  await phone().database.outbox.bulkAdd([
    first,
    { ...first, id: mintId(), kind: 'stock-count', entityKey: 'desk/count', sentBy: 'desk' },
  ]);
  await phone().raiseEnquiry();
  const [step, newer, enquiry] = await rows();
  expect(await drain(phone().setup({ kinds: writeKinds }))).toMatchObject({ synced: 1 });
  expect(await rows()).toEqual([step, newer]);
  shopWrites({ packed: true }, ORDER_PATH);
  await phone().raiseEnquiry();
  expect(await send()).toMatchObject({ synced: 1 });
  expect(await rows()).toMatchObject([
    { kind: 'stock-count', state: 'held', heldFor: 'schema' },
    { kind: enquiry?.kind },
  ]);
});
