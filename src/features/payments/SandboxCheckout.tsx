import { useState } from 'react';
import { formatPaise } from '#core/model/money.ts';
import type { CheckoutEnd, CheckoutOrder } from '#services/payments.ts';
import { playPayment, type SandboxOutcome } from '#services/sandbox-payment.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';

type SandboxCheckoutProps = { order: CheckoutOrder; onEnd(how: CheckoutEnd): void };

const CHOICES: readonly { outcome: SandboxOutcome; words: string }[] = [
  { outcome: 'success', words: 'Success' },
  { outcome: 'failure', words: 'Failure' },
  { outcome: 'cancel', words: 'Cancel' },
  { outcome: 'late', words: 'Late webhook' },
  { outcome: 'double', words: 'Double webhook' },
];

/** Stands in for the provider's checkout on one's own computer: the shopper chooses how the payment ends. */
export function SandboxCheckout({ order, onEnd }: SandboxCheckoutProps) {
  const [state, setState] = useState<'asking' | 'busy' | 'no-answer'>('asking');

  async function choose(outcome: SandboxOutcome) {
    setState('busy');
    const end = await playPayment(order.providerOrderId, outcome);
    if (end) onEnd(end);
    else setState('no-answer');
  }

  return (
    <Dialog title="Practice payment" onClose={() => onEnd({ outcome: 'cancelled' })}>
      <p>
        No money moves on this computer. How shall the payment of {formatPaise(order.amountPaise)}{' '}
        for order {order.orderNo} end?
      </p>
      {state === 'no-answer' && (
        <Notice tone="careful" isUrgent>
          That did not work. Please try it again.
        </Notice>
      )}
      <DialogAnswers>
        {CHOICES.map(({ outcome, words }) => (
          <Button
            key={outcome}
            variant={outcome === 'success' ? 'primary' : 'secondary'}
            disabled={state === 'busy'}
            onClick={() => void choose(outcome)}
          >
            {words}
          </Button>
        ))}
      </DialogAnswers>
    </Dialog>
  );
}
