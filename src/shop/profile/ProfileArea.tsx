import { Link } from '@tanstack/react-router';
import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import { claimsInToken, opensDesk } from '#domain/account/claims-in-token.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { readAccount } from '#engine/account/account.ts';
import type { Elements } from '#ui/elements.ts';
import {
  MANAGE_ADDRESSES,
  MY_PROFILE,
  MY_QUOTATIONS,
  OPEN_DESK,
  ORDERS,
  YOUR_ACCOUNT,
} from './messages.ts';
import './ProfileArea.css';

/** A screen of the shopper's account, beside the links to the others, and to the desk for those who run the shop. */
export function ProfileArea({ children }: { children: Elements }) {
  const hasDesk = useLiveQuery(readHasDesk, []);
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
          {hasDesk && (
            <li>
              <a className="profile-area__way" href="/desk">
                {OPEN_DESK}
              </a>
            </li>
          )}
        </ul>
      </nav>
      <div className="profile-area__content">{children}</div>
    </div>
  );
}

async function readHasDesk(): Promise<boolean> {
  const account = await readAccount(deviceDatabase());
  return opensDesk(claimsInToken(account?.idToken ?? null));
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
