// The calls to the shop's server about payments. Source: specification, calls.
import * as v from 'valibot';
import { PaymentStatus } from '#domain/order/order.ts';
import { type NoAnswer, post, type Refusal, type Server } from '../shop-server.ts';

/** The checkout's result after a payment. Source: Razorpay, checkout handler. */
export const PaymentProof = v.object({
  razorpay_order_id: v.string(),
  razorpay_payment_id: v.string(),
  razorpay_signature: v.string(),
});
export type PaymentProof = v.InferOutput<typeof PaymentProof>;

const Created = v.object({ id: v.pipe(v.string(), v.nonEmpty()), amount: v.number() });
const Confirmed = v.object({ status: PaymentStatus });

export type CreatedAnswer =
  | { outcome: 'created'; id: string; amountPaise: number }
  | { outcome: 'no-order-id' }
  | Refusal
  | NoAnswer;

/** The provider's order for one order of the shop. */
export async function fetchPaymentOrder(
  server: Server,
  order: { uid: string; orderId: string; orderNo: string; totalPaise: number },
): Promise<CreatedAnswer> {
  const { uid, orderId, orderNo, totalPaise } = order;
  const payload = { amount: totalPaise, uid, orderId, order: orderNo };
  const answer = await post(server, 'createPaymentOrder', payload);
  if (answer.outcome !== 'answered') return answer;
  const created = v.safeParse(Created, answer.body);
  if (!created.success) return { outcome: 'no-order-id' };
  return { outcome: 'created', id: created.output.id, amountPaise: created.output.amount };
}

/** The status of the payment after the server has checked the proof. */
export async function confirmPayment(
  server: Server,
  proof: PaymentProof,
): Promise<{ outcome: 'confirmed'; status: PaymentStatus } | Refusal | NoAnswer> {
  const answer = await post(server, 'confirmPayment', proof);
  if (answer.outcome !== 'answered') return answer;
  const confirmed = v.safeParse(Confirmed, answer.body);
  return confirmed.success
    ? { outcome: 'confirmed', status: confirmed.output.status }
    : { outcome: 'no-answer' };
}

/** Switches an order from online payment to another method. Idempotent. */
export async function switchPaymentMethod(
  server: Server,
  order: { orderId: string; paymentMethod: 'cod' | 'NEFT' },
): Promise<{ outcome: 'changed' } | Refusal | NoAnswer> {
  const answer = await post(server, 'payAnotherWay', order);
  return answer.outcome === 'answered' ? { outcome: 'changed' } : answer;
}
