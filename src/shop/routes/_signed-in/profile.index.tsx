import { createFileRoute } from '@tanstack/react-router';
import { useDraft } from '#forms/use-draft.ts';
import { PageHead, PageHeading } from '#ui/layout/PageHead.tsx';
import { DeleteAccount } from '../../profile/DeleteAccount.tsx';
import { ForAccount, type ProfileAccount } from '../../profile/ForAccount.tsx';
import { MY_PROFILE, PROFILE_DESCRIPTION } from '../../profile/messages.ts';
import { ProfilePage } from '../../profile/ProfilePage.tsx';
import { NOTHING_TYPED } from '../../profile/typed-profile.ts';

export const Route = createFileRoute('/_signed-in/profile/')({ component: MyProfile });

function MyProfile() {
  return (
    <>
      <PageHead title={MY_PROFILE} description={PROFILE_DESCRIPTION} />
      <PageHeading>{MY_PROFILE}</PageHeading>
      <ForAccount>{(account) => <ProfileOf account={account} />}</ForAccount>
    </>
  );
}

function ProfileOf({ account }: { account: ProfileAccount }) {
  const draft = useDraft(`profile/${account.uid}`, NOTHING_TYPED);
  return (
    <>
      <ProfilePage account={account} draft={draft} />
      <DeleteAccount uid={account.uid} onDeleted={tellDeleted} />
    </>
  );
}

/** The sign-in page, where a signed-out shopper lands, then says so. */
async function tellDeleted(): Promise<void> {
  const { recordDeleted } = await import('../../sign-in/DeletedNotice.tsx');
  recordDeleted();
}
