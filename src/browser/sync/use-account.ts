// Who is signed in on this phone, for screens.
import { useLiveQuery } from 'dexie-react-hooks';
import { createContext, useContext } from 'react';
import { deviceDatabase } from '#domain/device/database.ts';
import { readAccount } from '#engine/account/account.ts';

/** The signed-in account as screens may know it: its tokens are none of their business. */
export type ShownAccount = {
  uid: string;
  /** With the country's prefix. */
  phone: string;
  /** The sign-in has to be done again before anything can be sent in this name. */
  isOver: boolean;
};

/** The account that is signed in; null for nobody, undefined while the phone is being asked. */
export function useAccount(): ShownAccount | null | undefined {
  return useLiveQuery(shownAccount, []);
}

/** The same, asked once. */
export async function shownAccount(): Promise<ShownAccount | null> {
  const account = await readAccount(deviceDatabase());
  return account && { uid: account.uid, phone: account.phone, isOver: account.isOver };
}

/** Told once by the screen behind the sign-in, so that none below it has to ask the phone again. */
export const OwnAccount = createContext<ShownAccount | null>(null);

/**
 * The account that is signed in.
 * @throws Error outside of the screens that need a sign-in.
 */
export function useOwnAccount(): ShownAccount {
  const account = useContext(OwnAccount);
  if (!account) throw new Error('this screen stands outside of those behind the sign-in');
  return account;
}
