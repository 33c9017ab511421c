// Simulated payments of the local stack: a build for a real project leaves this out.
import * as v from 'valibot';
import { SERVER_ANSWER_MS } from '#domain/shared/limits.ts';
import { PaymentProof } from './payment-server.ts';
import type { CheckoutEnd } from './payments.ts';

export type SandboxOutcome = 'success' | 'failure' | 'cancel' | 'late' | 'double';

/** The result that Razorpay's checkout would give; null when the local shop does not answer. */
export async function playPayment(
  orderId: string,
  outcome: SandboxOutcome,
): Promise<CheckoutEnd | null> {
  try {
    const reply = await fetch('/api/sandboxCheckout', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ orderId, outcome }),
      signal: AbortSignal.timeout(SERVER_ANSWER_MS),
    });
    if (!reply.ok) return null;
    if (outcome === 'cancel') return { outcome: 'cancelled' };
    if (outcome === 'failure') return { outcome: 'failed' };
    if (outcome === 'late') return { outcome: 'left' };
    return { outcome: 'paid', proof: v.parse(PaymentProof, await reply.json()) };
  } catch {
    return null;
  }
}
