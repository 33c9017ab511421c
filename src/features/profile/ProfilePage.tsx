import type { Draft } from '#forms/use-draft.ts';
import { LoadingWords, Skeleton } from '#ui/Skeleton.tsx';
import type { ProfileAccount } from './ForAccount.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import type { TypedProfile } from './typed-profile.ts';
import { useStoredProfile } from './use-stored-profile.ts';

type ProfilePageProps = { account: ProfileAccount; draft: Draft<TypedProfile> };

/** Who the shopper is to the shop, over a draft that the page keeps. */
export function ProfilePage({ account: { uid, phone }, draft }: ProfilePageProps) {
  const view = useStoredProfile(uid);
  if (view.state === 'asking') return <ProfileSkeleton />;
  return <ProfileForm uid={uid} phone={phone} draft={draft} {...view} />;
}

function ProfileSkeleton() {
  return (
    <div className="form">
      <LoadingWords>Getting your profile</LoadingWords>
      {['First Name', 'Last Name', 'Email', 'Phone'].map((label) => (
        <div key={label}>
          <Skeleton shape="line" width="6rem" />
          <Skeleton shape="button" />
        </div>
      ))}
    </div>
  );
}
