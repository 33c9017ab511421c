// What becomes of a payment: the page tells it, the provider tells it, in any order, and it counts once.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Buyer,
  bearer,
  buyer,
  choose,
  post,
  providerOrder,
  statusOf,
  WAKING_MS,
  wakeFunctions,
  webhook,
} from './paying.ts';
import { closeDatabase, database, seen } from './shop-database.ts';

beforeAll(wakeFunctions, WAKING_MS);
afterAll(closeDatabase);

async function checkout() {
  const asha = await buyer();
  return { asha, id: await providerOrder(asha) };
}

const confirm = (who: Buyer, handed: object) => post('confirmPayment', handed, bearer(who));

const captured = (order_id: string, handed: Record<string, unknown>) => ({
  id: String(handed.razorpay_payment_id),
  order_id,
  amount: 49_900,
  currency: 'INR',
  status: 'captured',
});

const orderPath = ({ uid, orderId }: Buyer) => `users/${uid}/orders/${orderId}`;
const paid = (who: Buyer) => seen(orderPath(who), (it) => it.get('status') === 'success');
const lastWrite = async (who: Buyer) =>
  (await database.doc(orderPath(who)).get()).updateTime?.valueOf();

describe('a payment counts once', () => {
  test('when the page tells it first and the provider after', async () => {
    const { asha, id } = await checkout();
    const handed = await choose(id, 'success');
    expect((await confirm(asha, handed)).body).toEqual({ status: 'success' });
    const { updateTime } = await paid(asha);
    for (const event of ['payment.captured', 'order.paid']) {
      expect((await webhook(event, captured(id, handed))).body).toEqual({ status: 'success' });
    }
    expect(await lastWrite(asha)).toBe(updateTime?.valueOf());
  });

  test('when the provider tells it three times before the page', async () => {
    const { asha, id } = await checkout();
    const handed = await choose(id, 'double');
    const { updateTime } = await paid(asha);
    expect((await confirm(asha, handed)).body).toEqual({ status: 'success' });
    expect(await lastWrite(asha)).toBe(updateTime?.valueOf());
  });

  test('when all tell it at the same moment', async () => {
    const { asha, id } = await checkout();
    const handed = await choose(id, 'success');
    const told = await Promise.all([
      confirm(asha, handed),
      webhook('payment.captured', captured(id, handed)),
      confirm(asha, handed),
      webhook('payment.captured', captured(id, handed)),
    ]);
    expect(told.map(({ body }) => body)).toEqual(Array(4).fill({ status: 'success' }));
    expect(await statusOf(asha)).toBe('success');
  });

  test('when the page never hears of it', async () => {
    const { asha, id } = await checkout();
    expect(await choose(id, 'late')).toEqual({});
    expect(await statusOf(asha)).toBe('pending');
    await paid(asha);
  });

  test('when the provider tells “authorized” after “captured”', async () => {
    const { asha, id } = await checkout();
    const handed = await choose(id, 'double');
    const late = { ...captured(id, handed), status: 'authorized' };
    expect((await webhook('payment.authorized', late)).body).toEqual({ status: 'success' });
    expect(await statusOf(asha)).toBe('success');
  });
});

test('money that the bank only holds is authorized, and pending in the shopper’s eyes', async () => {
  const { asha, id } = await checkout();
  const held = { ...captured(id, { razorpay_payment_id: 'pay_held' }), status: 'authorized' };
  expect((await webhook('payment.authorized', held)).body).toEqual({ status: 'authorized' });
  expect(await statusOf(asha)).toBe('authorized');
});

test('an attempt that failed may be followed by one that succeeds', async () => {
  const { asha, id } = await checkout();
  expect(await choose(id, 'failure')).toEqual({});
  expect(await statusOf(asha)).toBe('failed');
  const handed = await choose(await providerOrder(asha), 'success');
  expect((await confirm(asha, handed)).body).toEqual({ status: 'success' });
  expect(await statusOf(asha)).toBe('success');
});

test('a checkout that was left changes nothing', async () => {
  const { asha, id } = await checkout();
  expect(await choose(id, 'cancel')).toEqual({});
  expect(await statusOf(asha)).toBe('pending');
});

describe('nobody is believed', () => {
  test.each([
    ['a wrong amount', { amount: 100 }],
    ['a wrong currency', { currency: 'USD' }],
  ])('who tells of %s, even with the provider’s signature', async (_what, wrong) => {
    const { asha, id } = await checkout();
    const entity = { ...captured(id, { razorpay_payment_id: 'pay_x' }), ...wrong };
    const told = await webhook('payment.captured', entity);
    expect(told).toMatchObject({ status: 200, body: { outcome: 'disbelieved' } });
    expect(await statusOf(asha)).toBe('pending');
  });

  test('whose signature is not the provider’s', async () => {
    const { asha, id } = await checkout();
    const entity = captured(id, { razorpay_payment_id: 'pay_x' });
    for (const signature of ['', 'abc', '0'.repeat(64)]) {
      const told = await webhook('payment.captured', entity, signature);
      expect(told).toMatchObject({ status: 400, body: { error: 'signature' } });
    }
    const handed = await choose(id, 'cancel');
    const invented = { ...handed, razorpay_order_id: id, razorpay_payment_id: 'pay_x' };
    const said = await confirm(asha, { ...invented, razorpay_signature: '0'.repeat(64) });
    expect(said).toMatchObject({ status: 400, body: { error: 'signature' } });
    expect(await statusOf(asha)).toBe('pending');
  });

  test('who shows the payment of one order for another', async () => {
    const [cheap, dear] = [await checkout(), await checkout()];
    const handed = await choose(cheap.id, 'success');
    const replayed = { ...handed, razorpay_order_id: dear.id };
    expect((await confirm(dear.asha, replayed)).body).toEqual({ error: 'signature' });
    expect(await statusOf(dear.asha)).toBe('pending');
  });

  test('who is somebody else, though everything they show is true', async () => {
    const { asha, id } = await checkout();
    const ravi = await buyer();
    const handed = await choose(id, 'success');
    expect((await confirm(ravi, handed)).status).toBe(403);
    expect((await post('confirmPayment', handed)).status).toBe(401);
    await paid(asha);
    expect(await statusOf(ravi)).toBe('pending');
  });
});

test('the provider is not made to repeat what does not concern the shop', async () => {
  const { id } = await checkout();
  const entity = captured(id, { razorpay_payment_id: 'pay_x' });
  const ignored = { status: 200, body: { outcome: 'ignored' } };
  expect(await webhook('refund.created', entity)).toMatchObject(ignored);
  const foreign = { ...entity, order_id: 'order_unknown' };
  expect(await webhook('payment.captured', foreign)).toMatchObject(ignored);
});
