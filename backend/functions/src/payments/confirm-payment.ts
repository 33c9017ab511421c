// Answers /api/confirmPayment (see firebase.json): the page passes on the checkout's result after a payment.
import { logger } from 'firebase-functions';
import { onRequest } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { type Answer, answerPost, refusal, requireSignIn } from '../answer-post.ts';
import { findPayment } from './payment-record.ts';
import { orderStatus } from './payment-state.ts';
import { ProviderError } from './provider.ts';
import { recordPayment } from './record-payment.ts';
import { paymentKeys, paymentProvider, paymentSecrets } from './settings.ts';
import { checkoutSignature, isSame } from './signatures.ts';

/** An id in the provider's form. */
const Id = v.pipe(v.string(), v.regex(/^\w{1,64}$/));

/** Source: Razorpay, checkout handler. */
const Body = v.object({
  razorpay_order_id: Id,
  razorpay_payment_id: Id,
  razorpay_signature: v.pipe(v.string(), v.maxLength(200)),
});

export const confirmPayment = onRequest(
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
      requireSignIn(request, ({ uid }) => answerFor(uid, request.body)),
    ),
);

async function answerFor(uid: string, body: unknown): Promise<Answer> {
  const given = v.safeParse(Body, body);
  if (!given.success) return refusal(400, 'invalid');
  const { razorpay_order_id: providerOrderId, razorpay_payment_id: paymentId } = given.output;
  const truth = checkoutSignature(providerOrderId, paymentId, paymentKeys().keySecret);
  if (!isSame(given.output.razorpay_signature, truth)) return refusal(400, 'signature');
  const found = await findPayment(providerOrderId);
  if (!found) return refusal(404, 'unknown-order');
  const { document, record } = found;
  if (record.uid !== uid) return refusal(403, 'foreign');
  const provider = await paymentProvider();
  const seen = await provider.payment(paymentId).catch(notAnswered);
  // The webhook or the reconciler will report it; the money is not lost.
  if (!seen) return { status: 200, body: { status: orderStatus(record.state) } };
  const { state, disbelieved } = await recordPayment(document, seen);
  return disbelieved
    ? refusal(409, `other-${disbelieved}`)
    : { status: 200, body: { status: orderStatus(state) } };
}

function notAnswered(error: unknown): null {
  if (!(error instanceof ProviderError)) throw error;
  logger.warn('The provider did not say how a payment stands.', error);
  return null;
}
