// The provider's signatures: HMAC SHA-256 in hexadecimal, compared in constant time. Source: Razorpay, "verify payment
// signature" and "validate and test webhooks".
import { createHmac, timingSafeEqual } from 'node:crypto';

/** The signature that the checkout passes to the page after a payment. */
export function checkoutSignature(orderId: string, paymentId: string, keySecret: string): string {
  return hmac(`${orderId}|${paymentId}`, keySecret);
}

/** The value of X-Razorpay-Signature: computed over the raw body. */
export function webhookSignature(rawBody: string | Uint8Array, webhookSecret: string): string {
  return hmac(rawBody, webhookSecret);
}

/** Whether a given signature is the true one; compares in constant time. */
export function isSame(given: unknown, truth: string): boolean {
  if (typeof given !== 'string') return false;
  const [one, other] = [Buffer.from(given), Buffer.from(truth)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function hmac(text: string | Uint8Array, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}
