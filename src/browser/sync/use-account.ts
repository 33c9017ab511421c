// The signed-in account, for screens.
import { createContext, useContext } from 'react';
import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { readAccount } from '#engine/account/account.ts';

/** The signed-in account for screens, without its tokens. */
export type ShownAccount = {
  uid: string;
  /** With the country's prefix. */
  phone: string;
  /** The sign-in must be renewed before anything can be sent for this account. */
  isOver: boolean;
};

/** The signed-in account; null for nobody, undefined while it is being read. */
export function useAccount(): ShownAccount | null | undefined {
  return useLiveQuery(shownAccount, []);
}

/** The same, read once. */
export async function shownAccount(): Promise<ShownAccount | null> {
  const account = await readAccount(deviceDatabase());
  return account && { uid: account.uid, phone: account.phone, isOver: account.isOver };
}

/** Provided by the screen behind the sign-in, so that none below it has to read the database. */
export const OwnAccount = createContext<ShownAccount | null>(null);

/**
 * The signed-in account.
 * @throws Error outside the screens that need a sign-in.
 */
export function useOwnAccount(): ShownAccount {
  const account = useContext(OwnAccount);
  if (!account) throw new Error('this screen stands outside of those behind the sign-in');
  return account;
}
