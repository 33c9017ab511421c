// How a payment moves on: created → authorized → success, or failed, which a later attempt may still turn into success.
// Callback, webhook and reconciler all come through here, so that their order and number make no difference.
import type { PaymentStatus } from '../../../../src/core/model/order.ts';

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

/** What is known after an attempt was seen; the same object when it is no news. */
export function afterSeeing(known: KnownPayment, { id, status }: SeenPayment): KnownPayment {
  if (known.state === 'success') return known;
  switch (status) {
    case 'captured':
      return { state: 'success', paymentId: id };
    case 'authorized':
      return known.state === 'authorized' ? known : { state: 'authorized', paymentId: id };
    case 'failed':
      // A failure that comes late says nothing about the attempt after it.
      return known.state === 'created' ? { state: 'failed', paymentId: id } : known;
    case 'refunded':
      return lapsed(known, id);
    case 'created':
      return known;
  }
}

/** The bank held the money and gave it back without it ever being taken. */
function lapsed(known: KnownPayment, id: string): KnownPayment {
  const isThisOne = known.state === 'authorized' && known.paymentId === id;
  return isThisOne || known.state === 'created' ? { state: 'failed', paymentId: id } : known;
}

/** What the order says of it. Source: specification, states. */
export function orderStatus(state: PaymentState): PaymentStatus {
  return state === 'created' ? 'pending' : state;
}
