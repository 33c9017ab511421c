// Paying online as the shopper's page does it, against a server that may answer anything.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type CheckoutEnd,
  type CheckoutOrder,
  payOnline,
} from '../../../src/browser/payments/payments.ts';
import type { Credential } from '../../../src/engine/account/credential.ts';

const REQUEST = {
  uid: 'asha',
  orderId: 'a1b2c3d4e5f60718293a4b5c6d7e8f90',
  orderNo: 'A1B2C-3D4E5',
  totalPaise: 49_900,
  contact: '+919876543210',
};
const PROOF = {
  razorpay_order_id: 'order_1',
  razorpay_payment_id: 'pay_1',
  razorpay_signature: 'abc',
};
const CREATED = { id: 'order_1', amount: 48_000, currency: 'INR', notes: {} };
const TOKEN: Credential = { outcome: 'token', token: 't1' };

type Reply = { status: number; body: unknown };
const ok = (body: unknown): Reply => ({ status: 200, body });
const no = (status: number, error: string, more = {}): Reply => {
  return { status, body: { error, ...more } };
};

let server: Server;
let shop: string;
let asked: { what: string; token: string | undefined; body: unknown }[];
/** Answers in turn; the last one repeats. */
let creations: (Reply | 'broken')[];
let confirmations: (Reply | 'broken')[];
let opened: CheckoutOrder[];
let end: CheckoutEnd;
let credentials: Credential[];

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    const what = `${request.method} ${request.url}`;
    asked.push({ what, token: request.headers.authorization, body: JSON.parse(text) });
    const replies = what.endsWith('createPaymentOrder') ? creations : confirmations;
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    if (!reply || reply === 'broken') return response.destroy();
    response.writeHead(reply.status, { 'Content-Type': 'application/json' });
    return response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  shop = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
  opened = [];
  credentials = [TOKEN];
  creations = [ok(CREATED)];
  confirmations = [ok({ status: 'success' })];
  end = { outcome: 'paid', proof: PROOF };
  vi.mocked(console.error).mockClear();
});
afterAll(() => server.close());

const pay = (from = shop) =>
  payOnline(REQUEST, {
    shop: from,
    timeouts: { readyMs: 300, pauseMs: 1 },
    idToken: async () => (credentials.length > 1 ? credentials.shift() : credentials[0]) ?? TOKEN,
    checkout: async (order) => {
      opened.push(order);
      return end;
    },
  });

test('a payment is asked for, made at the server’s price, shown to the server, and then paid', async () => {
  expect(await pay()).toEqual({ outcome: 'paid' });
  const { uid, orderId, orderNo, totalPaise } = REQUEST;
  expect(asked).toEqual([
    {
      what: 'POST /api/createPaymentOrder',
      token: 'Bearer t1',
      body: { amount: totalPaise, uid, orderId, order: orderNo },
    },
    { what: 'POST /api/confirmPayment', token: 'Bearer t1', body: PROOF },
  ]);
  const order = { providerOrderId: 'order_1', amountPaise: 48_000, orderNo };
  expect(opened).toEqual([{ ...order, contact: REQUEST.contact }]);
});

describe('before the checkout opens', () => {
  test('an order that has just arrived is waited for, but not for ever', async () => {
    creations = [no(409, 'not-ready'), no(409, 'not-ready'), ok(CREATED)];
    expect(await pay()).toEqual({ outcome: 'paid' });
    expect(asked).toHaveLength(4);
    opened = [];
    creations = [no(409, 'not-ready')];
    expect(await pay()).toEqual({ outcome: 'no-answer' });
    expect(opened).toEqual([]);
  });

  test('a token that the server does not take is renewed once', async () => {
    credentials = [TOKEN, { outcome: 'token', token: 't2' }];
    creations = [no(401, 'signed-out'), ok(CREATED)];
    expect(await pay()).toEqual({ outcome: 'paid' });
    expect(asked.slice(0, 2).map(({ token }) => token)).toEqual(['Bearer t1', 'Bearer t2']);
  });

  test.each([
    ['held because it costs more', no(409, 'held', { heldReason: 'price' }), 'held-price'],
    ['cancelled', no(409, 'cancelled'), 'cancelled'],
    ['of ₹5,00,000', no(409, 'too-much'), 'too-much'],
    ['in a shop without keys', no(503, 'not-offered'), 'not-offered'],
  ])('an order %s is refused, with the reason', async (_what, reply, reason) => {
    creations = [reply];
    expect(await pay()).toEqual({ outcome: 'refused', reason });
    creations = [no(409, 'paid')];
    expect(await pay(), 'one that is paid already').toEqual({ outcome: 'paid' });
    expect(opened).toEqual([]);
  });

  test.each([
    ['there is no network', 'broken' as const],
    ['the provider does not answer', no(502, 'provider')],
    ['a page of the network answers', ok('<html>Log in</html>')],
  ])('nothing is begun when %s', async (_what, reply) => {
    creations = [reply];
    for (const from of [shop, 'http://127.0.0.1:9'])
      expect(await pay(from)).toEqual({ outcome: 'no-answer' });
    expect(opened).toEqual([]);
  });

  test.each([
    ['signed-out', { outcome: 'refused', reason: 'signed-out' }],
    ['unreachable', { outcome: 'no-answer' }],
  ] as const)('nothing is sent without a token (%s)', async (outcome, answer) => {
    credentials = [{ outcome }];
    expect(await pay()).toEqual(answer);
    expect(asked).toEqual([]);
  });
});

test('a server that gives no id ends it, and says so in the log', async () => {
  creations = [ok({ amount: 49_900 })];
  expect(await pay()).toEqual({ outcome: 'no-order-id' });
  expect(console.error).toHaveBeenCalledWith('No orderId received');
});

test.each([
  ['is cancelled', { outcome: 'cancelled' }, { outcome: 'cancelled' }],
  ['fails', { outcome: 'failed', reason: 'UPI' }, { outcome: 'failed', reason: 'UPI' }],
  ['goes away', { outcome: 'left' }, { outcome: 'confirming' }],
  ['does not open', { outcome: 'unavailable' }, { outcome: 'no-answer' }],
] as const)('a checkout that %s is not shown to the server', async (_how, how, answer) => {
  end = how;
  expect(await pay()).toEqual(answer);
  expect(asked).toHaveLength(1);
});

describe('after paying', () => {
  test('an answer that was lost is asked for again', async () => {
    confirmations = ['broken', no(500, 'internal'), ok({ status: 'success' })];
    expect(await pay()).toEqual({ outcome: 'paid' });
  });

  test.each([
    ['every answer is lost', 'broken' as const, 'confirming'],
    ['the bank holds the money', ok({ status: 'authorized' }), 'confirming'],
    ['the server has heard nothing yet', ok({ status: 'pending' }), 'confirming'],
    ['the server does not take the proof', no(400, 'signature'), 'confirming'],
    ['a page of the network answers', ok('<html>'), 'confirming'],
    ['the payment failed after all', ok({ status: 'failed' }), 'failed'],
  ])('nobody is told "paid" when %s', async (_what, reply, outcome) => {
    confirmations = [reply];
    expect(await pay()).toEqual({ outcome });
  });
});
