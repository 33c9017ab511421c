import { Link } from '@tanstack/react-router';
import { LOG_IN_AGAIN, WISH_LIST } from '#ui/messages.ts';
import {
  hello,
  LOG_IN,
  LOG_IN_OR_SIGN_UP,
  LOG_OUT,
  MY_PROFILE,
  MY_QUOTATIONS,
  ORDERS,
  PROFILE,
} from '../messages.ts';
import { useProfileMenu } from './use-profile-menu.ts';
import './ProfileMenu.css';

/** Who is signed in: not looked up yet, nobody, or somebody with a name. */
export type HeaderAccount =
  | 'unknown'
  | null
  | { uid: string; name: string; hasToSignInAgain: boolean };

type ProfileMenuProps = { account: HeaderAccount; onLogOut(uid: string): void };

/** A greeting and the profile icon with its menu. */
export function ProfileMenu({ account, onLogOut }: ProfileMenuProps) {
  const menu = useProfileMenu();
  const isSignedIn = account !== 'unknown' && account !== null;
  return (
    <div className="profile">
      <span className="profile__greeting">
        {isSignedIn && !account.hasToSignInAgain && <span>{hello(account.name)}</span>}
        {isSignedIn && account.hasToSignInAgain && <Link to="/login">{LOG_IN_AGAIN}</Link>}
        {account === null && <Link to="/login">{LOG_IN_OR_SIGN_UP}</Link>}
      </span>
      <div className="profile__holder" {...menu.holder}>
        <button className="profile__button" type="button" aria-label={PROFILE} {...menu.button}>
          <ProfileSign />
        </button>
        {menu.isOpen && (
          <div className="profile__menu" {...menu.list}>
            <Link {...menu.row()} to="/profile">
              {MY_PROFILE}
            </Link>
            <Link {...menu.row()} to="/orders">
              {ORDERS}
            </Link>
            <Link {...menu.row()} to="/quotations">
              {MY_QUOTATIONS}
            </Link>
            <Link {...menu.row()} to="/wishlist">
              {WISH_LIST}
            </Link>
            {isSignedIn && account.hasToSignInAgain && (
              <Link {...menu.row()} to="/login">
                {LOG_IN_AGAIN}
              </Link>
            )}
            {isSignedIn ? (
              <button {...menu.row(() => onLogOut(account.uid))} type="button">
                {LOG_OUT}
              </button>
            ) : (
              <Link {...menu.row()} to="/login">
                {LOG_IN}
              </Link>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

/** A person, inside a control that has its own name. */
function ProfileSign() {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d="M12 11.6a3.9 3.9 0 1 0 0-7.8 3.9 3.9 0 0 0 0 7.8zM4.5 20.2c.6-4 3.6-6 7.5-6s6.9 2 7.5 6" />
    </svg>
  );
}
