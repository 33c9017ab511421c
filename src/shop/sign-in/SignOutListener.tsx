import { useEffect, useRef } from 'react';
import { useAccount } from '#browser/sync/use-account.ts';

/** Tells when the account that was signed in is not any more, whichever tab it left from. */
export function SignOutListener({ onSignOut }: { onSignOut(): void }) {
  const account = useAccount();
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (account === undefined) return;
    const uid = account?.uid ?? null;
    if (before.current !== null && before.current !== uid) onSignOut();
    before.current = uid;
  }, [account, onSignOut]);
  return null;
}
