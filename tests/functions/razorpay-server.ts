// Razorpay's SDK against a server that answers as Razorpay does, and orders of Asha's. The importing file names the project first.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { database } from '../../backend/functions/src/database.ts';
import { followMoney } from '../../backend/functions/src/payments/money-back.ts';
import type { SeenPayment } from '../../backend/functions/src/payments/payment-state.ts';
import type { PaymentProvider } from '../../backend/functions/src/payments/provider.ts';
import { providerOrderFor } from '../../backend/functions/src/payments/provider-order.ts';
import { razorpayProvider } from '../../backend/functions/src/payments/razorpay-provider.ts';
import { reconcile } from '../../backend/functions/src/payments/reconcile.ts';
import { orderFields } from './paying.ts';
import { redelivered } from './redelivered.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

type Razorpay = {
  /** The known attempts to pay; or it is down, or does not know the order. */
  attempts: Record<string, unknown>[] | 'down' | 'unknown';
  asked: string[];
  /** Whether it can give money back. */
  canRefund: boolean;
  /** Whether it gives back, but nobody hears of it. */
  losesAnswers: boolean;
  /** The refunds made, in paise. */
  refunds: number[];
  provider: PaymentProvider;
};

const FRESH = () => ({
  ...{ attempts: [], asked: [], refunds: [], canRefund: true, losesAnswers: false },
});
export const razorpay = FRESH() as unknown as Razorpay;
/** The keys of the refunds made. */
let keys: unknown[] = [];

/** For a test file: starts the server, and begins each test without orders. */
export function withRazorpay(): void {
  const server = createServer(async (request, response) => {
    const what = `${request.method} ${request.url}`;
    razorpay.asked.push(what);
    const sent = (await request.toArray()).join('');
    const { status, body } = answer(what, sent, request.headers['x-refund-idempotency']);
    if (razorpay.losesAnswers && what.endsWith('/refund')) return request.socket.destroy();
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    razorpay.provider = await razorpayProvider({ keyId: 'k', keySecret: 's', origin });
  });
  beforeEach(async () => {
    Object.assign(razorpay, FRESH());
    keys = [];
    for (const name of ['payments', 'users']) {
      await database.recursiveDelete(database.collection(name));
    }
  });
  afterAll(async () => {
    server.close();
    await database.terminate();
  });
}

/** The API's answers, as in Razorpay's reference. */
function answer(what: string, sent: string, key: unknown): { status: number; body: object } {
  const { attempts, canRefund } = razorpay;
  const fault = (description: string) => {
    return { status: 400, body: { error: { code: 'BAD_REQUEST_ERROR', description } } };
  };
  if (what === 'POST /v1/orders') {
    const id = `order_${randomUUID().slice(0, 8)}`;
    return { status: 200, body: { id, amount: 49_900, currency: 'INR', notes: [] } };
  }
  if (attempts === 'down') return { status: 503, body: {} };
  if (attempts === 'unknown') return fault('The id provided does not exist');
  const [, paymentId, isRefund] = /payments\/(\w+)(\/refund)?$/.exec(what) ?? [];
  if (!paymentId) return { status: 200, body: { items: attempts } };
  const found = attempts.find(({ id }) => id === paymentId);
  if (!found) return fault('The id provided does not exist');
  if (!isRefund) return { status: 200, body: found };
  if (!canRefund) return fault('Your account does not have enough balance');
  const before = Number(found.amount_refunded ?? 0);
  const { amount } = JSON.parse(sent);
  const isKnown = keys.includes(key);
  if (!isKnown && found.status === 'refunded') return fault('It has been fully refunded already');
  const gone = isKnown ? before : before + amount;
  if (gone > Number(found.amount)) return fault('The refund is greater than what was captured');
  if (!isKnown) {
    keys.push(key);
    razorpay.refunds.push(amount);
    const status = gone === found.amount ? 'refunded' : 'captured';
    Object.assign(found, { amount_refunded: gone, status });
  }
  return { status: 200, body: { id: `rfnd_${1 + keys.indexOf(key)}`, status: 'processed' } };
}

export const order = (orderId: string) => database.doc(`users/asha/orders/${orderId}`);
export const payment = (orderId: string) => database.doc(`payments/asha_${orderId}`);

/** An accepted order of ₹499 to be paid online, unless `fields` say otherwise. */
export async function placed(fields: object = {}): Promise<string> {
  const orderId = randomUUID().replaceAll('-', '');
  await order(orderId).set({ ...orderFields('asha', orderId), ...fields });
  return orderId;
}

/** Changes an order, and delivers the event of its money this often. */
export async function change(orderId: string, fields: object, deliveries = 2): Promise<void> {
  await order(orderId).set(fields, { merge: true });
  for (let times = 0; times < deliveries; times++) {
    await redelivered(() => followMoney({ uid: 'asha', orderId }));
  }
}

export const refundsAsked = () => razorpay.asked.filter((it) => it.endsWith('/refund'));
export const now = async (orderId: string) => (await order(orderId).get()).data();
export const refund = async (orderId: string) => (await now(orderId))?.refund;

type Attempt = {
  id: string;
  order_id: string;
  amount: number;
  currency: string;
  amount_refunded: number;
};

/** A captured attempt as the webhook reports it. */
export function seenOf({ id, order_id, amount, currency }: Attempt): SeenPayment {
  return { id, providerOrderId: order_id, amountPaise: amount, currency, status: 'captured' };
}

/** An order at the checkout, and an attempt to pay it; `fields` as in `placed`. */
export async function atCheckout(fields: object = {}): Promise<{
  orderId: string;
  attempt: Attempt;
}> {
  const orderId = await placed(fields);
  const made = await providerOrderFor({ uid: 'asha', orderId }, razorpay.provider);
  if (made.outcome !== 'ready') throw new Error(made.outcome);
  razorpay.asked = [];
  const { providerOrderId } = made;
  const attempt = {
    ...{ id: 'pay_1', order_id: providerOrderId, amount: 49_900, currency: 'INR' },
    amount_refunded: 0,
  };
  return { orderId, attempt };
}

/** The same, and Razorpay has the money, of which the shop has not heard. */
export async function paidOnline(fields: object = {}) {
  const made = await atCheckout(fields);
  razorpay.attempts = [{ ...made.attempt, status: 'captured' }];
  return made;
}

/** Runs the reconciler this many ms from now. */
export const run = (after: number) =>
  reconcile({ provider: async () => razorpay.provider, now: Date.now() + after });

/** Runs until Razorpay has refused a refund as often as the shop tries it, and would make it by then. */
export async function refusedThrice(): Promise<void> {
  razorpay.canRefund = false;
  for (const hours of [1, 2, 4]) await run(hours * HOUR);
  Object.assign(razorpay, { canRefund: true, asked: [] });
}

export async function standing(orderId: string) {
  const { status, deliveryStatus } = (await now(orderId)) ?? {};
  return { status, deliveryStatus };
}
