import { Fragment } from 'react';
import { type ShownAccount, useAccount } from '#browser/sync/use-account.ts';
import type { Elements } from '#ui/elements.ts';

export type ProfileAccount = ShownAccount;

/** Renders children for the signed-in account, and remounts them when the account changes. */
export function ForAccount({ children }: { children(account: ProfileAccount): Elements }) {
  const account = useAccount();
  return account && <Fragment key={account.uid}>{children(account)}</Fragment>;
}
