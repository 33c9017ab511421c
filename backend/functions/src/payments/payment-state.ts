// The states of a payment: created → authorized → success, or failed, which a later attempt may still turn into
// success. The result does not depend on the order in which attempts are seen: a failed attempt stays failed, unless
// its money came after all. Callback, webhook and reconciler all go through here, so their order and number make no
// difference.
import type { PaymentStatus } from '../../../../src/domain/order/order.ts';

export type PaymentState = 'created' | 'authorized' | 'success' | 'failed';

/** A payment as the provider reports it: one attempt to pay a provider order. Source: Razorpay API, payment entity. */
export type SeenPayment = {
  readonly id: string;
  readonly providerOrderId: string;
  readonly amountPaise: number;
  readonly currency: string;
  /** `refunded`: as a whole; one of which only a part has gone back stays `captured`. */
  readonly status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  /** How much of it has gone back; undefined if that is not said. */
  readonly refundedPaise?: number | undefined;
};

/** The shop's knowledge of the payment of one order. */
export type KnownPayment = {
  readonly state: PaymentState;
  /** The attempt that led to this state. */
  readonly paymentId: string | null;
  /** Ids of attempts whose money the bank held, and of those that failed or lapsed. */
  readonly held: readonly string[];
  readonly ended: readonly string[];
};

/** The amount that the shop asked for, and under which provider order. */
export type Demand = { readonly providerOrderId: string | null; readonly amountPaise: number };

/** The one currency that the shop takes. Source: specification, card payment. */
export const CURRENCY = 'INR';

/** Why an attempt does not match the demand; null if it does. */
export function mismatch(
  demand: Demand,
  seen: SeenPayment,
): 'order' | 'amount' | 'currency' | null {
  if (!demand.providerOrderId || seen.providerOrderId !== demand.providerOrderId) return 'order';
  if (seen.currency !== CURRENCY) return 'currency';
  return seen.amountPaise === demand.amountPaise ? null : 'amount';
}

/**
 * The knowledge after an attempt was seen; the same object if it is no news. For an order that was given up, money that
 * a bank only holds no longer changes the state to `authorized`.
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

/** The order's payment status. Source: specification, states. */
export function orderStatus(state: PaymentState): PaymentStatus {
  return state === 'created' ? 'pending' : state;
}
