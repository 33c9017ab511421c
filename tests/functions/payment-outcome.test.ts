// The outcome of a payment: page and provider report it, in any order, and it counts once; and whose money goes back.
import { afterAll, describe, expect, test } from 'vitest';
import { commitDocument } from '#engine/firestore/commit-document.ts';
import * as paying from './paying.ts';
import { closeDatabase, database, seen } from './shop-database.ts';

const { bearer, buyer, choose, pathOf, post, providerOrder, statusOf, webhook } = paying;
type Buyer = paying.Buyer;

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
const INVENTED = { razorpay_payment_id: 'pay_x' };

const paid = (who: Buyer) => seen(pathOf(who), (it) => it.get('status') === 'success');
const SUCCESS = { status: 'success' };

describe('a payment counts once', () => {
  test('when the page tells it first and the provider after, and both again', async () => {
    const { asha, id } = await checkout();
    const handed = await choose(id, 'success');
    expect((await confirm(asha, handed)).body).toEqual(SUCCESS);
    const { updateTime } = await paid(asha);
    for (const event of ['payment.captured', 'order.paid']) {
      expect((await webhook(event, captured(id, handed))).body).toEqual(SUCCESS);
    }
    expect((await confirm(asha, handed)).body).toEqual(SUCCESS);
    expect((await database.doc(pathOf(asha)).get()).updateTime).toEqual(updateTime);
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
    expect((await webhook('payment.authorized', late)).body).toEqual(SUCCESS);
    expect(await statusOf(asha)).toBe('success');
  });
});

describe('nobody is believed', () => {
  test('who tells of a wrong amount, even with the provider’s signature', async () => {
    const { asha, id } = await checkout();
    const told = await webhook('payment.captured', { ...captured(id, INVENTED), amount: 100 });
    expect(told).toMatchObject({ status: 200, body: { outcome: 'disbelieved' } });
    expect(await statusOf(asha)).toBe('pending');
  });

  test('whose signature is not the provider’s, as where they show the payment of one order for another', async () => {
    const [{ asha, id }, cheap] = [await checkout(), await checkout()];
    const handed = await choose(cheap.id, 'success');
    const disbelieved = { status: 400, body: { error: 'signature' } };
    for (const signature of ['', 'abc', '0'.repeat(64)]) {
      const told = await webhook('payment.captured', captured(id, INVENTED), signature);
      expect(told).toMatchObject(disbelieved);
    }
    const invented = { ...INVENTED, razorpay_signature: '0'.repeat(64) };
    for (const shown of [invented, handed]) {
      const said = { ...shown, razorpay_order_id: id };
      expect(await confirm(asha, said)).toMatchObject(disbelieved);
    }
    expect(await statusOf(asha)).toBe('pending');
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

test('the provider is not made to repeat events that do not concern the shop', async () => {
  const { id } = await checkout();
  const entity = captured(id, INVENTED);
  const ignored = { status: 200, body: { outcome: 'ignored' } };
  expect(await webhook('refund.created', entity)).toMatchObject(ignored);
  const foreign = { ...entity, order_id: 'order_unknown' };
  expect(await webhook('payment.captured', foreign)).toMatchObject(ignored);
});

test('money of an order that its shopper cancels is noted as due to go back, on the order and for the reconciler', async () => {
  const { asha, id } = await checkout();
  await choose(id, 'success');
  await paid(asha);
  // As the phone does, through the rules.
  const fields = { deliveryStatus: 'cancel', cancelledBy: 'shopper', cancelledAt: Date.now() };
  const write = { path: `/${pathOf(asha)}`, does: 'merge', fields } as const;
  expect(await commitDocument(write, asha.idToken)).toMatchObject({ kind: 'ok' });
  await seen(pathOf(asha), (it) => it.get('refund') === 'asked' && it.get('stockReleasedAt') > 0);
  const record = await database.doc(`payments/${asha.uid}_${asha.orderId}`).get();
  expect(Object.values(record.get('refunds'))).toEqual(['due']);
  expect(record.get('lookAt')).toBeLessThanOrEqual(Date.now());
});
