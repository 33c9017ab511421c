// The merchant's steps with an order, beyond what holds of every write (desk-writes.test.ts): their order, an order that its shopper cancelled, one that was on
// hold; and which page sends what.
import { beforeEach, expect, test } from 'vitest';
import {
  dropPlacedPhoneOrders,
  readDeskOrders,
  readPhoneOrders,
} from '#core/device/desk/desk-orders.ts';
import { type OrderStep, standOf } from '#core/model/desk/order-steps.ts';
import { mintId } from '#core/model/identifiers.ts';
import { drain } from '#core/sync/outbox/drain.ts';
import { saveOrderStep } from '#core/sync/writes/desk-order.ts';
import { writeKinds } from '#core/sync/writes/registry.ts';
import { COURIER, ORDER, ORDER_PATH, PACK, SHIP } from './support/desk-rows.ts';
import { freshDesk, MERCHANT } from './support/desk-shop.ts';
import { type DeskStory, putOrder, STORIES } from './support/desk-stories.ts';
import { letTimePass } from './support/phone.ts';

const { phone, atShop, send, sendAll, rows, shopWrites } = freshDesk();
const stored = () => atShop(ORDER_PATH);
const drainAsShop = () => drain(phone().setup({ kinds: writeKinds }));

async function press(step: OrderStep): Promise<void> {
  const [order] = await readDeskOrders(phone().database, MERCHANT);
  if (!order) throw new Error('there is no order on the desk');
  const { customer, orderId, orderNo } = order;
  // As the screen shows it: with what was pressed before and waits.
  const upon = standOf({ ...order, packed: order.packed === true || (await rows()).length > 0 });
  const write = { id: mintId(), uid: MERCHANT, customer, orderId, orderNo, step, upon };
  await saveOrderStep(phone().database, write, phone().now);
}

beforeEach(async () => {
  shopWrites(ORDER, ORDER_PATH);
  await putOrder(phone().database, ORDER);
});

test('packed and shipped without a network, both arrive in their order, and nothing else of the order changes', async () => {
  phone().isOnline = false;
  await press(PACK);
  await press(SHIP);
  phone().isOnline = true;
  await sendAll();
  expect(stored()).toEqual({ ...ORDER, packed: true, deliveryStatus: 'shipped', ...COURIER });
  expect(await rows()).toEqual([]);
});

test.each([
  ['was cancelled by its shopper', PACK, { deliveryStatus: 'cancel', cancelledBy: 'shopper' }],
  ['was sent by another merchant', SHIP, { deliveryStatus: 'shipped', courier: 'Delhivery' }],
])('an order that %s meanwhile stays so, and the merchant is asked', async (_, step, theirs) => {
  await press(step);
  shopWrites({ packed: step === SHIP, ...theirs }, ORDER_PATH);
  await send();
  expect(stored()).toEqual({ ...ORDER, packed: step === SHIP, ...theirs });
  expect(await rows()).toMatchObject([
    { heldFor: 'review', lastError: { code: 'order-moved' }, accepted: { isWanted: false } },
  ]);
});

test('a released order is packed once the shop has taken it, and not before', async () => {
  shopWrites({ acceptedAt: null, packed: false }, ORDER_PATH);
  await press(PACK);
  await send();
  expect(phone().shop.commits).toEqual([]);
  expect(await rows()).toMatchObject([{ state: 'backoff', denials: 0 }]);
  shopWrites({ acceptedAt: 1_795_154_500_000 }, ORDER_PATH);
  letTimePass(phone());
  await send();
  expect(stored()).toMatchObject({ packed: true });
});

test('the shop’s own page leaves the desk’s steps to the desk, and the desk a shopper’s writes to the shop', async () => {
  await press(PACK);
  await phone().raiseEnquiry();
  const [step, enquiry] = await rows();
  expect(await drainAsShop()).toMatchObject({ synced: 1 });
  expect(await rows()).toEqual([step]);
  await phone().raiseEnquiry();
  expect(await send()).toMatchObject({ synced: 1 });
  expect((await rows()).map((row) => row?.kind)).toEqual([enquiry?.kind]);
});

test.each([
  ['of the first version, which says not who sends it', {}, []],
  [
    'of a kind that only a newer desk knows',
    { kind: 'stock-count', sentBy: 'desk' as const },
    [{ state: 'held', heldFor: 'schema' }],
  ],
])('a step %s is left alone by the shop’s page', async (_, change, left) => {
  shopWrites({ packed: true }, ORDER_PATH);
  await phone().database.outbox.add({ ...(STORIES['desk-order'] as DeskStory).row, ...change });
  expect(await drainAsShop()).toMatchObject({ sendable: 0 });
  expect(await rows()).toMatchObject([{ state: 'queued' }]);
  await send();
  expect(await rows()).toMatchObject(left);
});

test('an order by phone stands on the desk until it is among the orders', async () => {
  const { database, now } = phone();
  const { press: take, row } = STORIES['desk-phone-order'] as DeskStory;
  await take(database, { id: row.id, uid: MERCHANT }, now);
  await sendAll();
  const coming = async () => (await readPhoneOrders(database, MERCHANT)).length;
  await dropPlacedPhoneOrders(database, MERCHANT, new Set(['another one']), 0);
  expect(await coming()).toBe(1);
  await dropPlacedPhoneOrders(database, MERCHANT, new Set([row.id]), 0);
  expect(await coming()).toBe(0);
});
