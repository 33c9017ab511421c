// What a shopper reads of a transaction id.
import type { OrderChangeOutcome } from '#core/sync/writes/order-change.ts';
import { notSavedMessage } from '#forms/messages.ts';

const TOO_LATE =
  'This order does not take a transaction id any more. Please look at it in My Orders.';

/** The words for an outcome that is not "saved". */
export function transactionProblem(outcome: OrderChangeOutcome): string {
  if (outcome.outcome === 'not-possible') return TOO_LATE;
  return notSavedMessage(outcome.outcome === 'not-saved' ? outcome.reason : 'broken', true);
}
