// What the shop's server is asked about a payment. Source: specification, calls.
import * as v from 'valibot';
import { PAYMENT_ANSWER_MS } from '#core/model/limits.ts';
import { PaymentStatus } from '#core/model/order/order.ts';
import { appCheckHeader } from '#core/remote/app-check-header.ts';
import type { Credential } from '#core/sync/account/credential.ts';
import { deviceAppCheck } from '../app-check/app-check.ts';

export type Server = {
  /** A token of the account that pays; `fresh` when the last one was not taken. */
  idToken(fresh: boolean): Promise<Credential>;
  /** Origin of the shop; the page's own unless told otherwise. */
  shop: string;
};

/** What the checkout hands over after a payment. Source: Razorpay, checkout handler. */
export const PaymentProof = v.object({
  razorpay_order_id: v.string(),
  razorpay_payment_id: v.string(),
  razorpay_signature: v.string(),
});
export type PaymentProof = v.InferOutput<typeof PaymentProof>;

const Created = v.object({ id: v.pipe(v.string(), v.nonEmpty()), amount: v.number() });
const Confirmed = v.object({ status: PaymentStatus });
const Refused = v.object({ error: v.string(), heldReason: v.optional(v.string()) });

/** The shop's own no; `reason` as its server words it, such as 'not-ready', 'paid' or 'held-price'. */
type Refusal = { outcome: 'refused'; reason: string };
type NoAnswer = { outcome: 'no-answer' };

export type CreatedAnswer =
  | { outcome: 'created'; id: string; amountPaise: number }
  | { outcome: 'no-order-id' }
  | Refusal
  | NoAnswer;

/** The provider's order for one order of the shop. */
export async function askForPaymentOrder(
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

/** Where the payment stands, once the server has seen the proof. */
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

/** An order that was to be paid online is paid in another way from now on. May be asked again. */
export async function askForOtherWay(
  server: Server,
  order: { orderId: string; paymentMethod: 'cod' | 'NEFT' },
): Promise<{ outcome: 'changed' } | Refusal | NoAnswer> {
  const answer = await post(server, 'payAnotherWay', order);
  return answer.outcome === 'answered' ? { outcome: 'changed' } : answer;
}

type Answer = { outcome: 'answered'; body: object } | Refusal | NoAnswer;

async function post(server: Server, name: string, payload: object): Promise<Answer> {
  const answer = await attempt(server, name, payload, false);
  if (answer.outcome !== 'refused') return answer;
  if (answer.reason === 'not-the-app') {
    return (await deviceAppCheck(true)) ? await attempt(server, name, payload, false) : answer;
  }
  return answer.reason === 'signed-out' ? await attempt(server, name, payload, true) : answer;
}

async function attempt(
  { idToken, shop }: Server,
  name: string,
  payload: object,
  fresh: boolean,
): Promise<Answer> {
  try {
    const credential = await idToken(fresh);
    if (credential.outcome === 'unreachable') return { outcome: 'no-answer' };
    if (credential.outcome !== 'token') return { outcome: 'refused', reason: 'signed-out' };
    const reply = await fetch(`${shop}/api/${name}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${credential.token}`,
        ...appCheckHeader(),
      },
      body: JSON.stringify(payload),
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(PAYMENT_ANSWER_MS),
    });
    return understood(reply.status, await reply.json());
  } catch {
    return { outcome: 'no-answer' };
  }
}

/** Whoever answers in the shop's place answers with a page, or with words that the shop does not use. */
function understood(status: number, body: unknown): Answer {
  if (status === 200 && typeof body === 'object' && body !== null) {
    return { outcome: 'answered', body };
  }
  const refused = v.safeParse(Refused, body);
  const isNo = (status >= 400 && status < 500) || status === 503;
  if (!isNo || !refused.success) return { outcome: 'no-answer' };
  const { error, heldReason } = refused.output;
  return { outcome: 'refused', reason: heldReason ? `${error}-${heldReason}` : error };
}
