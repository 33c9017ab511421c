import { Link } from '@tanstack/react-router';
import { shop } from '#shop';
import { Icon } from '#ui/Icon.tsx';
import { Logo } from './Logo.tsx';
import './Header.css';

/** The top of every page. `cartCount`: pieces in the cart. */
export function Header({ cartCount }: { cartCount: number }) {
  return (
    <header className="header">
      <div className="header__inner">
        <Link className="header__home" to="/" aria-label={`${shop.name}, home`}>
          <Logo />
          <span className="header__name">{shop.name}</span>
        </Link>
        <Link className="header__cart" to="/cart" aria-label={cartName(cartCount)}>
          <Icon name="cart" />
          <span className="header__cart-word">Cart</span>
          {cartCount > 0 && <span className="header__badge">{cartCount}</span>}
        </Link>
      </div>
    </header>
  );
}

function cartName(count: number): string {
  if (count === 0) return 'Cart, empty';
  return `Cart, ${count} ${count === 1 ? 'thing' : 'things'}`;
}
