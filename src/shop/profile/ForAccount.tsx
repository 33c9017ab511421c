import { Fragment, type ReactNode } from 'react';
import { type ShownAccount, useAccount } from '#browser/sync/use-account.ts';

export type ProfileAccount = ShownAccount;

/** What needs to know whose it is; it starts anew with another account. */
export function ForAccount({ children }: { children(account: ProfileAccount): ReactNode }) {
  const account = useAccount();
  return account && <Fragment key={account.uid}>{children(account)}</Fragment>;
}
