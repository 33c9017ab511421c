// Answers /api/paymentWebhook (see firebase.json), by which the provider reports payments: at least once, in any order,
// and again until it gets a success.
import { logger } from 'firebase-functions';
import { onRequest } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { type Answer, answerPost, refusal } from '../answer-post.ts';
import { findPayment } from './payment-record.ts';
import { orderStatus } from './payment-state.ts';
import { Payment } from './razorpay-provider.ts';
import { recordPayment } from './record-payment.ts';
import { paymentKeys, paymentSecrets } from './settings.ts';
import { isSame, webhookSignature } from './signatures.ts';

/** Source: Razorpay, webhook payloads of payments and orders. Other events report no attempt. */
const Event = v.object({
  event: v.picklist(['payment.authorized', 'payment.captured', 'payment.failed', 'order.paid']),
  payload: v.object({ payment: v.object({ entity: Payment }) }),
});

export const paymentWebhook = onRequest(
  {
    region: 'us-central1',
    maxInstances: 10,
    memory: '256MiB',
    timeoutSeconds: 30,
    invoker: 'public',
    secrets: paymentSecrets,
  },
  (request, response) =>
    answerPost(request, response, () =>
      answerFor(request.rawBody, request.get('X-Razorpay-Signature')),
    ),
);

async function answerFor(rawBody: Buffer | undefined, signature: unknown): Promise<Answer> {
  if (!rawBody) return refusal(400, 'invalid');
  const truth = webhookSignature(rawBody, paymentKeys().webhookSecret);
  if (!isSame(signature, truth)) return refusal(400, 'signature');
  const event = v.safeParse(Event, JSON.parse(rawBody.toString()));
  // The sender is the provider: events of no concern get a success, or they would be repeated for a day.
  if (!event.success) return { status: 200, body: { outcome: 'ignored' } };
  const seen = event.output.payload.payment.entity;
  const found = await findPayment(seen.providerOrderId);
  if (!found) {
    logger.warn(
      `Payment ${seen.id} is for ${seen.providerOrderId}, which is no order of this shop.`,
    );
    return { status: 200, body: { outcome: 'ignored' } };
  }
  const { state, disbelieved } = await recordPayment(found.document, seen);
  return {
    status: 200,
    body: disbelieved ? { outcome: 'disbelieved' } : { status: orderStatus(state) },
  };
}
