// What a shopper reads when Place Order could not place the order. Nothing is lost: the cart is as it was.
import { MAX_ORDER_LINES } from '#core/model/limits.ts';
import type { PlaceProblem } from './place.ts';

/** The words for a problem. */
export function placeProblemWords(problem: PlaceProblem): string {
  switch (problem.kind) {
    case 'full':
      return 'Your order was not saved: this phone is full. Make some room, then press Place Order again; your cart is as it was.';
    case 'blocked':
      return 'Your order was not saved: the shop is open in another tab that has to be closed first. Close it, then press Place Order again; your cart is as it was.';
    case 'broken':
      return 'Your order was not saved. Please press Place Order again; your cart is as it was.';
    case 'cart-changed':
      return 'Nothing was ordered here: your cart has changed, perhaps in another tab. This is what is in it now. What you ordered there is in:';
    case 'too-many':
      return `One order holds at most ${MAX_ORDER_LINES} different products. Please take some out of the cart and order them separately.`;
    case 'no-answer':
      return 'The shop could not be reached, and nothing was paid. Please press Place Order again, or choose another way to pay: that works without a connection, too.';
    case 'refused':
      return 'The shop did not accept this order, and nothing was paid. Please press Place Order again, or contact us.';
    case 'signed-out':
      return 'Nothing was ordered yet: please log in again first.';
    case 'changed':
      return changedWords(problem);
  }
}

function changedWords({ reason, today }: Extract<PlaceProblem, { kind: 'changed' }>): string {
  if (!today) return 'Nothing was ordered: what you chose is no longer there.';
  return reason === 'product-gone'
    ? 'Nothing was ordered yet: something that you chose is no longer there.'
    : 'Nothing was ordered yet: a price has gone up.';
}
