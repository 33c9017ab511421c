import { Link } from '@tanstack/react-router';
import type { Elements } from '#ui/elements.ts';
import { MANAGE_ADDRESSES, MY_PROFILE, MY_QUOTATIONS, ORDERS, YOUR_ACCOUNT } from './messages.ts';
import './ProfileArea.css';

/** A screen of the shopper's account, beside the links to the others. */
export function ProfileArea({ children }: { children: Elements }) {
  return (
    <div className="profile-area">
      <nav className="profile-area__ways" aria-label={YOUR_ACCOUNT}>
        <ul className="profile-area__list">
          <li>
            <Way to="/orders">{ORDERS}</Way>
          </li>
          <li>
            <Way to="/quotations">{MY_QUOTATIONS}</Way>
          </li>
          <li>
            <Way to="/profile">{MY_PROFILE}</Way>
          </li>
          <li>
            <Way to="/profile/addresses">{MANAGE_ADDRESSES}</Way>
          </li>
        </ul>
      </nav>
      <div className="profile-area__content">{children}</div>
    </div>
  );
}

type WayProps = {
  to: '/orders' | '/quotations' | '/profile' | '/profile/addresses';
  children: string;
};

/** Marked as current on exactly its own page. */
function Way({ to, children }: WayProps) {
  return (
    <Link className="profile-area__way" to={to} activeOptions={{ exact: true }}>
      {children}
    </Link>
  );
}
