// Paying online as the shopper's page does it, against a server that may answer anything.
import { beforeEach, expect, test, vi } from 'vitest';
import { type CheckoutEnd, type CheckoutOrder, payOnline } from '#browser/payments/payments.ts';
import type { Credential } from '#engine/account/credential.ts';
import { answeringServer, type Reply } from '../answering-server.ts';

const REQUEST = {
  ...{ uid: 'asha', orderId: 'a1b2c3d4e5f60718293a4b5c6d7e8f90', orderNo: 'A1B2C-3D4E5' },
  ...{ totalPaise: 49_900, contact: '+919876543210' },
};
const ids = { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1' };
const PROOF = { ...ids, razorpay_signature: 'abc' };
const CREATED = { id: 'order_1', amount: 48_000, currency: 'INR', notes: {} };
const TOKEN: Credential = { outcome: 'token', token: 't1' };

const ok = (body: unknown): Reply => ({ body });
const no = (status: number, error: string, more = {}): Reply => {
  return { status, body: { error, ...more } };
};

/** Answers in turn; the last one repeats. */
let creations: Reply[];
let confirmations: Reply[];
let credentials: Credential[];
const next = <T>(answers: T[]): T | undefined =>
  answers.length > 1 ? answers.shift() : answers[0];
const server = answeringServer(
  ({ what }) => next(/createPaymentOrder$/.test(what) ? creations : confirmations) ?? null,
);
let opened: CheckoutOrder[];
let end: CheckoutEnd;

beforeEach(() => {
  vi.spyOn(console, 'error').mockReset();
  vi.spyOn(console, 'warn').mockReset();
  opened = [];
  credentials = [TOKEN];
  creations = [ok(CREATED)];
  confirmations = [ok({ status: 'success' })];
  end = { outcome: 'paid', proof: PROOF };
});

const pay = (shop = server.origin) =>
  payOnline(REQUEST, {
    shop,
    timeouts: { readyMs: 300, pauseMs: 1 },
    idToken: async () => next(credentials) ?? TOKEN,
    checkout: async (order) => {
      opened.push(order);
      return end;
    },
  });

test('a payment is asked for, made at the server’s price, shown to the server, and then paid', async () => {
  expect(await pay()).toEqual({ outcome: 'paid' });
  const { uid, orderId, orderNo, totalPaise } = REQUEST;
  const authorization = 'Bearer t1';
  expect(server.asked).toMatchObject([
    { what: 'POST /api/createPaymentOrder', headers: { authorization } },
    { what: 'POST /api/confirmPayment', headers: { authorization } },
  ]);
  const body = { amount: totalPaise, uid, orderId, order: orderNo };
  expect(server.asked.map((it) => it.body)).toEqual([body, PROOF]);
  const order = { providerOrderId: 'order_1', amountPaise: 48_000, orderNo };
  expect(opened).toEqual([{ ...order, contact: REQUEST.contact }]);
});

const PAID = { outcome: 'paid' };
const NO_ANSWER = { outcome: 'no-answer' };
const CONFIRMING = { outcome: 'confirming' };
const refused = (reason: string) => ({ outcome: 'refused', reason });

test('an order that has just arrived is waited for, a token that the server does not take is renewed, and an answer that was lost is asked for again', async () => {
  credentials = [TOKEN, { outcome: 'token', token: 't2' }];
  const notReady = no(409, 'not-ready');
  creations = [no(401, 'signed-out'), notReady, notReady, ok(CREATED)];
  confirmations = [null, no(500, 'internal'), ok({ status: 'success' })];
  expect(await pay()).toEqual(PAID);
  expect(server.asked).toHaveLength(4 + 3);
  const tokens = server.asked.map(({ headers }) => headers.authorization);
  expect(tokens.slice(0, 2)).toEqual(['Bearer t1', 'Bearer t2']);
});

test.each<[string, Reply, object]>([
  ['that costs more now', no(409, 'held', { heldReason: 'price' }), refused('held-price')],
  ['that is cancelled', no(409, 'cancelled'), refused('cancelled')],
  ['of ₹5,00,000', no(409, 'too-much'), refused('too-much')],
  ['in a shop without keys', no(503, 'not-offered'), refused('not-offered')],
  ['that is paid already', no(409, 'paid'), PAID],
  ['that does not arrive', no(409, 'not-ready'), NO_ANSWER],
  ['that gets no answer', null, NO_ANSWER],
  ['of which the provider knows nothing yet', no(502, 'provider'), NO_ANSWER],
  ['about which a page of the network answers', ok('<html>Log in</html>'), NO_ANSWER],
  ['without an id, as the log says', ok({ amount: 49_900 }), { outcome: 'no-order-id' }],
])('an order %s opens no checkout: $2', async (_what, reply, answer) => {
  creations = [reply];
  expect(await pay()).toEqual(answer);
  expect(opened).toEqual([]);
  const said =
    'outcome' in answer && answer.outcome === 'no-order-id' ? [['No orderId received']] : [];
  expect(vi.mocked(console.error).mock.calls.filter(([it]) => /orderId/.test(it))).toEqual(said);
});

test('nothing is begun without a network, nor sent without a token', async () => {
  expect(await pay('http://127.0.0.1:9')).toEqual(NO_ANSWER);
  credentials = [{ outcome: 'signed-out' }];
  expect(await pay()).toEqual(refused('signed-out'));
  credentials = [{ outcome: 'unreachable' }];
  expect(await pay()).toEqual(NO_ANSWER);
  expect([opened, server.asked]).toEqual([[], []]);
});

test.each<[string, CheckoutEnd, object]>([
  ['is cancelled', { outcome: 'cancelled' }, { outcome: 'cancelled' }],
  ['fails', { outcome: 'failed', reason: 'UPI' }, { outcome: 'failed', reason: 'UPI' }],
  ['goes away', { outcome: 'left' }, CONFIRMING],
  ['does not open', { outcome: 'unavailable' }, NO_ANSWER],
])('a checkout that %s is not shown to the server', async (_how, how, answer) => {
  end = how;
  expect(await pay()).toEqual(answer);
  expect(server.asked).toHaveLength(1);
});

test.each<[string, Reply, object]>([
  ['every answer is lost', null, CONFIRMING],
  ['the bank holds the money', ok({ status: 'authorized' }), CONFIRMING],
  ['the server has heard nothing yet', ok({ status: 'pending' }), CONFIRMING],
  ['the server does not take the proof', no(400, 'signature'), CONFIRMING],
  ['a page of the network answers', ok('<html>'), CONFIRMING],
  ['the payment failed after all', ok({ status: 'failed' }), { outcome: 'failed' }],
])('nobody is told "paid" when %s', async (_what, reply, outcome) => {
  confirmations = [reply];
  expect(await pay()).toEqual(outcome);
});
