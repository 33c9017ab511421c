import { useEffect, useRef } from 'react';
import { useAccount } from '#browser/sync/use-account.ts';

/** Calls `onSignOut` when the signed-in account changes or leaves, in any tab. */
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
