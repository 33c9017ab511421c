import { CartLink } from './CartLink.tsx';
import { useCartCount } from './use-cart.ts';

/** Link to the cart with the current number of pieces. */
export function LiveCartLink() {
  return <CartLink count={useCartCount()} />;
}
