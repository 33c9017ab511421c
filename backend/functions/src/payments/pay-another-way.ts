// Answers /api/payAnotherWay (see firebase.json): switches an order whose online payment did not succeed to payment at
// the door or by bank transfer. Money that comes online after all goes back (note-payment.ts).
import { FieldValue } from 'firebase-admin/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { sellingTerms } from '../../../../src/domain/order/selling-terms.ts';
import { CLIENT_ID } from '../../../../src/engine/lib/identifiers.ts';
import { type Answer, answerPost, refusal, requireSignIn } from '../answer-post.ts';
import { isPreconditionFailed } from '../catalogue/precondition-failed.ts';
import { waitsForTransfer } from '../orders/accept-order.ts';
import { settingsDocument, settingsOf } from '../orders/shop-terms.ts';
import { orderDocument, preconditionOf, readPayment, recordOf } from './payment-record.ts';
import { answerToSwitch } from './switch-payment-method.ts';

const Body = v.object({
  orderId: v.pipe(v.string(), v.regex(CLIENT_ID)),
  paymentMethod: v.picklist(['cod', 'NEFT']),
});
type Wish = v.InferOutput<typeof Body>;

export const payAnotherWay = onRequest(
  { region: 'us-central1', maxInstances: 10, memory: '256MiB', invoker: 'public' },
  (request, response) =>
    answerPost(request, response, () =>
      requireSignIn(request, ({ uid }) => answerFor(uid, request.body)),
    ),
);

async function answerFor(uid: string, body: unknown): Promise<Answer> {
  const asked = v.safeParse(Body, body);
  if (!asked.success) return refusal(400, 'invalid');
  const { paymentMethod } = asked.output;
  const outcome = await change(uid, asked.output);
  if (outcome === 'may' || outcome === 'done') return { status: 200, body: { paymentMethod } };
  return refusal(outcome === 'unknown-order' ? 404 : 409, outcome);
}

/** Starts again after a concurrent write, which may have paid the order. */
async function change(uid: string, { orderId, paymentMethod }: Wish) {
  for (;;) {
    const [order, payment, stored] = await Promise.all([
      orderDocument(uid, orderId).get(),
      readPayment(uid, orderId),
      settingsDocument.get(),
    ]);
    const state = recordOf(payment)?.state;
    const terms = sellingTerms(settingsOf(stored));
    const answer = answerToSwitch(orderId, order.data(), { way: paymentMethod, state, terms });
    if (answer !== 'may') return answer;
    const changed = { paymentMethod, status: 'pending' };
    const until = waitsForTransfer(changed, Date.now());
    const changedAt = FieldValue.serverTimestamp();
    try {
      await order.ref.update({ ...changed, ...until, changedAt }, preconditionOf(order));
      return answer;
    } catch (error) {
      if (!isPreconditionFailed(error)) throw error;
    }
  }
}
