import { useEffect } from 'react';
import { useAccount } from '#browser/sync/use-account.ts';
import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import { displayName, EMPTY_PROFILE } from '#domain/account/profile.ts';
import { readProfile } from '#domain/account/profiles.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import type { HeaderAccount } from './ProfileMenu.tsx';

/**
 * Tells the header who is signed in on this phone. Renders nothing: the menu works before this loads, so that no press
 * is lost.
 */
export function ProfileMenuAccount({ onAccount }: { onAccount(account: HeaderAccount): void }) {
  const account = useAccount();
  const uid = account?.uid;
  const profile = useLiveQuery(
    async () => (uid ? await readProfile(deviceDatabase(), uid) : undefined),
    [uid],
  );
  const name = displayName(profile ?? EMPTY_PROFILE);
  const hasToSignInAgain = !!account?.isOver;
  const isKnown = account !== undefined;
  useEffect(() => {
    if (isKnown) onAccount(uid ? { uid, name, hasToSignInAgain } : null);
  }, [isKnown, uid, name, hasToSignInAgain, onAccount]);
  return null;
}
