// The merchant's steps with an order: without a network, with an answer that is lost, and where the order has moved meanwhile.

import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { signIn, signOut } from '#core/device/account/sign-in.ts';
import { putDeskOrders, readDeskOrders } from '#core/device/desk/desk-orders.ts';
import { readOutbox } from '#core/device/outbox/outbox-rows.ts';
import { type OrderStep, standOf } from '#core/model/desk/order-steps.ts';
import { mintId } from '#core/model/identifiers.ts';
import { orderFromFields, StoredOrder } from '#core/model/order/order.ts';
import { decodeFields, encodeFields, type PlainFields } from '#core/remote/firestore-values.ts';
import { drain } from '#core/sync/outbox/drain.ts';
import { discard } from '#core/sync/outbox/retry-and-discard.ts';
import { saveOrderStep } from '#core/sync/writes/desk-order.ts';
import { acceptAsked } from '#core/sync/writes/desk-question.ts';
import { deskKinds } from '#core/sync/writes/desk-registry.ts';
import { writeKinds } from '#core/sync/writes/registry.ts';
import golden from './golden/desk-order-v1.json' with { type: 'json' };
import { freshPhone, letTimePass } from './support/phone.ts';

const phone = freshPhone();
const ORDER_ID = golden.payload.orderId;
const PATH = `/users/asha/orders/${ORDER_ID}`;
const ADDRESS = {
  name: 'Asha Rao',
  phone: '9876543210',
  address: '12 Mill Road, Bani Park',
  city: 'Jaipur',
  state: 'Rajasthan',
  zipcode: '302016',
};
const ORDER = {
  orderNo: golden.payload.orderNo,
  items: [
    { productId: 'moringa', quantity: 1, price: 250, photoUrl: '', name: 'Moringa', brand: '' },
  ],
  address: ADDRESS,
  timestamp: 1_795_154_400_000,
  paymentMethod: 'cod',
  subTotal: 250,
  total: 250,
  status: 'pending',
  deliveryStatus: 'processing',
  acceptedAt: 1_795_154_402_000,
};
const COURIER = { courier: 'India Post', trackingNumber: '' };
const ship: OrderStep = { does: 'ship', ...COURIER };

const setup = () => phone().setup({ kinds: deskKinds });
const stored = (): PlainFields => decodeFields(phone().shop.documents.get(PATH)?.fields);
function shopWrites(change: PlainFields): void {
  const fields = encodeFields({ ...stored(), ...change });
  phone().shop.documents.set(PATH, { fields, token: null });
}
const known = async () => (await readDeskOrders(phone().database, 'kamala'))[0];
const rows = async () => (await readOutbox(phone().database)).map(({ row }) => row);

async function press(step: OrderStep): Promise<void> {
  const order = await known();
  if (!order) throw new Error('there is no order on the desk');
  const { customer, orderId, orderNo } = order;
  // As the screen shows it: with what was pressed before and waits.
  const packed = order.packed === true || (await rows()).length > 0;
  const upon = standOf({ ...order, packed });
  const write = { id: mintId(), uid: 'kamala', customer, orderId, orderNo, step, upon };
  await saveOrderStep(phone().database, write, phone().now);
}

/** The desk reads the order as the shop has it now. */
async function look(): Promise<void> {
  const order = orderFromFields(ORDER_ID, v.parse(StoredOrder, stored()));
  await putDeskOrders(phone().database, [{ ...order, customer: 'asha', uid: 'kamala' }]);
}

beforeEach(async () => {
  const keys = { refreshToken: 'r', idToken: 'token-of-kamala', idTokenEndsAt: phone().now + 1e9 };
  await signIn(phone().database, { uid: 'kamala', phone: '', isOver: false, ...keys });
  phone().account = 'kamala';
  phone().shop.documents.set(PATH, { fields: encodeFields(ORDER), token: null });
  await look();
});

test('packed and shipped without a network, both arrive in their order when it is back, and nothing else of the order changes', async () => {
  phone().isOnline = false;
  await press({ does: 'pack' });
  await press(ship);
  await drain(setup());
  expect(stored()).toEqual(ORDER);
  phone().reload();
  phone().isOnline = true;
  letTimePass(phone());
  await drain(setup());
  expect(stored()).toEqual({
    ...ORDER,
    packed: true,
    deliveryStatus: 'shipped',
    courier: 'India Post',
  });
  expect(await rows()).toEqual([]);
  expect(await known()).toMatchObject({ deliveryStatus: 'shipped', courier: 'India Post' });
});

test('a step whose answer is lost is taken once, and known to be', async () => {
  await press({ does: 'pack' });
  phone().shop.faults.push({ landsFirst: true, drop: true });
  await drain(setup());
  letTimePass(phone());
  await drain(setup());
  expect(await rows()).toEqual([]);
  expect(phone().shop.commits).toHaveLength(1);
});

describe('an order that has moved meanwhile', () => {
  test('was cancelled by its shopper: it stays cancelled, and the merchant is asked', async () => {
    await press({ does: 'pack' });
    shopWrites({ deliveryStatus: 'cancel', cancelledBy: 'shopper' });
    await drain(setup());
    expect(stored()).not.toHaveProperty('packed');
    expect(await rows()).toMatchObject([
      {
        state: 'held',
        heldFor: 'review',
        lastError: { code: 'order-moved' },
        accepted: { now: { deliveryStatus: 'cancel' }, isWanted: false },
      },
    ]);
    const [row] = await rows();
    await discard(phone().database, deskKinds, row?.seq ?? 0, phone().now);
    await drain(setup());
    expect(stored()).not.toHaveProperty('packed');
    expect(await rows()).toEqual([]);
  });

  test('was sent by another merchant: their courier stands', async () => {
    shopWrites({ packed: true });
    await look();
    await press(ship);
    shopWrites({ deliveryStatus: 'shipped', courier: 'Delhivery' });
    await drain(setup());
    expect(stored()).toMatchObject({ courier: 'Delhivery' });
    expect(await rows()).toMatchObject([{ state: 'held', heldFor: 'review' }]);
  });

  test('goes to another address: once the merchant has seen that, it goes all the same', async () => {
    await press({ does: 'pack' });
    shopWrites({ address: { ...ADDRESS, city: 'Ajmer', zipcode: '305001' } });
    await drain(setup());
    const [row] = await rows();
    expect(row?.accepted).toMatchObject({ now: { address: expect.stringContaining('Ajmer') } });
    await acceptAsked(phone().database, row?.seq ?? 0);
    await drain(setup());
    expect(stored()).toMatchObject({ packed: true, address: { city: 'Ajmer' } });
    expect(await rows()).toEqual([]);
  });

  test('moves once more after the merchant’s yes: the yes was to something else, and is asked for again', async () => {
    await press({ does: 'pack' });
    shopWrites({ address: { ...ADDRESS, city: 'Ajmer', zipcode: '305001' } });
    await drain(setup());
    const [row] = await rows();
    await acceptAsked(phone().database, row?.seq ?? 0);
    shopWrites({ deliveryStatus: 'cancel' });
    await drain(setup());
    expect(stored()).not.toHaveProperty('packed');
    expect(await rows()).toMatchObject([{ heldFor: 'review', accepted: { isWanted: false } }]);
  });

  test('is gone: the merchant is told', async () => {
    await press({ does: 'pack' });
    phone().shop.documents.delete(PATH);
    await drain(setup());
    expect(await rows()).toMatchObject([{ heldFor: 'review', lastError: { code: 'order-gone' } }]);
    expect(phone().shop.commits).toEqual([]);
  });
});

test('the shop’s own page leaves the desk’s steps to the desk, and the desk a shopper’s writes to the shop', async () => {
  await press({ does: 'pack' });
  await phone().raiseEnquiry();
  const [step, enquiry] = await rows();
  expect(await drain(phone().setup({ kinds: writeKinds }))).toMatchObject({ synced: 1 });
  expect(await rows()).toEqual([step]);
  await phone().raiseEnquiry();
  expect(await drain(setup())).toMatchObject({ synced: 1 });
  expect((await rows()).map((row) => row?.kind)).toEqual([enquiry?.kind]);
});

test('a step of a kind that only a newer desk knows is left alone by the shop, and waits on the desk', async () => {
  await phone().database.outbox.add({ ...golden, kind: 'stock-count', sentBy: 'desk' });
  expect(await drain(phone().setup({ kinds: writeKinds }))).toMatchObject({ sendable: 0 });
  expect(await rows()).toMatchObject([{ state: 'queued' }]);
  await drain(setup());
  expect(await rows()).toMatchObject([{ state: 'held', heldFor: 'schema' }]);
});

test('no kind of the shop’s is sent by the desk, and every kind of the desk’s says that it is', () => {
  expect(Object.values(writeKinds).filter(({ sentBy }) => sentBy)).toEqual([]);
  expect(Object.values(deskKinds).filter(({ sentBy }) => sentBy !== 'desk')).toEqual([]);
});

test('a released order is packed once the shop has taken it, and not before', async () => {
  shopWrites({ acceptedAt: null, packed: false });
  await press({ does: 'pack' });
  await drain(setup());
  expect(phone().shop.commits).toEqual([]);
  expect(await rows()).toMatchObject([{ state: 'backoff', denials: 0 }]);
  shopWrites({ acceptedAt: 1_795_154_500_000 });
  letTimePass(phone());
  await drain(setup());
  expect(stored()).toMatchObject({ packed: true });
});

test('a sign-out takes the orders of the desk off the device', async () => {
  await signOut(phone().database, 'kamala');
  expect(await phone().database.deskOrders.count()).toBe(0);
});

test('a row that the first version with a desk saved still goes', async () => {
  shopWrites({ packed: true });
  await phone().database.outbox.add(golden);
  expect(await drain(phone().setup({ kinds: writeKinds }))).toMatchObject({ sendable: 0 });
  expect(await drain(setup())).toMatchObject({ synced: 1, sendable: 0 });
  expect(stored()).toMatchObject({ deliveryStatus: 'shipped', trackingNumber: 'EM123456789IN' });
});
