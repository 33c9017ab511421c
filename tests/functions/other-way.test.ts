// After an online payment that came to nothing: the same order is paid at the door or by bank transfer, and money that comes online
// all the same goes back.
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Buyer,
  bearer,
  buyer,
  choose,
  post,
  providerOrder,
  WAKING_MS,
  wakeFunctions,
} from './paying.ts';
import { closeDatabase, database, seen } from './shop-database.ts';

beforeAll(wakeFunctions, WAKING_MS);
afterAll(closeDatabase);

const pathOf = ({ uid, orderId }: Buyer) => `users/${uid}/orders/${orderId}`;
const change = (who: Buyer, paymentMethod: string, by: Buyer = who) =>
  post('payAnotherWay', { orderId: who.orderId, paymentMethod }, bearer(by));
const stored = async (who: Buyer) => (await database.doc(pathOf(who)).get()).data();

async function failedOnce(): Promise<{ asha: Buyer; id: string }> {
  const asha = await buyer();
  const id = await providerOrder(asha);
  await choose(id, 'failure');
  await seen(pathOf(asha), (it) => it.get('status') === 'failed');
  return { asha, id };
}

test('a failed payment becomes cash on delivery, once, however often it is asked', async () => {
  const { asha } = await failedOnce();
  for (const _ of ['first', 'again']) {
    expect(await change(asha, 'cod')).toMatchObject({
      status: 200,
      body: { paymentMethod: 'cod' },
      caching: 'no-store',
    });
  }
  expect(await stored(asha)).toMatchObject({ paymentMethod: 'cod', status: 'pending' });
  expect((await change(asha, 'NEFT')).body).toEqual({ error: 'other-method' });
});

test('a failed payment becomes a bank transfer, which is waited for as any other', async () => {
  const { asha } = await failedOnce();
  expect((await change(asha, 'NEFT')).status).toBe(200);
  const { paymentMethod, payBy } = (await stored(asha)) ?? {};
  expect(paymentMethod).toBe('NEFT');
  expect(payBy).toBeGreaterThan(Date.now());
});

test('money that comes online after that goes back, and the order does not look paid', async () => {
  const { asha, id } = await failedOnce();
  await change(asha, 'cod');
  await choose(id, 'success');
  await seen(pathOf(asha), (it) => it.get('refund') !== undefined);
  expect(await stored(asha)).toMatchObject({ paymentMethod: 'cod', status: 'pending' });
});

test('an order that is paid, or somebody else’s, is not changed', async () => {
  const { asha, id } = await failedOnce();
  const ravi = await buyer();
  expect((await change(asha, 'cod', ravi)).status).toBe(404);
  await choose(id, 'success');
  await seen(pathOf(asha), (it) => it.get('status') === 'success');
  expect((await change(asha, 'cod')).body).toEqual({ error: 'paid' });
  expect(
    (await post('payAnotherWay', { orderId: asha.orderId, paymentMethod: 'cod' })).status,
  ).toBe(401);
  expect((await change(asha, 'online_payment')).status).toBe(400);
});
