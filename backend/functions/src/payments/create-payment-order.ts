// Answers /api/createPaymentOrder (see firebase.json): creates the provider's order by which a shopper's order is paid.
import { onRequest } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { CLIENT_ID } from '../../../../src/engine/lib/identifiers.ts';
import { type Answer, answerPost, refusal, requireSignIn } from '../answer-post.ts';
import { CURRENCY } from './payment-state.ts';
import { providerOrderFor } from './provider-order.ts';
import { paymentProvider, paymentSecrets } from './settings.ts';

/** The order's id is the provider's receipt. Source: Razorpay, orders. The shop's own ids have 32 characters. */
const MAX_RECEIPT_LENGTH = 40;
const OrderId = v.pipe(v.string(), v.regex(CLIENT_ID), v.maxLength(MAX_RECEIPT_LENGTH));

/** Source: specification, calls. Neither uid nor amount is trusted; they may only agree. */
const Body = v.object({
  orderId: OrderId,
  uid: v.optional(v.string()),
  amount: v.optional(v.pipe(v.number(), v.integer())),
});

export const createPaymentOrder = onRequest(
  {
    region: 'us-central1',
    maxInstances: 10,
    memory: '256MiB',
    timeoutSeconds: 45,
    invoker: 'public',
    secrets: paymentSecrets,
  },
  (request, response) =>
    answerPost(request, response, () =>
      requireSignIn(request, ({ uid }) => answerFor(uid, request.body)),
    ),
);

async function answerFor(uid: string, body: unknown): Promise<Answer> {
  const asked = v.safeParse(Body, body);
  if (!asked.success) return refusal(400, 'invalid');
  const { orderId, amount } = asked.output;
  if (asked.output.uid !== undefined && asked.output.uid !== uid) return refusal(403, 'foreign');
  const made = await providerOrderFor(
    { uid, orderId, shownPaise: amount },
    await paymentProvider(),
  );
  switch (made.outcome) {
    case 'ready': {
      const notes = { uid, orderId, order: made.orderNo };
      const order = { id: made.providerOrderId, amount: made.amountPaise, currency: CURRENCY };
      return { status: 200, body: { ...order, notes } };
    }
    case 'unknown-order':
      return refusal(404, 'unknown-order');
    case 'held':
      return refusal(409, 'held', { heldReason: made.heldReason });
    default:
      return refusal(409, made.outcome);
  }
}
