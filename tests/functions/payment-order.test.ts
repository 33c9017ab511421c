// A shopper wants to pay online: one order at the provider for one order of the shop, at the shop's own price.
import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  askToPay,
  type Buyer,
  bearer,
  buyer,
  choose,
  HOSTING,
  post,
  providerOrder,
  type Reply,
  statusOf,
  WAKING_MS,
  wakeFunctions,
} from './paying.ts';
import { closeDatabase, database, pause } from './shop-database.ts';

const ADDRESS = {
  name: 'Asha Rao',
  phone: '9876543210',
  address: '14 Mandi Road',
  city: 'Sehore',
  state: 'Madhya Pradesh',
  zipcode: '466001',
};

beforeAll(wakeFunctions, WAKING_MS);
afterAll(closeDatabase);

/** The provider's orders for an order of the shop. */
async function ordersAtProvider(orderId: string): Promise<string[]> {
  const all = database.collection('payments-sandbox').where('receipt', '==', orderId);
  return (await all.get()).docs.map(({ id }) => id);
}

describe('an accepted order', () => {
  test('is payable at its own total, in paise', async () => {
    const asha = await buyer();
    const { status, caching, body } = await askToPay(asha, { uid: asha.uid, amount: 49_900 });
    expect({ status, caching }).toEqual({ status: 200, caching: 'no-store' });
    const order = `${asha.orderId.slice(0, 5)}-${asha.orderId.slice(5, 10)}`.toUpperCase();
    expect(body).toEqual({
      id: expect.stringMatching(/^order_/),
      amount: 49_900,
      currency: 'INR',
      notes: { uid: asha.uid, orderId: asha.orderId, order },
    });
  });

  test('has one order at the provider, however many ask at once and again', async () => {
    const asha = await buyer();
    const answers = await Promise.all([askToPay(asha), askToPay(asha), askToPay(asha)]);
    answers.push(await askToPay(asha));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await ordersAtProvider(asha.orderId)).toEqual([answers[0]?.body.id]);
  });

  test('keeps the one that was made just before the server crashed', async () => {
    const asha = await buyer();
    const id = await providerOrder(asha);
    await database.doc(`payments/${asha.uid}_${asha.orderId}`).update({
      providerOrderId: null,
      claimedAt: Date.now() - 61_000,
    });
    expect(await providerOrder(asha)).toBe(id);
    expect(await ordersAtProvider(asha.orderId)).toEqual([id]);
  });

  test('goes on with the payment that an older version of the shop began', async () => {
    const asha = await buyer();
    const id = await providerOrder(asha);
    const record = database.doc(`payments/${asha.uid}_${asha.orderId}`);
    const {
      held: _,
      ended: _e,
      refunds: _r,
      failedLooks: _f,
      ...older
    } = (await record.get()).data() ?? {};
    await record.delete();
    await database.doc(`payments/${asha.orderId}`).set(older);
    expect(await providerOrder(asha)).toBe(id);
    await choose(id, 'double');
    expect(await statusOf(asha)).toBe('success');
  });

  test('is not paid at another price when the merchant changes it afterwards', async () => {
    const asha = await buyer();
    await providerOrder(asha);
    await database.doc(`users/${asha.uid}/orders/${asha.orderId}`).update({ total: 450 });
    expect((await askToPay(asha)).body).toEqual({ error: 'other-amount' });
  });
});

test('an order that was just placed is payable as soon as the server has accepted it', async () => {
  const product = database.doc(`products/payable-${randomUUID()}`);
  await product.set({ name: 'P', brand: 'B', price: 499, quantity: 5, tags: [], category: 'C' });
  try {
    const items = [
      { productId: product.id, quantity: 1, price: 499, photoUrl: '', name: 'P', brand: 'B' },
    ];
    const asha = await buyer({ items, address: ADDRESS, acceptedAt: FieldValue.delete() });
    const answers: Reply[] = [];
    while (answers.at(-1)?.status !== 200 && answers.length < 100) {
      if (answers.length > 0) await pause(200);
      answers.push(await askToPay(asha));
    }
    expect(answers.pop()).toMatchObject({ status: 200, body: { amount: 49_900 } });
    for (const { status, body } of answers) {
      expect({ status, body }).toEqual({ status: 409, body: { error: 'not-ready' } });
    }
  } finally {
    await product.delete();
  }
});

describe('nothing is to be paid', () => {
  test.each([
    [
      'while it is held because of a price',
      { acceptedAt: null, heldReason: 'price', deliveryStatus: 'pending' },
      409,
      { error: 'held', heldReason: 'price' },
    ],
    ['for a cancelled order', { deliveryStatus: 'cancel' }, 409, { error: 'cancelled' }],
    ['for an order that is paid', { status: 'success' }, 409, { error: 'paid' }],
    ['for an order of ₹5,00,000', { total: 500_000 }, 409, { error: 'too-much' }],
    [
      'for an order that is paid at the door',
      { paymentMethod: 'cod' },
      409,
      { error: 'other-method' },
    ],
  ])('%s', async (_when, fields, status, body) => {
    const asha = await buyer(fields);
    expect(await askToPay(asha)).toMatchObject({ status, body });
    expect(await ordersAtProvider(asha.orderId)).toEqual([]);
  });

  test('when the shopper saw less than it costs', async () => {
    const asha = await buyer();
    expect((await askToPay(asha, { amount: 100 })).body).toEqual({ error: 'other-amount' });
  });
});

describe('somebody else', () => {
  test('cannot pay for an order by naming its owner', async () => {
    const [asha, ravi] = [await buyer(), await buyer()];
    const { status } = await askToPay({ ...asha, idToken: ravi.idToken }, { uid: asha.uid });
    expect(status).toBe(403);
  });

  test('does not even learn whether there is such an order', async () => {
    const [asha, ravi] = [await buyer(), await buyer()];
    expect((await askToPay({ ...asha, idToken: ravi.idToken })).status).toBe(404);
  });

  /** An order of their own, under the id of another's. */
  const copyOf = async ({ uid, orderId }: Buyer, thief: Buyer): Promise<Buyer> => {
    const order = (await database.doc(`users/${uid}/orders/${orderId}`).get()).data();
    const document = database.doc(`users/${thief.uid}/orders/${orderId}`);
    await document.set({ ...order, userId: thief.uid });
    return { ...thief, orderId };
  };

  test.each(['before', 'after'])(
    'by an order of the same id does not take over its payment %s it is asked for',
    async (when) => {
      const [asha, ravi] = [await buyer(), await buyer()];
      const copy = await copyOf(asha, ravi);
      const ids: Record<string, string> = {};
      for (const who of when === 'before' ? [copy, asha] : [asha, copy]) {
        ids[who.uid] = await providerOrder(who);
      }
      expect(ids[asha.uid]).toMatch(/^order_/);
      expect(ids[ravi.uid]).toMatch(/^order_/);
      expect(ids[ravi.uid]).not.toBe(ids[asha.uid]);
      await choose(ids[ravi.uid] ?? '', 'double');
      expect(await statusOf(copy)).toBe('success');
      expect(await statusOf(asha)).toBe('pending');
    },
  );

  test('by an order of the same id does not get what was made for it just before the server crashed', async () => {
    const [asha, ravi] = [await buyer(), await buyer()];
    const id = await providerOrder(asha);
    const copy = await copyOf(asha, ravi);
    await providerOrder(copy);
    await database
      .doc(`payments/${ravi.uid}_${asha.orderId}`)
      .update({ providerOrderId: null, claimedAt: 0 });
    expect(await providerOrder(copy)).not.toBe(id);
  });

  test.each([
    ['without a token', {}],
    ['with a token that is none', { Authorization: 'Bearer abc' }],
    ['with a password', { Authorization: 'Basic YTpi' }],
  ])('%s is turned away', async (_how, headers) => {
    const { orderId, uid } = await buyer();
    const asked = await post('createPaymentOrder', { orderId, uid }, headers);
    expect(asked).toMatchObject({
      status: 401,
      body: { error: 'signed-out' },
      caching: 'no-store',
    });
  });
});

test('what is no order id is refused', async () => {
  const asha = await buyer();
  for (const orderId of ['', 'short', '../../users', 'x'.repeat(41), 7, null]) {
    const { status } = await post('createPaymentOrder', { orderId }, bearer(asha));
    expect(status).toBe(400);
  }
});

test('an address under /api that is none is not answered with the shop’s page', async () => {
  const reply = await fetch(`${HOSTING}/api/nothing`);
  expect(reply.status).toBe(404);
  expect(await reply.text()).not.toContain('<div id="root"');
  expect((await fetch(`${HOSTING}/api/createPaymentOrder`)).status).toBe(405);
});
