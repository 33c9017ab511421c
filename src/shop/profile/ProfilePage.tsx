import { useEffect, useState } from 'react';
import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import { useReachability } from '#browser/sync/use-reachability.ts';
import { readAccountMirror } from '#domain/account/account-mirror-state.ts';
import { EMPTY_PROFILE, type StoredProfile } from '#domain/account/profile.ts';
import { readProfile } from '#domain/account/profiles.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import type { Draft } from '#forms/use-draft.ts';
import { LoadingWords, Skeleton } from '#ui/feedback/Skeleton.tsx';
import type { ProfileAccount } from './ForAccount.tsx';
import { EMAIL, FIRST_NAME, GETTING_PROFILE, LAST_NAME, PHONE } from './messages.ts';
import { ProfileForm } from './ProfileForm.tsx';
import type { TypedProfile } from './typed-profile.ts';

type ProfilePageProps = { account: ProfileAccount; draft: Draft<TypedProfile> };

/** The shopper's profile; the page keeps the draft. */
export function ProfilePage({ account: { uid, phone }, draft }: ProfilePageProps) {
  const view = useStoredProfile(uid);
  if (view.state === 'asking') return <ProfileSkeleton />;
  return <ProfileForm uid={uid} phone={phone} draft={draft} {...view} />;
}

function ProfileSkeleton() {
  return (
    <div className="form">
      <LoadingWords>{GETTING_PROFILE}</LoadingWords>
      {[FIRST_NAME, LAST_NAME, EMAIL, PHONE].map((label) => (
        <div key={label}>
          <Skeleton shape="line" width="6rem" />
          <Skeleton shape="button" />
        </div>
      ))}
    </div>
  );
}

/** Show the form as it is when the shop's first answer takes longer than this. ms */
const TIMEOUT_MS = 5_000;

type ProfileView =
  | { state: 'asking' }
  /** `isFetched`: this phone knows the shop's copy. */
  | { state: 'shown'; stored: StoredProfile; isFetched: boolean };

/** Follows the profile of an account. */
function useStoredProfile(uid: string): ProfileView {
  const known = useLiveQuery(() => readKnown(uid), [uid]);
  const isUnreachable = useReachability() === 'unreachable';
  const isTimedOut = useIsLaterThan(TIMEOUT_MS);
  if (!known) return { state: 'asking' };
  const { stored, isFetched } = known;
  if (!stored && !isFetched && !isUnreachable && !isTimedOut) return { state: 'asking' };
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
