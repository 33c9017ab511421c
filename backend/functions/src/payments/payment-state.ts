// How a payment moves on: created → authorized → success, or failed, which a later attempt may still turn into success.
// It is the same whatever the order in which attempts are seen: an attempt that failed stays failed, unless its money came after all.
// Callback, webhook and reconciler all come through here, so that their order and number make no difference.
import type { PaymentStatus } from '../../../../src/domain/order/order.ts';

export type PaymentState = 'created' | 'authorized' | 'success' | 'failed';

/** A payment as the provider tells it: one attempt to pay a provider order. Source: Razorpay API, payment entity. */
export type SeenPayment = {
  readonly id: string;
  readonly providerOrderId: string;
  readonly amountPaise: number;
  readonly currency: string;
  readonly status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
};

/** What the shop knows of the payment of one order. */
export type KnownPayment = {
  readonly state: PaymentState;
  /** The attempt that brought it there. */
  readonly paymentId: string | null;
  /** Attempts whose money the bank was seen to hold, and those that were seen to fail or lapse, by id. */
  readonly held: readonly string[];
  readonly ended: readonly string[];
};

/** What the shop asked to be paid, and where. */
export type Demand = { readonly providerOrderId: string | null; readonly amountPaise: number };

/** The one currency that the shop takes. Source: specification, card payment. */
export const CURRENCY = 'INR';

/** Why an attempt is not what the shop asked for; null when it is. */
export function mismatch(
  demand: Demand,
  seen: SeenPayment,
): 'order' | 'amount' | 'currency' | null {
  if (!demand.providerOrderId || seen.providerOrderId !== demand.providerOrderId) return 'order';
  if (seen.currency !== CURRENCY) return 'currency';
  return seen.amountPaise === demand.amountPaise ? null : 'amount';
}

/**
 * What is known after an attempt was seen; the same object when it is no news. Money that a bank only holds says nothing any more
 * about an order that was given up.
 */
export function afterSeeing(
  known: KnownPayment,
  { id, status }: SeenPayment,
  { isGivenUp = false } = {},
): KnownPayment {
  if (known.state === 'success' || status === 'created') return known;
  if (status === 'captured') return { ...known, state: 'success', paymentId: id };
  const list = status === 'authorized' ? 'held' : 'ended';
  if (known[list].includes(id)) return known;
  const next = { ...known, [list]: [...known[list], id] };
  const open = next.held.find((it) => !next.ended.includes(it));
  if (open === undefined) return { ...next, state: 'failed', paymentId: id };
  if (known.state === 'authorized' || isGivenUp) return { ...next, paymentId: open };
  return { ...next, state: 'authorized', paymentId: open };
}

/** What the order says of it. Source: specification, states. */
export function orderStatus(state: PaymentState): PaymentStatus {
  return state === 'created' ? 'pending' : state;
}
