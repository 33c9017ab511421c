// Signatures of the provider; Razorpay's own SDK is the judge.
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import {
  checkoutSignature,
  isSame,
  webhookSignature,
} from '../../../backend/functions/src/payments/signatures.ts';

type Judge = {
  validateWebhookSignature(body: string, signature: string, secret: string): boolean;
  validatePaymentVerification(
    ids: { order_id: string; payment_id: string },
    signature: string,
    secret: string,
  ): boolean;
};
const judge: Judge = createRequire(import.meta.url)('razorpay/dist/utils/razorpay-utils.js');

test('what the checkout hands over is signed as Razorpay signs it', () => {
  const signature = checkoutSignature('order_1', 'pay_1', 'secret');
  const ids = { order_id: 'order_1', payment_id: 'pay_1' };
  expect(judge.validatePaymentVerification(ids, signature, 'secret')).toBe(true);
});

test('a webhook is signed as Razorpay signs it, over the very bytes', () => {
  const body = '{"event" : "payment.captured", "note": "₹ हाट"}';
  const signature = webhookSignature(Buffer.from(body), 'secret');
  expect(judge.validateWebhookSignature(body, signature, 'secret')).toBe(true);
  expect(webhookSignature(JSON.stringify(JSON.parse(body)), 'secret')).not.toBe(signature);
});

const truth = checkoutSignature('order_1', 'pay_1', 'secret');

test('the true signature is accepted', () => expect(isSame(truth, truth)).toBe(true));

describe('a signature is refused when it is', () => {
  test.each([
    ['of another payment', checkoutSignature('order_1', 'pay_2', 'secret')],
    ['of another order', checkoutSignature('order_2', 'pay_1', 'secret')],
    ['of another secret', checkoutSignature('order_1', 'pay_1', 'guess')],
    ['too short', truth.slice(0, -1)],
    ['too long', `${truth}0`],
    ['in capitals', truth.toUpperCase()],
    ['empty', ''],
    ['missing', undefined],
    ['a list', [truth]],
  ])('%s', (_what, given) => expect(isSame(given, truth)).toBe(false));
});
