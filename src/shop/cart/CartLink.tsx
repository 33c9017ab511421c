import { Link } from '@tanstack/react-router';
import { Icon } from '#ui/media/Icon.tsx';
import { CART, cartWith } from './messages.ts';
import './CartLink.css';

/** Link to the cart. `count`: pieces in it. */
export function CartLink({ count = 0 }: { count?: number }) {
  return (
    <Link className="cart-link" to="/cart" aria-label={cartWith(count)}>
      <Icon name="cart" />
      <span className="cart-link__word">{CART} </span>
      {count > 0 && <span className="cart-link__badge">{count}</span>}
    </Link>
  );
}
