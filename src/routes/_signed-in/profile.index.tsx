import { createFileRoute } from '@tanstack/react-router';
import { ForAccount, type ProfileAccount } from '#features/profile/ForAccount.tsx';
import { ProfilePage } from '#features/profile/ProfilePage.tsx';
import { NOTHING_TYPED } from '#features/profile/typed-profile.ts';
import { useDraft } from '#forms/use-draft.ts';
import { PageHead, PageHeading } from '#ui/PageHead.tsx';

export const Route = createFileRoute('/_signed-in/profile/')({ component: MyProfile });

function MyProfile() {
  return (
    <>
      <PageHead title="My Profile" description="Your name and how the shop reaches you." />
      <PageHeading>My Profile</PageHeading>
      <ForAccount>{(account) => <ProfileOf account={account} />}</ForAccount>
    </>
  );
}

function ProfileOf({ account }: { account: ProfileAccount }) {
  const draft = useDraft(`profile/${account.uid}`, NOTHING_TYPED);
  return <ProfilePage account={account} draft={draft} />;
}
