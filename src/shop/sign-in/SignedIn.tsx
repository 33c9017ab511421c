import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { OwnAccount, useAccount } from '#browser/sync/use-account.ts';
import type { Elements } from '#ui/elements.ts';

/**
 * Renders children for the signed-in account only. They unmount as soon as it signs out, even in another tab, and remount
 * for the next account.
 */
export function SignedIn({ children }: { children: Elements }) {
  const account = useAccount();
  const navigate = useNavigate();
  const isOut = account === null;
  useEffect(() => {
    // No return path: the next person to sign in here may be somebody else.
    if (isOut) void navigate({ to: '/login', replace: true });
  }, [isOut, navigate]);
  if (!account) return null;
  return (
    <OwnAccount.Provider key={account.uid} value={account}>
      {children}
    </OwnAccount.Provider>
  );
}
