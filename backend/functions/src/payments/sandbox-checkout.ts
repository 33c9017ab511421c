// Answers /api/sandboxCheckout in local development: does what Razorpay's checkout would do after the shopper's choice,
// with real signatures and real webhooks. For a real project this function does not exist.
import { setTimeout as sleep } from 'node:timers/promises';
import { onRequest } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { answerPost, refusal } from '../answer-post.ts';
import type { SeenPayment } from './payment-state.ts';
import { ProviderError } from './provider.ts';
import { paySandboxOrder, SANDBOX_KEYS } from './sandbox-provider.ts';
import { isSandbox } from './settings.ts';
import { checkoutSignature, webhookSignature } from './signatures.ts';

const LATE_MS = 4_000;
const DOUBLE = [1, 2, 3];

/** The outcomes to choose from; `late`: the page hears nothing, the webhook comes after seconds. */
const Body = v.object({
  orderId: v.string(),
  outcome: v.picklist(['success', 'failure', 'cancel', 'late', 'double']),
});

export const sandboxCheckout = isSandbox(process.env)
  ? onRequest({ region: 'us-central1' }, async (request, response) => {
      let after = async () => {};
      await answerPost(request, response, async () => {
        const chosen = v.safeParse(Body, request.body);
        if (!chosen.success) return refusal(400, 'invalid');
        const { orderId, outcome } = chosen.output;
        if (outcome === 'cancel') return { status: 200, body: {} };
        const paid = await attempt(orderId, outcome === 'failure' ? 'failed' : 'captured');
        if (!paid) return refusal(409, 'not-payable');
        if (outcome === 'double') for (const _time of DOUBLE) await tell(paid, 'payment.captured');
        if (outcome === 'failure') await tell(paid, 'payment.failed');
        if (outcome === 'success') after = () => tellBoth(paid);
        if (outcome === 'late') after = () => sleep(LATE_MS).then(() => tellBoth(paid));
        return { status: 200, body: ['success', 'double'].includes(outcome) ? handed(paid) : {} };
      });
      await after();
    })
  : undefined;

async function attempt(
  orderId: string,
  status: 'captured' | 'failed',
): Promise<SeenPayment | null> {
  return await paySandboxOrder(orderId, status).catch((error: unknown) => {
    if (error instanceof ProviderError) return null;
    throw error;
  });
}

/** The checkout's result for the page. */
function handed({ id, providerOrderId }: SeenPayment) {
  return {
    razorpay_order_id: providerOrderId,
    razorpay_payment_id: id,
    razorpay_signature: checkoutSignature(providerOrderId, id, SANDBOX_KEYS.keySecret),
  };
}

async function tellBoth(paid: SeenPayment): Promise<void> {
  await tell({ ...paid, status: 'authorized' }, 'payment.authorized');
  await tell(paid, 'payment.captured');
}

async function tell(
  { id, providerOrderId, amountPaise, currency, status }: SeenPayment,
  event: string,
): Promise<void> {
  const entity = { id, order_id: providerOrderId, amount: amountPaise, currency, status };
  const body = JSON.stringify({ entity: 'event', event, payload: { payment: { entity } } });
  await fetch(`http://127.0.0.1:5001/${process.env.GCLOUD_PROJECT}/us-central1/paymentWebhook`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Razorpay-Signature': webhookSignature(body, SANDBOX_KEYS.webhookSecret),
    },
    body,
  });
}
