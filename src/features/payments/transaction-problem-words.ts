// What a shopper reads when a transaction id could not be kept. What was typed stays in the form.
import type { OrderChangeOutcome } from '#core/sync/writes/order-change.ts';

/** The words for an outcome that is not "saved". */
export function transactionProblemWords(outcome: OrderChangeOutcome): string {
  if (outcome.outcome === 'not-possible') {
    return 'This order does not take a transaction id any more. Please look at it in My Orders.';
  }
  const reason = outcome.outcome === 'not-saved' ? outcome.reason : 'broken';
  switch (reason) {
    case 'full':
      return 'The transaction id was not saved: this phone is full. Make some room, then press Submit again; what you typed is still here.';
    case 'blocked':
      return 'The transaction id was not saved: the shop is open in another tab that has to be closed first. Close it, then press Submit again; what you typed is still here.';
    case 'broken':
      return 'The transaction id was not saved. Please press Submit again; what you typed is still here.';
  }
}
