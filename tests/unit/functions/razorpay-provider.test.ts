// Razorpay's SDK against a server that answers as in Razorpay's API reference, and its signatures, with its SDK as the judge.
import { createRequire } from 'node:module';
import { beforeAll, expect, test } from 'vitest';
import type { PaymentProvider } from '../../../backend/functions/src/payments/provider.ts';
import { razorpayProvider } from '../../../backend/functions/src/payments/razorpay-provider.ts';
import * as signing from '../../../backend/functions/src/payments/signatures.ts';
import { answeringServer, type Reply } from '../answering-server.ts';

const { checkoutSignature, isSame, webhookSignature } = signing;
const ORDER = {
  ...{ id: 'order_IluGWxBm9U8zJ8', amount: 50_000, currency: 'INR', receipt: 'a1b2c3' },
  ...{ status: 'created', notes: [], created_at: 1_642_662_092 },
};
const PAYMENT = {
  ...{ id: 'pay_DESlfW9H8K9uqM', amount: 50_000, currency: 'INR', order_id: ORDER.id },
  ...{ status: 'captured', method: 'netbanking', refund_status: null, captured: true },
};
const SEEN = {
  ...{ id: PAYMENT.id, providerOrderId: ORDER.id, amountPaise: 50_000 },
  ...{ currency: 'INR', status: 'captured' },
};
const REFUND = { id: 'rfnd_1', entity: 'refund', amount: 50_000, payment_id: PAYMENT.id };
/** As HTTP servers read it. */
const IDEMPOTENCY = 'x-refund-idempotency';
const FAULT = { error: { code: 'BAD_REQUEST_ERROR', description: 'Order amount too small' } };

let reply: Reply;
const razorpay = answeringServer(() => reply);
const says = (body: unknown, status = 200) => {
  reply = { status, body };
};
let provider: PaymentProvider;
beforeAll(async () => {
  const { origin } = razorpay;
  provider = await razorpayProvider({ keyId: 'rzp_test_1', keySecret: 'secret', origin });
});

test('an order is made in paise and rupees, under the shop’s id, and is captured by itself for a day', async () => {
  says(ORDER);
  const notes = { uid: 'u', orderId: 'a1b2c3', order: 'A1B2C' };
  const made = await provider.createOrder({ receipt: 'a1b2c3', amountPaise: 50_000, notes });
  expect(made).toEqual({ id: ORDER.id, amountPaise: 50_000, currency: 'INR', notes: {} });
  const expiry = { automatic_expiry_period: 1440, manual_expiry_period: 1500 };
  const capture_options = { ...expiry, refund_speed: 'normal' };
  const payment = { capture: 'automatic', capture_options };
  const body = { amount: 50_000, currency: 'INR', receipt: 'a1b2c3', notes, payment };
  const authorization = `Basic ${Buffer.from('rzp_test_1:secret').toString('base64')}`;
  expect(razorpay.asked).toMatchObject([{ what: 'POST /v1/orders', headers: { authorization } }]);
  expect(razorpay.asked[0]?.body).toEqual(body);
});

test('an order is found again by the shop’s id, the oldest first, and a payment by its id and among those of its order', async () => {
  const notes = { uid: 'u' };
  says({ entity: 'collection', count: 2, items: [{ ...ORDER, id: 'order_2', notes }, ORDER] });
  const found = await provider.findOrders('a1b2c3');
  expect(found).toMatchObject([
    { id: ORDER.id, notes: {} },
    { id: 'order_2', notes },
  ]);
  says(PAYMENT);
  expect(await provider.payment(PAYMENT.id)).toEqual(SEEN);
  const failed = { id: 'pay_2', status: 'failed' };
  says({ entity: 'collection', count: 2, items: [PAYMENT, { ...PAYMENT, ...failed }] });
  expect(await provider.paymentsOf(ORDER.id)).toEqual([{ ...SEEN, ...failed }, SEEN]);
  expect(razorpay.asked.map(({ what }) => what)).toEqual([
    'GET /v1/orders?count=10&skip=0&receipt=a1b2c3',
    `GET /v1/payments/${PAYMENT.id}`,
    `GET /v1/orders/${ORDER.id}/payments`,
  ]);
});

test('a payment goes back as a whole or in part, each time with its own key; a refund that fails or is refused has not gone back', async () => {
  says({ ...REFUND, status: 'processed' });
  const key = (at: number) => `${PAYMENT.id}-${at}`;
  for (const [at, paise] of [50_000, 12_000].entries()) {
    expect(await provider.refund(PAYMENT.id, paise, key(at))).toBe('rfnd_1');
  }
  const what = `POST /v1/payments/${PAYMENT.id}/refund`;
  expect(razorpay.asked).toMatchObject([
    { what, body: { amount: 50_000, speed: 'normal' }, headers: { [IDEMPOTENCY]: key(0) } },
    { what, body: { amount: 12_000, speed: 'normal' }, headers: { [IDEMPOTENCY]: key(1) } },
  ]);
  for (const [body, status] of [[{ ...REFUND, status: 'failed' }], [FAULT, 400]] as const) {
    says(body, status);
    await expect(provider.refund(PAYMENT.id, 50_000, key(2))).rejects.toMatchObject({
      name: 'Error',
    });
  }
});

test('of a payment it is known how much has gone back, if Razorpay says so; no other request has a refund’s key', async () => {
  for (const amount_refunded of [0, 12_000, '12000']) {
    says({ ...PAYMENT, amount_refunded, refund_status: 'partial' });
    const refundedPaise = Number(amount_refunded);
    expect(await provider.payment(PAYMENT.id)).toEqual({ ...SEEN, refundedPaise });
  }
  expect(razorpay.asked.some(({ headers }) => IDEMPOTENCY in headers)).toBe(false);
});

test('when Razorpay refuses or fails, that is told, and an answer that its reference does not know is not believed', async () => {
  const ask = () => provider.payment(PAYMENT.id);
  says(FAULT, 400);
  const message = expect.stringContaining(`Razorpay said 400: ${FAULT.error.description}`);
  await expect(ask()).rejects.toMatchObject({ status: 400, message });
  says('<html>Bad Gateway</html>', 502);
  await expect(ask()).rejects.toMatchObject({ status: 502 });
  for (const body of ['<html>Log in</html>', {}, { ...PAYMENT, status: 'excellent' }]) {
    says(body);
    await expect(ask()).rejects.toThrow('something that its reference does not know');
  }
});

type Judge = {
  validateWebhookSignature(body: string, signature: string, secret: string): boolean;
  validatePaymentVerification(ids: object, signature: string, secret: string): boolean;
};
const judge: Judge = createRequire(import.meta.url)('razorpay/dist/utils/razorpay-utils.js');
const truth = checkoutSignature('order_1', 'pay_1', 'secret');

test('a payment and a webhook are signed as Razorpay signs them, over the very bytes, and only the true signature is accepted', () => {
  const ids = { order_id: 'order_1', payment_id: 'pay_1' };
  expect(judge.validatePaymentVerification(ids, truth, 'secret')).toBe(true);
  const body = '{"event" : "payment.captured", "note": "₹ हाट"}';
  const signature = webhookSignature(Buffer.from(body), 'secret');
  expect(judge.validateWebhookSignature(body, signature, 'secret')).toBe(true);
  expect(webhookSignature(JSON.stringify(JSON.parse(body)), 'secret')).not.toBe(signature);
  const ofAnother = checkoutSignature('order_1', 'pay_2', 'secret');
  const made = [ofAnother, checkoutSignature('order_1', 'pay_1', 'guess')];
  const odd = [truth.slice(0, -1), truth.toUpperCase(), undefined, [truth]];
  expect([truth, ...made, ...odd].filter((it) => isSame(it, truth))).toEqual([truth]);
});
