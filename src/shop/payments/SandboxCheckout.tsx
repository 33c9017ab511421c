import { useState } from 'react';
import type { CheckoutEnd, CheckoutOrder } from '#browser/payments/payments.ts';
import { playPayment, type SandboxOutcome } from '#browser/payments/sandbox-payment.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/layout/Dialog.tsx';
import {
  PRACTICE_CANCEL,
  PRACTICE_DOUBLE,
  PRACTICE_FAILED,
  PRACTICE_FAILURE,
  PRACTICE_LATE,
  PRACTICE_PAYMENT,
  PRACTICE_SUCCESS,
  practiceQuestion,
} from './messages.ts';

type SandboxCheckoutProps = { order: CheckoutOrder; onEnd(how: CheckoutEnd): void };

const choices = (): readonly { outcome: SandboxOutcome; words: string }[] => [
  { outcome: 'success', words: PRACTICE_SUCCESS },
  { outcome: 'failure', words: PRACTICE_FAILURE },
  { outcome: 'cancel', words: PRACTICE_CANCEL },
  { outcome: 'late', words: PRACTICE_LATE },
  { outcome: 'double', words: PRACTICE_DOUBLE },
];

/** Stands in for the provider's checkout in local builds: the shopper chooses how the payment ends. */
export function SandboxCheckout({ order, onEnd }: SandboxCheckoutProps) {
  const [state, setState] = useState<'asking' | 'busy' | 'no-answer'>('asking');

  async function choose(outcome: SandboxOutcome) {
    setState('busy');
    const end = await playPayment(order.providerOrderId, outcome);
    if (end) onEnd(end);
    else setState('no-answer');
  }

  return (
    <Dialog title={PRACTICE_PAYMENT} onClose={() => onEnd({ outcome: 'cancelled' })}>
      <p>{practiceQuestion(formatPaise(order.amountPaise), order.orderNo)}</p>
      {state === 'no-answer' && (
        <Notice tone="careful" isUrgent>
          {PRACTICE_FAILED}
        </Notice>
      )}
      <DialogAnswers>
        {choices().map(({ outcome, words }) => (
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
