import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { OwnAccount, useAccount } from '#browser/sync/use-account.ts';

/**
 * What only the account that is signed in may see. It leaves the screen as soon as that account does, also from another
 * tab; the next account's screens start anew.
 */
export function SignedIn({ children }: { children: ReactNode }) {
  const account = useAccount();
  const navigate = useNavigate();
  const isOut = account === null;
  useEffect(() => {
    // Without a way back: the next person who signs in here is perhaps another one.
    if (isOut) void navigate({ to: '/login', replace: true });
  }, [isOut, navigate]);
  if (!account) return null;
  return (
    <OwnAccount.Provider key={account.uid} value={account}>
      {children}
    </OwnAccount.Provider>
  );
}
