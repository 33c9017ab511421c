import { Link } from '@tanstack/react-router';
import { Icon } from '#ui/Icon.tsx';
import './CartLink.css';

/** The way to the cart. `count`: pieces in it. */
export function CartLink({ count = 0 }: { count?: number }) {
  return (
    <Link className="cart-link" to="/cart" aria-label={nameFor(count)}>
      <Icon name="cart" />
      <span className="cart-link__word">Cart</span>{' '}
      {count > 0 && <span className="cart-link__badge">{count}</span>}
    </Link>
  );
}

function nameFor(count: number): string {
  if (count === 0) return 'Cart, empty';
  return `Cart, ${count} ${count === 1 ? 'thing' : 'things'}`;
}
