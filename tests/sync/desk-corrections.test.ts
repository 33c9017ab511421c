// Order steps withdrawn before they are sent, and steps that go on top of a correction.
import { beforeEach, expect, test } from 'vitest';
import { acceptConflict } from '#domain/editing/desk-conflict.ts';
import type { OrderStep } from '#domain/order/desk/order-steps.ts';
import { withdrawSteps } from '#domain/order/desk/withdraw-step.ts';
import type { PlainFields } from '#engine/firestore/firestore-values.ts';
import { turns } from './simulator/network.ts';
import { deskWithOrder } from './support/desk-order.ts';
import { BACK, COURIER, PACK, SHIP } from './support/desk-rows.ts';

const desk = deskWithOrder();
const { phone, stored, stands, press, send, sendAll, rows } = desk;
const withdraw = (...seqs: number[]) => withdrawSteps(phone.database, seqs);

beforeEach(() => stands());

test('a step that is not sent yet is withdrawn and never goes; earlier presses go', async () => {
  phone.isOnline = false;
  const [, ship = 0] = await press(PACK, SHIP);
  await send();
  expect(await withdraw(ship)).toBe('withdrawn');
  phone.isOnline = true;
  await sendAll();
  expect(stored()).toMatchObject({ packed: true, deliveryStatus: 'processing' });
  expect(phone.shop.commits).toHaveLength(1);
  expect(await rows()).toEqual([]);
});

test('a step is withdrawn that stayed here because the shop did not let this phone read its order', async () => {
  const read = async () => ({ kind: 'refused', status: 'PERMISSION_DENIED', message: '' }) as const;
  const [pack = 0] = await press(PACK);
  await send(phone.asking({ read }));
  expect(await rows()).toMatchObject([{ state: 'backoff', denials: 1 }]);
  expect(await withdraw(pack)).toBe('withdrawn');
  expect([phone.shop.commits, await rows()]).toEqual([[], []]);
});

test('a step upon which others were pressed is withdrawn with them alone', async () => {
  phone.isOnline = false;
  const [pack = 0, ship = 0] = await press(PACK, SHIP);
  expect(await withdraw(pack)).toBe('has-later');
  expect(await rows()).toHaveLength(2);
  phone.reload();
  expect(await withdraw(pack, ship)).toBe('withdrawn');
  phone.isOnline = true;
  await sendAll();
  expect([phone.shop.commits, await rows()]).toEqual([[], []]);
});

test('a step that is being sent, may have gone or has arrived is not withdrawn', async () => {
  expect.assertions(6);
  const [pack = 0] = await press(PACK);
  const notWithdrawn = async () => expect(await withdraw(pack)).toBe('may-have-gone');
  await send(phone.around('after', 'commit', notWithdrawn));
  expect(stored()).toMatchObject({ packed: true });
  await notWithdrawn();

  const [ship = 0, deliver = 0] = await press(SHIP, { does: 'deliver', isCashTaken: true });
  await desk.loseAnswerAndLine();
  expect(await withdraw(ship, deliver)).toBe('may-have-gone');
  expect(await withdraw(deliver)).toBe('withdrawn');
  phone.isOnline = true;
  await sendAll();
  expect(stored()).toMatchObject({ deliveryStatus: 'shipped' });
});

test('withdrawn in the moment in which it is sent, a step is withdrawn or goes, never half', async () => {
  for (let round = 0; round < 20; round++) {
    await stands({ packed: false });
    const [pack = 0] = await press(PACK);
    const [outcome] = await Promise.all([turns(round).then(() => withdraw(pack)), send()]);
    await sendAll();
    expect(stored().packed).toBe(outcome !== 'withdrawn');
    expect(await rows()).toEqual([]);
  }
});

test('a step asked about after a correction goes on top of it, if the merchant wants it all the same', async () => {
  await press(PACK);
  desk.orderChanges({ packed: false, corrections: 2 });
  await send();
  await acceptConflict(phone.database, (await desk.theOnlyRow()).seq);
  await send();
  expect(stored()).toMatchObject({ packed: true, corrections: 2 });
  expect(await desk.shown()).toMatchObject({ packed: true, corrections: 2 });
});

test('a parcel that came back is withdrawn while it is not sent', async () => {
  await stands({ packed: true, deliveryStatus: 'shipped' });
  phone.isOnline = false;
  const [back = 0] = await press(BACK);
  expect(await desk.shown()).toMatchObject({ deliveryStatus: 'cancel', cameBackAt: 7 });
  expect(await withdraw(back)).toBe('withdrawn');
  expect(await desk.shown()).toMatchObject({ deliveryStatus: 'shipped' });
});

const PACKED = { packed: true };
const SHIPPED = { ...PACKED, deliveryStatus: 'shipped', ...COURIER };
const SEND_FIRST: OrderStep = {
  ...{ does: 'sendFirst', at: 7, courier: '', trackingNumber: '' },
  lines: [{ productId: 'moringa', quantity: 1 }],
};
const DELIVERED = { ...SHIPPED, deliveryStatus: 'delivered' };
const CORRECT: OrderStep = { does: 'correct', courier: 'India Post', trackingNumber: 'EM2' };
const noParcel = { courier: null, trackingNumber: null };

test.each<[string, PlainFields, OrderStep, back: PlainFields]>([
  ['packed', {}, PACK, { packed: false }],
  ['sent in part', {}, SEND_FIRST, { firstParcel: null }],
  ['shipped', PACKED, SHIP, { deliveryStatus: 'processing', ...noParcel }],
  ['delivered', SHIPPED, { does: 'deliver', isCashTaken: false }, { deliveryStatus: 'shipped' }],
  ['unpacked', PACKED, { does: 'unpack' }, { packed: true }],
  ['not shipped', SHIPPED, { does: 'unship' }, { ...SHIPPED, corrections: 1 }],
  ['not delivered', DELIVERED, { does: 'undeliver', isCashBack: false }, DELIVERED],
  ['sent with another number', SHIPPED, CORRECT, { ...COURIER, corrections: 2 }],
])(
  'an order that was %s here, and whose answer was lost, is not changed over another merchant who took that back: it is asked about',
  async (_, before, step, back) => {
    await stands(before);
    await press(step);
    await desk.loseAnswerAndLine();
    const landed = Number(stored().corrections);
    await desk.expectAsked({ corrections: landed + 1, ...back, changedBy: 'ravi' });
  },
);
