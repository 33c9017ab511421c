import { CartLink } from './CartLink.tsx';
import { useCartCount } from './use-cart.ts';

/** The way to the cart, with how much is in it just now. */
export function LiveCartLink() {
  return <CartLink count={useCartCount()} />;
}
