// Whose screens these are: told once by the screen behind the sign-in, so that none below it has to ask the phone again.
import { createContext, useContext } from 'react';
import type { ShownAccount } from './use-account.ts';

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
