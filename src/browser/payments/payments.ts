// Pays online for an order that the shop already has. Never queued, and never "paid" before the server says so.
import { PAYMENT_CONFIRM_TRIES, PAYMENT_TIMEOUTS } from '#domain/shared/limits.ts';
import type { Credential } from '#engine/account/credential.ts';
import { whileBusy } from '../busy.ts';
import type { Server } from '../shop-server.ts';
import {
  type CreatedAnswer,
  confirmPayment,
  fetchPaymentOrder,
  type PaymentProof,
} from './payment-server.ts';

/** Whether this shop takes payments online: it has a key, or runs locally with simulated payments. */
export const isOnlinePaymentOffered: boolean =
  import.meta.env.HAAT_IS_LOCAL || Boolean(import.meta.env.VITE_RAZORPAY_KEY_ID);

/**
 * The outcome. `confirming`: it may be paid, and the order will say so. `cancelled`: the shopper left the checkout.
 * `failed`: the last attempt did not succeed, and nothing was paid. `no-order-id`: the server had none. `no-answer`:
 * nothing began. `refused`: the shop says no, with a `reason`: 'held-price' or 'held-' with another of the order's
 * reasons, 'cancelled', 'too-much', 'other-amount', 'signed-out', 'not-offered', and others that the shop's own app
 * does not cause.
 */
export type PaymentAnswer = {
  outcome: 'paid' | 'confirming' | 'cancelled' | 'failed' | 'no-order-id' | 'no-answer' | 'refused';
  reason?: string;
};

export type PaymentRequest = {
  uid: string;
  orderId: string;
  orderNo: string;
  /** The total that the shopper accepted, in paise. The shopper pays the server's total, which is never more. */
  totalPaise: number;
  /** The shopper's phone with the country's prefix, for the checkout's form. */
  contact?: string;
};

export type CheckoutOrder = {
  providerOrderId: string;
  amountPaise: number;
  orderNo: string;
  contact: string;
};

/** How a checkout ended; `left`: it closed, and whether the shopper paid is unknown. */
export type CheckoutEnd =
  | { outcome: 'paid'; proof: PaymentProof }
  | { outcome: 'cancelled' }
  | { outcome: 'left' }
  | { outcome: 'unavailable' }
  | { outcome: 'failed'; reason?: string };

export type PaymentWays = {
  idToken(fresh: boolean): Promise<Credential>;
  checkout(order: CheckoutOrder): Promise<CheckoutEnd>;
  /** Origin of the shop; the page's own unless told otherwise. */
  shop?: string;
  timeouts?: Timeouts;
};

/** How long to wait until the server accepts a new order, and the pause between requests. ms */
type Timeouts = { readonly readyMs: number; readonly pauseMs: number };

/**
 * Pays for one order. May be called again for the same order after any outcome; nobody ever pays twice. Never throws.
 */
export function payOnline(
  request: PaymentRequest,
  { idToken, checkout, shop = '', timeouts = PAYMENT_TIMEOUTS }: PaymentWays,
): Promise<PaymentAnswer> {
  return whileBusy(async () => {
    const server = { idToken, shop };
    const created = await paymentOrder(server, request, timeouts);
    if (created.outcome === 'no-order-id') console.error('No orderId received');
    if (created.outcome === 'refused' && created.reason === 'paid') return { outcome: 'paid' };
    if (created.outcome !== 'created') return created;
    const { orderNo, contact = '' } = request;
    const { id: providerOrderId, amountPaise } = created;
    const end = await checkout({ providerOrderId, amountPaise, orderNo, contact });
    if (end.outcome === 'cancelled') console.warn('the payment was left without paying');
    return await afterCheckout(server, end, timeouts);
  });
}

/** Polls, because the server needs a moment to accept a new order. */
async function paymentOrder(
  server: Server,
  request: PaymentRequest,
  { readyMs, pauseMs }: Timeouts,
): Promise<CreatedAnswer> {
  for (const start = Date.now(); ; ) {
    const answer = await fetchPaymentOrder(server, request);
    if (answer.outcome !== 'refused' || answer.reason !== 'not-ready') return answer;
    if (Date.now() - start > readyMs) return { outcome: 'no-answer' };
    await pause(pauseMs);
  }
}

async function afterCheckout(
  server: Server,
  end: CheckoutEnd,
  timeouts: Timeouts,
): Promise<PaymentAnswer> {
  switch (end.outcome) {
    case 'paid':
      return await confirmed(server, end.proof, timeouts);
    case 'left':
      return { outcome: 'confirming' };
    case 'unavailable':
      return { outcome: 'no-answer' };
    default:
      return end;
  }
}

/** The shopper has paid: whatever fails from here on, the provider tells the server. */
async function confirmed(
  server: Server,
  proof: PaymentProof,
  { pauseMs }: Timeouts,
): Promise<PaymentAnswer> {
  for (let tries = 1; tries <= PAYMENT_CONFIRM_TRIES; tries++) {
    if (tries > 1) await pause(pauseMs);
    const answer = await confirmPayment(server, proof);
    if (answer.outcome === 'confirmed') {
      if (answer.status === 'success') return { outcome: 'paid' };
      return { outcome: answer.status === 'failed' ? 'failed' : 'confirming' };
    }
    if (answer.outcome === 'refused') {
      console.error('the server did not take the proof of a payment', answer.reason);
      break;
    }
  }
  return { outcome: 'confirming' };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
