// The merchant's steps with an order, beyond the tests of every write (desk-writes.test.ts).
import { beforeEach, expect, test } from 'vitest';
import { readDeskOrders } from '#domain/order/desk/desk-orders.ts';
import { afterSteps } from '#domain/order/desk/order-step-changes.ts';
import { type DeskOrderStep, type OrderStep, statusOf } from '#domain/order/desk/order-steps.ts';
import { saveOrderStep } from '#domain/order/desk/order-write.ts';
import { writeKinds } from '#domain/writes/registry.ts';
import type { PlainFields } from '#engine/firestore/firestore-values.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { drain } from '#engine/outbox/drain.ts';
import { ADDRESS, ITEM, ORDER, ORDER_PATH, PACK } from './support/desk-rows.ts';
import { freshDesk, MERCHANT } from './support/desk-shop.ts';
import { type DeskStory, putOrder, STORIES } from './support/desk-stories.ts';
import { letTimePass } from './support/phone.ts';

const { phone, atShop, send, sendAll, rows, shopWrites, loseAnswerAndLine } = freshDesk();
const stored = () => atShop(ORDER_PATH);
const released = { deliveryStatus: 'processing', heldReason: null };

beforeEach(async () => {
  shopWrites(ORDER, ORDER_PATH);
  await putOrder(phone().database, ORDER);
});

/** A press based on this phone's copy. */
async function press(step: OrderStep): Promise<void> {
  const [order] = await readDeskOrders(phone().database, MERCHANT);
  if (!order) throw new Error('there is no order on the desk');
  const { customer, orderId, orderNo } = order;
  const write = { id: mintId(), uid: MERCHANT, customer, orderId, orderNo, base: statusOf(order) };
  await saveOrderStep(phone().database, { ...write, step }, phone().now);
}

const TWO = { ...ORDER, items: [{ ...ITEM, quantity: 3 }], subTotal: 750, total: 750 };
const AMEND = { id: mintId(), at: 1, lines: [{ productId: ITEM.productId, quantity: 2 }] };
const amend: OrderStep = { does: 'amend', amend: AMEND };
/** The amended order as the function writes it. */
const AMENDED = {
  ...{ amend: null, items: [{ ...ITEM, quantity: 2 }], subTotal: 500, total: 500 },
  amendments: [{ id: AMEND.id, at: 1, lines: [], totalBefore: 750, total: 500 }],
};

test('what is taken off an order counts once, though its answer is lost and the shop has taken it off by then', async () => {
  shopWrites(TWO, ORDER_PATH);
  await putOrder(phone().database, TWO);
  await press(amend);
  await loseAnswerAndLine();
  expect(stored()).toMatchObject({ amend: AMEND, changedBy: MERCHANT });
  shopWrites(AMENDED, ORDER_PATH);
  const sent = phone().shop.commits.length;
  phone().isOnline = true;
  letTimePass(phone());
  await sendAll();
  expect(phone().shop.commits).toHaveLength(sent);
  expect(await rows()).toEqual([]);
  const [order] = await readDeskOrders(phone().database, MERCHANT);
  expect(order).toMatchObject({ lines: [{ quantity: 2 }], totalPaise: 500_00 });
});

test('an order is not packed before the shop has taken off what was to be taken off', async () => {
  shopWrites(TWO, ORDER_PATH);
  await putOrder(phone().database, TWO);
  await press(amend);
  await sendAll();
  await press(PACK);
  await sendAll();
  expect(stored()).not.toHaveProperty('packed');
  expect(await rows()).toMatchObject([{ state: 'backoff', denials: 0 }]);
  shopWrites(AMENDED, ORDER_PATH);
  await sendAll();
  expect(stored()).toMatchObject({ packed: true });
});

test.each<[string, OrderStep]>([
  ['takes something off it', amend],
  ['packs it', PACK],
])('a merchant who %s is asked where another one took something off meanwhile', async (_, step) => {
  shopWrites(TWO, ORDER_PATH);
  await putOrder(phone().database, TWO);
  await press(step);
  shopWrites({ ...AMENDED, amendments: [] }, ORDER_PATH);
  await sendAll();
  const goods = `2 × ${ITEM.productId}`;
  expect(await rows()).toMatchObject([{ heldFor: 'review', accepted: { now: { goods } } }]);
  expect(stored()).not.toHaveProperty('packed');
});

test('an order on hold is taken on the terms that were pressed; what another merchant took on other terms is asked about', async () => {
  const held = { ...TWO, deliveryStatus: 'pending', heldReason: 'price', acceptedAt: null };
  const terms = { prices: 'today' as const, total: 780, beyondStock: false };
  const step: OrderStep = { does: 'release', releasedAt: 1, terms, linePaise: [260_00] };
  shopWrites(held, ORDER_PATH);
  await putOrder(phone().database, held);
  await press(step);
  await send();
  expect(stored()).toMatchObject({
    deliveryStatus: 'processing',
    heldReason: null,
    release: terms,
  });
  const [order] = await readDeskOrders(phone().database, MERCHANT);
  expect(order).toMatchObject({ totalPaise: 780_00, lines: [{ pricePaise: 260_00 }] });
  shopWrites({ ...held, release: null }, ORDER_PATH);
  await putOrder(phone().database, held);
  await press(step);
  shopWrites({ ...held, ...released, release: { ...terms, prices: 'sent' } }, ORDER_PATH);
  await sendAll();
  expect(await rows()).toMatchObject([{ heldFor: 'review', lastError: { code: 'conflict' } }]);
  expect(stored()).toMatchObject({ release: { prices: 'sent' } });
});

test('an order on hold that is taken upon a price which this phone has lowered goes once that price is at the shop', async () => {
  const held = { ...ORDER, deliveryStatus: 'pending', heldReason: 'price', acceptedAt: null };
  shopWrites(held, ORDER_PATH);
  await putOrder(phone().database, held);
  const terms = { prices: 'today' as const, total: 200, beyondStock: false };
  await press({ does: 'release', releasedAt: 1, terms, linePaise: [200_00] });
  await send();
  expect(stored()).toMatchObject({ deliveryStatus: 'pending' });
  shopWrites({ price: 200 });
  await sendAll();
  expect(stored()).toMatchObject({ deliveryStatus: 'processing', release: terms });
});

test('an address is corrected, and not over one that the shopper gave meanwhile', async () => {
  const corrected = { ...ADDRESS, city: 'Ajmer' };
  const step: OrderStep = { does: 'readdress', address: corrected, addressCorrectedAt: 9 };
  await press(step);
  await send();
  expect(stored()).toMatchObject({ address: corrected, addressCorrectedAt: 9 });
  await press({ ...step, address: ADDRESS });
  shopWrites({ address: { ...ADDRESS, city: 'Kota' } }, ORDER_PATH);
  await sendAll();
  expect(stored()).toMatchObject({ address: { city: 'Kota' } });
  expect(await rows()).toMatchObject([{ heldFor: 'review' }]);
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

test('the shop’s own page leaves the desk’s writes to the desk, also of a kind that it does not know, and the desk a shopper’s to the shop', async () => {
  // The stored story still has its former place in the outbox.
  const first = { ...(STORIES['desk-order'] as DeskStory).row };
  Reflect.deleteProperty(first, 'seq');
  await phone().database.outbox.bulkAdd([
    { ...first },
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

/** Presses a step on the order as this desk shows it. */
async function take(...steps: OrderStep[]) {
  for (const step of steps) {
    const { shown } = await theOrder();
    const { customer, orderId, orderNo } = shown;
    const base = statusOf(shown);
    const write = { id: mintId(), uid: MERCHANT, customer, orderId, orderNo, base };
    await saveOrderStep(phone().database, { ...write, step }, phone().now);
  }
}

/** The order with waiting writes laid over it. */
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
  await take({ does: 'cancel', reason: '' }, ASK);
  phone().shop.rule = () => {
    // Plays the function that follows the cancelling.
    const { deliveryStatus, refund } = stored();
    if (deliveryStatus === 'cancel' && !refund) shopWrites({ refund: 'due' }, ORDER_PATH);
    return null;
  };
  await sendAll();
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
  expect(await rows()).toMatchObject([{ lastError: { code: 'conflict' } }]);
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
