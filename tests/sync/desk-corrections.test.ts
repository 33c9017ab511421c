// Order steps withdrawn before they are sent, and steps that another merchant reverted without this phone's knowledge.
import { beforeEach, expect, test } from 'vitest';
import { acceptConflict } from '#domain/editing/desk-conflict.ts';
import { readDeskOrders } from '#domain/order/desk/desk-orders.ts';
import { afterSteps } from '#domain/order/desk/order-step-changes.ts';
import { type OrderStep, statusOf } from '#domain/order/desk/order-steps.ts';
import { saveOrderStep } from '#domain/order/desk/order-write.ts';
import { withdrawSteps } from '#domain/order/desk/withdraw-step.ts';
import { deskKinds } from '#domain/writes/desk-registry.ts';
import type { PlainFields } from '#engine/firestore/firestore-values.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { drain } from '#engine/outbox/drain.ts';
import { COURIER, ORDER, ORDER_PATH, PACK, SHIP } from './support/desk-rows.ts';
import { freshDesk, MERCHANT } from './support/desk-shop.ts';
import { putOrder } from './support/desk-stories.ts';
import { letTimePass } from './support/phone.ts';

const { phone, atShop, send, sendAll, rows, shopWrites, loseAnswerAndLine } = freshDesk();
const stored = () => atShop(ORDER_PATH);
const withdraw = (...seqs: number[]) => withdrawSteps(phone().database, seqs);

async function given(fields: PlainFields): Promise<void> {
  shopWrites({ ...ORDER, ...fields }, ORDER_PATH);
  await putOrder(phone().database, { ...ORDER, ...fields });
}

/** Presses these one after another, and returns the rows' places. */
async function press(...steps: OrderStep[]): Promise<number[]> {
  const [order] = await readDeskOrders(phone().database, MERCHANT);
  if (!order) throw new Error('there is no order on the desk');
  const { customer, orderId, orderNo } = order;
  const before = (await rows()).length;
  for (const [at, step] of steps.entries()) {
    const base = statusOf(afterSteps(order, steps.slice(0, at)));
    const write = { id: mintId(), uid: MERCHANT, customer, orderId, orderNo, step, base };
    await saveOrderStep(phone().database, write, phone().now);
  }
  return (await rows()).slice(before).map((row) => Number(row?.seq));
}

beforeEach(() => given({}));

test('a step that is not sent yet is withdrawn and never goes; earlier presses go', async () => {
  phone().isOnline = false;
  const [, ship = 0] = await press(PACK, SHIP);
  await send();
  expect(await withdraw(ship)).toBe('withdrawn');
  phone().isOnline = true;
  await sendAll();
  expect(stored()).toMatchObject({ packed: true, deliveryStatus: 'processing' });
  expect(phone().shop.commits).toHaveLength(1);
  expect(await rows()).toEqual([]);
});

test('a step is withdrawn that stayed here because the shop did not let this phone read its order', async () => {
  const { remote } = phone().setup();
  const read = async () => ({ kind: 'refused', status: 'PERMISSION_DENIED', message: '' }) as const;
  const [pack = 0] = await press(PACK);
  await drain(phone().setup({ kinds: deskKinds, remote: { ...remote, read } }));
  expect(await rows()).toMatchObject([{ state: 'backoff', denials: 1 }]);
  expect(await withdraw(pack)).toBe('withdrawn');
  expect([phone().shop.commits, await rows()]).toEqual([[], []]);
});

test('a step upon which others were pressed is withdrawn with them alone', async () => {
  phone().isOnline = false;
  const [pack = 0, ship = 0] = await press(PACK, SHIP);
  expect(await withdraw(pack)).toBe('has-later');
  expect(await rows()).toHaveLength(2);
  phone().reload();
  expect(await withdraw(pack, ship)).toBe('withdrawn');
  phone().isOnline = true;
  await sendAll();
  expect([phone().shop.commits, await rows()]).toEqual([[], []]);
});

test('a step that is being sent, may have gone or has arrived is not withdrawn', async () => {
  let arrive = () => {};
  phone().shop.faults.push({
    landsFirst: true,
    until: new Promise<void>((resolve) => (arrive = resolve)),
  });
  const [pack = 0] = await press(PACK);
  const sending = send();
  await expect.poll(() => phone().shop.commits).toHaveLength(1);
  expect(await withdraw(pack)).toBe('may-have-gone');
  arrive();
  await sending;
  expect(stored()).toMatchObject({ packed: true });
  expect(await withdraw(pack)).toBe('may-have-gone');

  const [ship = 0, deliver = 0] = await press(SHIP, { does: 'deliver', isCashTaken: true });
  await loseAnswerAndLine();
  expect(await withdraw(ship, deliver)).toBe('may-have-gone');
  expect(await withdraw(deliver)).toBe('withdrawn');
  phone().isOnline = true;
  await sendAll();
  expect(stored()).toMatchObject({ deliveryStatus: 'shipped' });
});

test('withdrawn in the moment in which it is sent, a step is withdrawn or goes, never half', async () => {
  for (let round = 0; round < 20; round++) {
    await given({ packed: false });
    const [pack = 0] = await press(PACK);
    const waits = (turns: number) =>
      Array.from({ length: turns }).reduce<Promise<unknown>>(
        (before) => before.then(() => new Promise((resolve) => setImmediate(resolve))),
        Promise.resolve(),
      );
    const [outcome] = await Promise.all([waits(round).then(() => withdraw(pack)), send()]);
    await sendAll();
    expect(stored().packed).toBe(outcome !== 'withdrawn');
    expect(await rows()).toEqual([]);
  }
});

const PACKED = { packed: true };
const SHIPPED = { ...PACKED, deliveryStatus: 'shipped', ...COURIER };
const DELIVERED = { ...SHIPPED, deliveryStatus: 'delivered' };
const noParcel = { courier: null, trackingNumber: null };

test.each<[string, PlainFields, OrderStep, back: PlainFields]>([
  ['packed', {}, PACK, { packed: false }],
  ['shipped', PACKED, SHIP, { deliveryStatus: 'processing', ...noParcel }],
  ['delivered', SHIPPED, { does: 'deliver', isCashTaken: false }, { deliveryStatus: 'shipped' }],
  ['unpacked', PACKED, { does: 'unpack' }, { packed: true }],
  ['not shipped', SHIPPED, { does: 'unship' }, { ...SHIPPED, corrections: 1 }],
  ['not delivered', DELIVERED, { does: 'undeliver', isCashBack: false }, DELIVERED],
  [
    'sent with another number',
    SHIPPED,
    { does: 'correct', courier: 'India Post', trackingNumber: 'EM2' },
    { ...COURIER, corrections: 2 },
  ],
])(
  'an order that was %s here, and whose answer was lost, is not changed over another merchant who took that back: it is asked about',
  async (_, before, step, back) => {
    await given(before);
    await press(step);
    await loseAnswerAndLine();
    const landed = Number(stored().corrections);
    shopWrites({ corrections: landed + 1, ...back, changedBy: 'ravi' }, ORDER_PATH);
    const theirs = stored();
    phone().isOnline = true;
    letTimePass(phone());
    await send();
    expect(stored()).toEqual(theirs);
    expect(await rows()).toMatchObject([{ heldFor: 'review', lastError: { code: 'conflict' } }]);
  },
);

test('a step asked about after a correction goes on top of it, if the merchant wants it all the same', async () => {
  await press(PACK);
  shopWrites({ packed: false, corrections: 2 }, ORDER_PATH);
  await send();
  const [asked] = await rows();

  await acceptConflict(phone().database, Number(asked?.seq));
  await send();
  expect(stored()).toMatchObject({ packed: true, corrections: 2 });
  expect(await readDeskOrders(phone().database, MERCHANT)).toMatchObject([
    { packed: true, corrections: 2 },
  ]);
});
