// Payments of which nothing was heard, and orders that nobody pays, in a project of their own where no function listens. The
// provider is Razorpay's SDK against a server that answers as Razorpay does.
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { database } from '../../backend/functions/src/database.ts';
import type { PaymentProvider } from '../../backend/functions/src/payments/provider.ts';
import { providerOrderFor } from '../../backend/functions/src/payments/provider-order.ts';
import { razorpayProvider } from '../../backend/functions/src/payments/razorpay-provider.ts';
import { reconcile } from '../../backend/functions/src/payments/reconcile.ts';
import { orderFields } from './paying.ts';

vi.hoisted(() => {
  process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080';
  process.env.GCLOUD_PROJECT = 'demo-haat-payments';
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let server: Server;
let provider: PaymentProvider;
let attempts: object[] | 'down';
let asked: string[];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const isDown = attempts === 'down';
    const created = { id: `order_${randomUUID().slice(0, 8)}`, amount: 49_900, currency: 'INR' };
    const body = request.method === 'POST' ? created : { items: isDown ? [] : attempts };
    response.writeHead(isDown ? 503 : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider = await razorpayProvider({ keyId: 'k', keySecret: 's', origin });
});
beforeEach(async () => {
  attempts = [];
  asked = [];
  for (const name of ['payments', 'users']) {
    await database.recursiveDelete(database.collection(name));
  }
});
afterAll(async () => {
  server.close();
  await database.terminate();
});

const order = (orderId: string) => database.doc(`users/asha/orders/${orderId}`);

async function placed(fields: object = {}): Promise<string> {
  const orderId = randomUUID().replaceAll('-', '');
  await order(orderId).set({ ...orderFields('asha', orderId), ...fields });
  return orderId;
}

/** An order that was taken to the checkout; `fields` as in `placed`. */
async function atCheckout(fields: object = {}): Promise<{ orderId: string; attempt: object }> {
  const orderId = await placed(fields);
  const answer = await providerOrderFor({ uid: 'asha', orderId }, provider);
  if (answer.outcome !== 'ready') throw new Error(answer.outcome);
  asked = [];
  const attempt = {
    id: 'pay_1',
    order_id: answer.providerOrderId,
    amount: 49_900,
    currency: 'INR',
  };
  return { orderId, attempt };
}

const run = (after: number) =>
  reconcile({ provider: async () => provider, now: Date.now() + after });

async function standing(orderId: string) {
  const { status, deliveryStatus } = (await order(orderId).get()).data() ?? {};
  return { status, deliveryStatus };
}

describe('a payment of which nothing was heard', () => {
  test('is asked about after ten minutes, and found', async () => {
    const { orderId, attempt } = await atCheckout();
    attempts = [{ ...attempt, status: 'captured' }];
    await run(9 * MINUTE);
    expect(asked).toEqual([]);
    await run(11 * MINUTE);
    expect(await standing(orderId)).toEqual({ status: 'success', deliveryStatus: 'processing' });
  });

  test('is not asked about any more once it is settled', async () => {
    const { attempt } = await atCheckout();
    attempts = [{ ...attempt, status: 'captured' }];
    await run(11 * MINUTE);
    asked = [];
    await run(48 * HOUR);
    expect(asked).toEqual([]);
  });

  test('is asked about less and less often, and no more after five days', async () => {
    const { orderId } = await atCheckout({ acceptedAt: Date.now() + 200 * HOUR });
    const record = database.doc(`payments/${orderId}`);
    const minutes: number[] = [];
    for (;;) {
      const { lookAt, createdAt } = (await record.get()).data() ?? {};
      if (lookAt === null) break;
      minutes.push(Math.round((lookAt - createdAt) / MINUTE));
      await reconcile({ provider: async () => provider, now: lookAt });
    }
    expect(minutes.slice(0, 8)).toEqual([10, 20, 40, 80, 160, 320, 640, 1000]);
    expect(minutes.at(-1)).toBeLessThan(6 * 24 * 60);
    expect(asked).toHaveLength(minutes.length);
  });

  test('is asked about again when the provider did not answer', async () => {
    const { orderId, attempt } = await atCheckout();
    attempts = 'down';
    await run(11 * MINUTE);
    expect((await standing(orderId)).status).toBe('pending');
    attempts = [{ ...attempt, status: 'captured' }];
    await run(12 * MINUTE);
    expect((await standing(orderId)).status).toBe('success');
  });

  test('does not keep others waiting', async () => {
    const broken = await atCheckout();
    await database.doc(`payments/${broken.orderId}`).set({ lookAt: 1 });
    const { orderId, attempt } = await atCheckout();
    attempts = [{ ...attempt, status: 'authorized' }];
    await run(11 * MINUTE);
    expect((await standing(orderId)).status).toBe('authorized');
  });

  test('of another amount is not believed', async () => {
    const { orderId, attempt } = await atCheckout();
    attempts = [{ ...attempt, amount: 100, status: 'captured' }];
    await run(11 * MINUTE);
    expect((await standing(orderId)).status).toBe('pending');
  });
});

describe('an order that is to be paid online', () => {
  const YESTERDAY = Date.now() - 24 * HOUR - MINUTE;
  const gone = { status: 'failed', deliveryStatus: 'cancel' };

  test('waits a day, and is then cancelled', async () => {
    const orderId = await placed();
    await run(23 * HOUR);
    expect(await standing(orderId)).toEqual({ status: 'pending', deliveryStatus: 'processing' });
    await run(25 * HOUR);
    expect(await standing(orderId)).toEqual(gone);
  });

  test('is cancelled too when every attempt failed', async () => {
    const { orderId, attempt } = await atCheckout();
    attempts = [{ ...attempt, status: 'failed' }];
    await run(11 * MINUTE);
    expect(await standing(orderId)).toEqual({ status: 'failed', deliveryStatus: 'processing' });
    await run(25 * HOUR);
    expect(await standing(orderId)).toEqual(gone);
  });

  test('is not cancelled when the provider has its money after all', async () => {
    const { orderId, attempt } = await atCheckout({ acceptedAt: YESTERDAY });
    attempts = [{ ...attempt, status: 'captured' }];
    await run(0);
    expect(await standing(orderId)).toEqual({ status: 'success', deliveryStatus: 'processing' });
  });

  test('is not cancelled while the provider does not say', async () => {
    const { orderId } = await atCheckout({ acceptedAt: YESTERDAY });
    attempts = 'down';
    await run(0);
    expect((await standing(orderId)).deliveryStatus).toBe('processing');
  });

  test.each([
    ['paid', { status: 'success' }],
    ['held by the bank', { status: 'authorized' }],
    ['on its way', { deliveryStatus: 'shipped' }],
    ['paid at the door', { paymentMethod: 'cod' }],
    ['paid by bank transfer', { paymentMethod: 'NEFT' }],
  ])('is left alone when it is %s', async (_how, fields) => {
    const orderId = await placed({ acceptedAt: YESTERDAY, ...fields });
    const before = await standing(orderId);
    await run(0);
    expect(await standing(orderId)).toEqual(before);
  });

  test('and was cancelled tells of money that comes even later', async () => {
    const { orderId, attempt } = await atCheckout();
    await run(25 * HOUR);
    expect(await standing(orderId)).toEqual(gone);
    attempts = [{ ...attempt, status: 'captured' }];
    await run(60 * HOUR);
    expect(await standing(orderId)).toEqual({ status: 'success', deliveryStatus: 'cancel' });
  });
});
