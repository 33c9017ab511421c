// What a shopper reads when Place Order could not place the order. Nothing is lost: the cart is as it was.
import { MAX_ORDER_LINES } from '#core/model/limits.ts';
import type { PlaceProblem } from './use-checkout.ts';

/** The words for a problem. */
export function placeProblemWords(problem: PlaceProblem): string {
  switch (problem) {
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
  }
}
