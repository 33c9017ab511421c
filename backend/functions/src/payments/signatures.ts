// The provider's signatures: HMAC SHA-256 in hexadecimal, compared in constant time. Source: Razorpay, "verify payment
// signature" and "validate and test webhooks".
import { createHmac, timingSafeEqual } from 'node:crypto';

/** What the checkout hands to the page after a payment. */
export function checkoutSignature(orderId: string, paymentId: string, keySecret: string): string {
  return hmac(`${orderId}|${paymentId}`, keySecret);
}

/** What stands in X-Razorpay-Signature: over the body exactly as it came. */
export function webhookSignature(rawBody: string | Uint8Array, webhookSecret: string): string {
  return hmac(rawBody, webhookSecret);
}

/** Whether a given signature is the true one; takes as long for a wrong one as for a right one. */
export function isSame(given: unknown, truth: string): boolean {
  if (typeof given !== 'string') return false;
  const [one, other] = [Buffer.from(given), Buffer.from(truth)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function hmac(text: string | Uint8Array, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}
