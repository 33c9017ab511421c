// Razorpay's SDK as the shop uses it, against a server that answers as Razorpay's API reference says.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PaymentProvider } from '../../../backend/functions/src/payments/provider.ts';
import { razorpayProvider } from '../../../backend/functions/src/payments/razorpay-provider.ts';

const ORDER = {
  id: 'order_IluGWxBm9U8zJ8',
  entity: 'order',
  amount: 50_000,
  amount_paid: 0,
  amount_due: 50_000,
  currency: 'INR',
  receipt: 'a1b2c3',
  offer_id: null,
  status: 'created',
  attempts: 0,
  notes: [],
  created_at: 1_642_662_092,
};
const PAYMENT = {
  id: 'pay_DESlfW9H8K9uqM',
  entity: 'payment',
  amount: 50_000,
  currency: 'INR',
  status: 'captured',
  order_id: ORDER.id,
  invoice_id: null,
  international: false,
  method: 'netbanking',
  amount_refunded: 0,
  refund_status: null,
  captured: true,
  created_at: 1_567_674_599,
};
const SEEN = {
  id: PAYMENT.id,
  providerOrderId: ORDER.id,
  amountPaise: 50_000,
  currency: 'INR',
  status: 'captured',
};
const FAULT = {
  error: {
    code: 'BAD_REQUEST_ERROR',
    description: 'Order amount less than minimum amount allowed',
    source: 'business',
    step: 'payment_initiation',
    reason: 'input_validation_failed',
    metadata: {},
  },
};

let server: Server;
let provider: PaymentProvider;
let asked: { what: string; key: string; body: unknown }[];
let reply: { status: number; body: unknown };

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    const key = Buffer.from(request.headers.authorization?.slice(6) ?? '', 'base64').toString();
    const body: unknown = text ? JSON.parse(text) : null;
    asked.push({ what: `${request.method} ${request.url}`, key, body });
    const type = typeof reply.body === 'string' ? 'text/html' : 'application/json';
    response.writeHead(reply.status, { 'Content-Type': type });
    response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider = await razorpayProvider({ keyId: 'rzp_test_1', keySecret: 'secret', origin });
});
beforeEach(() => {
  asked = [];
});
afterAll(() => server.close());

const says = (body: unknown, status = 200) => {
  reply = { status, body };
};

describe('an order at Razorpay', () => {
  test('is made in paise and rupees, under the shop’s id, and is captured by itself for a day', async () => {
    says(ORDER);
    const notes = { uid: 'u', orderId: 'a1b2c3', order: 'A1B2C' };
    const made = await provider.createOrder({ receipt: 'a1b2c3', amountPaise: 50_000, notes });
    expect(made).toEqual({ id: ORDER.id, amountPaise: 50_000, currency: 'INR', notes: {} });
    const capture_options = {
      automatic_expiry_period: 1440,
      manual_expiry_period: 1500,
      refund_speed: 'normal',
    };
    const payment = { capture: 'automatic', capture_options };
    const body = { amount: 50_000, currency: 'INR', receipt: 'a1b2c3', notes, payment };
    expect(asked).toEqual([{ what: 'POST /v1/orders', key: 'rzp_test_1:secret', body }]);
  });

  test('is found again by the shop’s id, the oldest first', async () => {
    const notes = { uid: 'u' };
    says({ entity: 'collection', count: 2, items: [{ ...ORDER, id: 'order_2', notes }, ORDER] });
    const found = await provider.findOrders('a1b2c3');
    expect(found.map((it) => it.notes)).toEqual([{}, notes]);
    expect(found.map(({ id }) => id)).toEqual([ORDER.id, 'order_2']);
    expect(asked[0]?.what).toBe('GET /v1/orders?count=10&skip=0&receipt=a1b2c3');
  });
});

describe('a payment', () => {
  test('is asked for by its id', async () => {
    says(PAYMENT);
    expect(await provider.payment(PAYMENT.id)).toEqual(SEEN);
    expect(asked[0]?.what).toBe(`GET /v1/payments/${PAYMENT.id}`);
  });

  test('is found among those of an order', async () => {
    const failed = { ...PAYMENT, id: 'pay_2', status: 'failed' };
    says({ entity: 'collection', count: 2, items: [PAYMENT, failed] });
    expect(await provider.paymentsOf(ORDER.id)).toEqual([
      { ...SEEN, id: 'pay_2', status: 'failed' },
      SEEN,
    ]);
    expect(asked[0]?.what).toBe(`GET /v1/orders/${ORDER.id}/payments`);
  });
});

describe('a payment that goes back', () => {
  const REFUND = { id: 'rfnd_1', entity: 'refund', amount: 50_000, payment_id: PAYMENT.id };

  test('goes back as a whole', async () => {
    says({ ...REFUND, status: 'processed' });
    await provider.refund(PAYMENT.id, 50_000);
    expect(asked).toMatchObject([
      {
        what: `POST /v1/payments/${PAYMENT.id}/refund`,
        body: { amount: 50_000, speed: 'normal' },
      },
    ]);
  });

  test.each([
    ['fails', { ...REFUND, status: 'failed' }, 200],
    ['is refused', FAULT, 400],
  ])('and %s has not gone back', async (_how, body, status) => {
    says(body, status);
    await expect(provider.refund(PAYMENT.id, 50_000)).rejects.toMatchObject({ name: 'Error' });
  });
});

describe('when Razorpay', () => {
  const ask = () => provider.payment(PAYMENT.id);

  test('refuses, its reason is told', async () => {
    says(FAULT, 400);
    await expect(ask()).rejects.toMatchObject({
      status: 400,
      message: 'Razorpay said 400: Order amount less than minimum amount allowed',
    });
  });

  test('does not know the key, that is told', async () => {
    const error = { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' };
    says({ error }, 401);
    await expect(ask()).rejects.toMatchObject({ status: 401 });
  });

  test.each([
    ['fails with a page', '<html>Bad Gateway</html>', 502],
    ['fails without a reason', {}, 500],
  ])('%s, that is a failure', async (_how, body, status) => {
    says(body, status);
    await expect(ask()).rejects.toMatchObject({ name: 'Error', status });
  });

  test.each([
    ['a page', '<html>Log in to this network</html>'],
    ['nothing', {}],
    ['an amount that is none', { ...PAYMENT, amount: '12.5' }],
    ['a status that nobody knows', { ...PAYMENT, status: 'excellent' }],
  ])('answers with %s, it is not believed', async (_what, body) => {
    says(body);
    await expect(ask()).rejects.toThrow('something that its reference does not know');
  });

  test('is not there, that is told', async () => {
    const nobody = await razorpayProvider({
      keyId: 'k',
      keySecret: 's',
      origin: 'http://127.0.0.1:9',
    });
    await expect(nobody.payment('pay_1')).rejects.toThrow('Razorpay did not answer.');
  });
});
