// One provider order for one shop order, at the shop's own price; an unpaid one switches to another way to pay.
import { afterAll, describe, expect, test } from 'vitest';
import * as paying from './paying.ts';
import { closeDatabase, database, seen } from './shop-database.ts';

const { askToPay, bearer, buyer, choose, HOSTING, pathOf, post, providerOrder, statusOf } = paying;
type Buyer = paying.Buyer;

afterAll(closeDatabase);

const recordOf = ({ uid, orderId }: Buyer) => database.doc(`payments/${uid}_${orderId}`);

/** The provider's orders for an order of the shop. */
async function ordersAtProvider(orderId: string): Promise<string[]> {
  const all = database.collection('payments-sandbox').where('receipt', '==', orderId);
  return (await all.get()).docs.map(({ id }) => id);
}

describe('an accepted order', () => {
  test('is payable at its own total in paise, by one order at the provider, however many ask at once and again', async () => {
    const asha = await buyer();
    const { uid, orderId } = asha;
    const own = { uid, amount: 49_900 };
    const answers = await Promise.all([askToPay(asha, own), askToPay(asha), askToPay(asha)]);
    answers.push(await askToPay(asha));
    const [id] = await ordersAtProvider(orderId);
    const order = `${orderId.slice(0, 5)}-${orderId.slice(5, 10)}`.toUpperCase();
    const body = { id, amount: 49_900, currency: 'INR', notes: { uid, orderId, order } };
    expect(id).toMatch(/^order_/);
    expect(answers).toEqual(Array(4).fill({ status: 200, caching: 'no-store', body }));
    expect(await ordersAtProvider(orderId)).toHaveLength(1);
  });

  test('goes on with the payment that an older version of the shop began', async () => {
    const asha = await buyer();
    const id = await providerOrder(asha);
    const record = recordOf(asha);
    const older = (await record.get()).data() ?? {};
    for (const field of ['held', 'ended', 'refunds', 'failedLooks']) delete older[field];
    await record.delete();
    await database.doc(`payments/${asha.orderId}`).set(older);
    expect(await providerOrder(asha)).toBe(id);
    await choose(id, 'double');
    expect(await statusOf(asha)).toBe('success');
  });

  test('is not paid while it is held, and the answer says why; nor at another price than the shopper saw, or when the merchant changes it afterwards', async () => {
    const held = await buyer({ acceptedAt: null, heldReason: 'price', deliveryStatus: 'pending' });
    const why = { error: 'held', heldReason: 'price' };
    expect(await askToPay(held)).toMatchObject({ status: 409, body: why });
    const asha = await buyer();
    expect((await askToPay(asha, { amount: 100 })).body).toEqual({ error: 'other-amount' });
    await providerOrder(asha);
    await database.doc(pathOf(asha)).update({ total: 450 });
    expect((await askToPay(asha)).body).toEqual({ error: 'other-amount' });
  });
});

describe('somebody else', () => {
  test('cannot pay for an order by naming its owner, nor learn whether there is such an order', async () => {
    const [asha, ravi] = [await buyer(), await buyer()];
    const asRavi = { ...asha, idToken: ravi.idToken };
    expect((await askToPay(asRavi, { uid: asha.uid })).status).toBe(403);
    expect((await askToPay(asRavi)).status).toBe(404);
    const { orderId, uid } = asha;
    const stranger = await post('createPaymentOrder', { orderId, uid }, { Authorization: 'Basic' });
    const body = { error: 'signed-out' };
    expect(stranger).toMatchObject({ status: 401, body, caching: 'no-store' });
  });

  /** An order of the thief's own, under the id of another account's. */
  const copyOf = async (asha: Buyer, thief: Buyer): Promise<Buyer> => {
    const copy = { ...thief, orderId: asha.orderId };
    const order = (await database.doc(pathOf(asha)).get()).data();
    await database.doc(pathOf(copy)).set({ ...order, userId: thief.uid });
    return copy;
  };

  test.each(['before', 'after'])(
    'by an order of the same id does not take over its payment %s it is asked for, nor after a crash',
    async (when) => {
      const [asha, ravi] = [await buyer(), await buyer()];
      const copy = await copyOf(asha, ravi);
      const ids: Record<string, string> = {};
      for (const who of when === 'before' ? [copy, asha] : [asha, copy]) {
        ids[who.uid] = await providerOrder(who);
      }
      expect(ids[asha.uid]).toMatch(/^order_/);
      expect(ids[ravi.uid]).not.toBe(ids[asha.uid]);
      await recordOf(copy).update({ providerOrderId: null, claimedAt: 0 });
      expect(await providerOrder(copy)).toBe(ids[ravi.uid]);
      await choose(ids[ravi.uid] ?? '', 'double');
      expect([await statusOf(copy), await statusOf(asha)]).toEqual(['success', 'pending']);
    },
  );
});

test('an invalid order id, and an unknown address under /api, is refused', async () => {
  const asha = await buyer();
  for (const orderId of ['', 'short', '../../users', 'x'.repeat(41), 7, null]) {
    const { status } = await post('createPaymentOrder', { orderId }, bearer(asha));
    expect(status).toBe(400);
  }
  const reply = await fetch(`${HOSTING}/api/nothing`);
  expect(reply.status).toBe(404);
  expect(await reply.text()).not.toContain('<div id="root"');
  expect((await fetch(`${HOSTING}/api/createPaymentOrder`)).status).toBe(405);
});

describe('after an online payment that failed', () => {
  const change = (who: Buyer, paymentMethod: string, by: Buyer = who) =>
    post('payAnotherWay', { orderId: who.orderId, paymentMethod }, bearer(by));
  const stored = async (who: Buyer) => (await database.doc(pathOf(who)).get()).data() ?? {};

  async function failedOnce(): Promise<{ asha: Buyer; id: string }> {
    const asha = await buyer();
    const id = await providerOrder(asha);
    await choose(id, 'failure');
    await seen(pathOf(asha), (it) => it.get('status') === 'failed');
    return { asha, id };
  }

  test('it becomes cash on delivery, or a bank transfer that is waited for, once; money that comes online all the same goes back, and it does not look paid', async () => {
    const { asha, id } = await failedOnce();
    for (const _ of ['first', 'again']) {
      const answer = { status: 200, body: { paymentMethod: 'cod' }, caching: 'no-store' };
      expect(await change(asha, 'cod')).toMatchObject(answer);
    }
    expect((await change(asha, 'NEFT')).body).toEqual({ error: 'other-method' });
    await choose(id, 'success');
    await seen(pathOf(asha), (it) => it.get('refund') !== undefined);
    expect(await stored(asha)).toMatchObject({ paymentMethod: 'cod', status: 'pending' });
    const other = await buyer({ status: 'failed' });
    expect((await change(other, 'NEFT')).status).toBe(200);
    const { paymentMethod, payBy } = await stored(other);
    expect(paymentMethod).toBe('NEFT');
    expect(payBy).toBeGreaterThan(Date.now());
  });

  test('an order that is paid, or somebody else’s, is not changed', async () => {
    const { asha, id } = await failedOnce();
    expect((await change(asha, 'cod', await buyer())).status).toBe(404);
    const { orderId } = asha;
    expect((await post('payAnotherWay', { orderId, paymentMethod: 'cod' })).status).toBe(401);
    expect((await change(asha, 'online_payment')).status).toBe(400);
    await choose(id, 'success');
    await seen(pathOf(asha), (it) => it.get('status') === 'success');
    expect((await change(asha, 'cod')).body).toEqual({ error: 'paid' });
  });
});
