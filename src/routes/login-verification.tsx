import { createFileRoute } from '@tanstack/react-router';
import { ReturnSearch } from '#features/login/return-search.ts';
import { leaveIfNothingPending, leaveIfSignedIn } from '#features/login/sign-in-guards.ts';
import { usePendingSignIn } from '#features/login/use-pending-sign-in.ts';
import { useReturnRedirect } from '#features/login/use-return-redirect.ts';
import { VerifyForm } from '#features/login/VerifyForm.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';

export const Route = createFileRoute('/login-verification')({
  validateSearch: ReturnSearch,
  beforeLoad: async ({ search }) => {
    await leaveIfSignedIn();
    await leaveIfNothingPending(search);
  },
  component: LoginVerification,
});

function LoginVerification() {
  const search = Route.useSearch();
  const pending = usePendingSignIn();
  useReturnRedirect(search);
  return (
    <>
      <PageHead title="Verification" description="The code that we sent to your phone." />
      <PageHeading>Verification</PageHeading>
      {pending && <VerifyForm pending={pending} search={search} />}
    </>
  );
}
