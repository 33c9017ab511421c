// What becomes of a payment: the page tells it, the provider tells it, in any order, and it counts once; and whose money goes back.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commitDocument } from '#core/remote/commit-document.ts';
import {
  type Buyer,
  bearer,
  buyer,
  choose,
  pathOf,
  post,
  providerOrder,
  statusOf,
  WAKING_MS,
  wakeFunctions,
  webhook,
} from './paying.ts';
import { closeDatabase, database, pause, seen } from './shop-database.ts';

/** Whatever was going to happen has happened after this long. ms */
const SETTLED_MS = 1500;

beforeAll(async () => {
  await wakeFunctions();
  // What follows an order has to start as well.
  const woken = await buyer({ paymentMethod: 'cod' });
  await database.doc(pathOf(woken)).update({ packed: true });
  await seen(pathOf(woken), (it) => it.get('packedAt') > 0);
}, WAKING_MS);
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
const lastWrite = async (who: Buyer) =>
  (await database.doc(pathOf(who)).get()).updateTime?.valueOf();
const SUCCESS = { status: 'success' };

describe('a payment counts once', () => {
  test.each([
    ['the page tells it first and the provider after', 'success'],
    ['the provider tells it three times before the page', 'double'],
  ])('when %s', async (_who, outcome) => {
    const { asha, id } = await checkout();
    const handed = await choose(id, outcome);
    if (outcome === 'success') expect((await confirm(asha, handed)).body).toEqual(SUCCESS);
    const { updateTime } = await paid(asha);
    for (const event of ['payment.captured', 'order.paid']) {
      expect((await webhook(event, captured(id, handed))).body).toEqual(SUCCESS);
    }
    expect((await confirm(asha, handed)).body).toEqual(SUCCESS);
    expect(await lastWrite(asha)).toBe(updateTime?.valueOf());
  });

  test('when all tell it at the same moment', async () => {
    const { asha, id } = await checkout();
    const handed = await choose(id, 'success');
    const both = [
      () => confirm(asha, handed),
      () => webhook('payment.captured', captured(id, handed)),
    ];
    const told = await Promise.all([...both, ...both].map((tell) => tell()));
    expect(told.map(({ body }) => body)).toEqual(Array(4).fill(SUCCESS));
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
    expect((await webhook('payment.authorized', late)).body).toEqual(SUCCESS);
    expect(await statusOf(asha)).toBe('success');
  });
});

test('an attempt that is left changes nothing, one that failed may be followed by one that the bank holds, and that by success', async () => {
  const { asha, id } = await checkout();
  expect(await choose(id, 'cancel')).toEqual({});
  expect(await statusOf(asha)).toBe('pending');
  expect(await choose(id, 'failure')).toEqual({});
  expect(await statusOf(asha)).toBe('failed');
  const held = { ...captured(id, { razorpay_payment_id: 'pay_held' }), status: 'authorized' };
  expect((await webhook('payment.authorized', held)).body).toEqual({ status: 'authorized' });
  expect(await statusOf(asha)).toBe('authorized');
  const handed = await choose(id, 'success');
  expect((await confirm(asha, handed)).body).toEqual(SUCCESS);
  expect(await statusOf(asha)).toBe('success');
});

describe('nobody is believed', () => {
  test.each([
    ['a wrong amount', { amount: 100 }],
    ['a wrong currency', { currency: 'USD' }],
  ])('who tells of %s, even with the provider’s signature', async (_what, wrong) => {
    const { asha, id } = await checkout();
    const told = await webhook('payment.captured', { ...captured(id, INVENTED), ...wrong });
    expect(told).toMatchObject({ status: 200, body: { outcome: 'disbelieved' } });
    expect(await statusOf(asha)).toBe('pending');
  });

  test('whose signature is not the provider’s', async () => {
    const { asha, id } = await checkout();
    const disbelieved = { status: 400, body: { error: 'signature' } };
    for (const signature of ['', 'abc', '0'.repeat(64)]) {
      const told = await webhook('payment.captured', captured(id, INVENTED), signature);
      expect(told).toMatchObject(disbelieved);
    }
    const invented = { ...INVENTED, razorpay_order_id: id, razorpay_signature: '0'.repeat(64) };
    expect(await confirm(asha, invented)).toMatchObject(disbelieved);
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
  const entity = captured(id, INVENTED);
  const ignored = { status: 200, body: { outcome: 'ignored' } };
  expect(await webhook('refund.created', entity)).toMatchObject(ignored);
  const foreign = { ...entity, order_id: 'order_unknown' };
  expect(await webhook('payment.captured', foreign)).toMatchObject(ignored);
});

describe('money of an order that is cancelled', () => {
  const stored = async (who: Buyer) => (await database.doc(pathOf(who)).get()).data() ?? {};
  /** As the phone does, through the rules. */
  const cancel = (who: Buyer) => {
    const fields = { deliveryStatus: 'cancel', cancelledBy: 'shopper', cancelledAt: Date.now() };
    return commitDocument({ path: `/${pathOf(who)}`, does: 'merge', fields }, who.idToken);
  };

  async function paidOnline(): Promise<Buyer> {
    const { asha, id } = await checkout();
    await choose(id, 'success');
    await paid(asha);
    return asha;
  }

  test('by its shopper is noted as due to go back where it was paid online, on the order and for the reconciler', async () => {
    const asha = await paidOnline();
    expect(await cancel(asha)).toMatchObject({ kind: 'ok' });
    await seen(pathOf(asha), (it) => it.get('refund') === 'due' && it.get('stockReleasedAt') > 0);
    const record = await database.doc(`payments/${asha.uid}_${asha.orderId}`).get();
    expect(Object.values(record.get('refunds'))).toEqual(['due']);
    expect(record.get('lookAt')).toBeLessThanOrEqual(Date.now());
    expect(await stored(asha)).toMatchObject({ cancelledBy: 'shopper', status: 'success' });
  });

  test('is noted for the merchant where it was transferred; cash on delivery, and what the merchant cancels, is not', async () => {
    const told = await buyer({ paymentMethod: 'NEFT', transactionId: 'N1' });
    const cash = await buyer({ paymentMethod: 'cod' });
    const byMerchant = await paidOnline();
    for (const who of [told, cash]) expect(await cancel(who)).toMatchObject({ kind: 'ok' });
    await database.doc(pathOf(byMerchant)).update({ deliveryStatus: 'cancel' });
    await seen(pathOf(told), (it) => it.get('refund') === 'due');
    await seen(pathOf(cash), (it) => it.get('stockReleasedAt') > 0);
    await seen(pathOf(byMerchant), (it) => it.get('cancelledAt') > 0);
    await pause(SETTLED_MS);
    for (const who of [cash, byMerchant]) expect((await stored(who)).refund).toBeUndefined();
  });
});
