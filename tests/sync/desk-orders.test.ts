// The merchant's steps with an order, beyond what holds of every write (desk-writes.test.ts).
import { beforeEach, expect, test } from 'vitest';
import { readDeskOrders } from '#core/device/desk/desk-orders.ts';
import {
  afterSteps,
  type DeskOrderStep,
  type OrderStep,
  standOf,
} from '#core/model/desk/order-steps.ts';
import { mintId } from '#core/model/identifiers.ts';
import type { PlainFields } from '#core/remote/firestore-values.ts';
import { drain } from '#core/sync/outbox/drain.ts';
import { saveOrderStep } from '#core/sync/writes/desk-order.ts';
import { writeKinds } from '#core/sync/writes/registry.ts';
import { ORDER, ORDER_PATH, PACK } from './support/desk-rows.ts';
import { freshDesk, MERCHANT } from './support/desk-shop.ts';
import { type DeskStory, putOrder, STORIES } from './support/desk-stories.ts';
import { letTimePass } from './support/phone.ts';

const { phone, atShop, send, sendAll, rows, shopWrites, loseAnswerAndLine } = freshDesk();
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

/** Presses a step upon the order as this desk shows it. */
async function take(...steps: OrderStep[]) {
  for (const step of steps) {
    const { shown } = await theOrder();
    const { customer, orderId, orderNo } = shown;
    const write = { id: mintId(), uid: MERCHANT, customer, orderId, orderNo, upon: standOf(shown) };
    await saveOrderStep(phone().database, { ...write, step }, phone().now);
  }
}

/** With what waits laid over it. */
async function theOrder() {
  const [order] = await readDeskOrders(phone().database, MERCHANT);
  if (!order) throw new Error('there is no order on the desk');
  const steps = (await rows()).map(
    (row) => (row?.payload as DeskOrderStep | undefined)?.step ?? PACK,
  );
  return { shown: afterSteps(order, steps) };
}

const PAID = { paymentMethod: 'online_payment', status: 'success' };
const ASK: OrderStep = { does: 'askRefund', at: 5 };
const GIVE: OrderStep = { does: 'giveBack', reference: 'UTR9', at: 5 };

async function stands(fields: PlainFields): Promise<void> {
  shopWrites(fields, ORDER_PATH);
  await putOrder(phone().database, { ...ORDER, ...fields });
}

test('an order that was paid is cancelled and its money given back without a network, one after the other', async () => {
  await stands(PAID);
  await take({ does: 'cancel' }, ASK);
  phone().shop.rule = () => {
    // The function that follows the cancelling.
    if (stored().deliveryStatus === 'cancel') shopWrites({ refund: 'due' }, ORDER_PATH);
    return null;
  };
  await send();
  expect(stored()).toMatchObject({ deliveryStatus: 'cancel', refund: 'asked', refundAskedAt: 5 });
  expect(await rows()).toEqual([]);
});

test('money that went back while the answer was lost is not asked about, and not asked for again', async () => {
  await stands({ ...PAID, deliveryStatus: 'cancel', refund: 'due' });
  await take(ASK);
  await loseAnswerAndLine();
  phone().isOnline = true;
  shopWrites({ refund: 'done', refundWay: 'online', refundedAt: 9 }, ORDER_PATH);
  await sendAll();
  expect(stored()).toMatchObject({ refund: 'done', refundedAt: 9 });
  expect(await rows()).toEqual([]);
});

test('a transfer that two merchants give back is given back once: the second is told, with a reference that stays', async () => {
  const received = { paymentMethod: 'NEFT', status: 'success', deliveryStatus: 'cancel' };
  await stands(received);
  await take(GIVE);
  const theirs = { refund: 'done', refundWay: 'transfer', refundedAt: 4, refundReference: 'UTR8' };
  shopWrites(theirs, ORDER_PATH);
  await send();
  expect(stored()).toMatchObject(theirs);
  expect(await rows()).toMatchObject([{ lastError: { code: 'order-moved' } }]);
  expect((await rows())[0]?.accepted).toMatchObject({ now: { money: 'done' } });
});

test('a transfer that comes after its order has lapsed is noted without a network, and given back', async () => {
  await stands({ paymentMethod: 'NEFT', status: 'failed', deliveryStatus: 'cancel' });
  phone().isOnline = false;
  await take({ does: 'receive' }, GIVE);
  phone().isOnline = true;
  await sendAll();
  const done = { status: 'success', refund: 'done', refundReference: 'UTR9', refundedAt: 5 };
  expect(stored()).toMatchObject({ deliveryStatus: 'cancel', ...done });
  expect(await rows()).toEqual([]);
});
