import { createFileRoute } from '@tanstack/react-router';
import { PageHead, PageHeading } from '#ui/layout/PageHead.tsx';
import { VERIFICATION, VERIFICATION_DESCRIPTION } from '../sign-in/messages.ts';
import { ReturnSearch } from '../sign-in/return-search.ts';
import { useReturnRedirect } from '../sign-in/use-return-redirect.ts';
import { usePendingSignIn } from '../sign-in/use-verify.ts';
import { VerifyForm } from '../sign-in/VerifyForm.tsx';

export const Route = createFileRoute('/login-verification')({
  validateSearch: ReturnSearch,
  beforeLoad: async ({ search }) => {
    const guards = await import('../sign-in/sign-in-guards.ts');
    await guards.leaveIfSignedIn();
    await guards.leaveIfNothingPending(search);
  },
  component: LoginVerification,
});

function LoginVerification() {
  const search = Route.useSearch();
  const pending = usePendingSignIn();
  useReturnRedirect(search);
  return (
    <>
      <PageHead title={VERIFICATION} description={VERIFICATION_DESCRIPTION} />
      <PageHeading>{VERIFICATION}</PageHeading>
      {pending && <VerifyForm pending={pending} search={search} />}
    </>
  );
}
