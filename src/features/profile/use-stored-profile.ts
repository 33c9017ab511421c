// The profile as this phone has it, followed as it changes, and whether the shop's own was ever had.
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { readAccountMirror } from '#core/device/account-mirror-state.ts';
import { deviceDatabase } from '#core/device/database.ts';
import { readProfile } from '#core/device/profile.ts';
import { EMPTY_PROFILE, type StoredProfile } from '#core/model/profile.ts';
import { useReachability } from '#page-sync/use-reachability.ts';

/** Somebody who waits longer for a first answer of the shop gets the form as it is. ms */
const PATIENCE_MS = 5_000;

export type ProfileView =
  | { state: 'asking' }
  /** `isFetched` is false while what the shop has is not known on this phone. */
  | { state: 'shown'; stored: StoredProfile; isFetched: boolean };

/** Follows the profile of an account. */
export function useStoredProfile(uid: string): ProfileView {
  const known = useLiveQuery(() => readKnown(uid), [uid]);
  const isUnreachable = useReachability() === 'unreachable';
  const isTired = useIsLaterThan(PATIENCE_MS);
  if (!known) return { state: 'asking' };
  const { stored, isFetched } = known;
  if (!stored && !isFetched && !isUnreachable && !isTired) return { state: 'asking' };
  return { state: 'shown', stored: stored ?? EMPTY_PROFILE, isFetched };
}

async function readKnown(uid: string) {
  const database = deviceDatabase();
  const [stored, mirror] = await Promise.all([
    readProfile(database, uid),
    readAccountMirror(database),
  ]);
  return { stored, isFetched: mirror.readAt !== null };
}

function useIsLaterThan(wait: number): boolean {
  const [isLater, setIsLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLater(true), wait);
    return () => clearTimeout(timer);
  }, [wait]);
  return isLater;
}
