import { createFileRoute } from '@tanstack/react-router';
import { VERIFICATION, VERIFICATION_DESCRIPTION } from '#features/sign-in/messages.ts';
import {
  leaveIfNothingPending,
  leaveIfSignedIn,
  ReturnSearch,
} from '#features/sign-in/sign-in-guards.ts';
import { useReturnRedirect } from '#features/sign-in/use-return-redirect.ts';
import { usePendingSignIn } from '#features/sign-in/use-verify.ts';
import { VerifyForm } from '#features/sign-in/VerifyForm.tsx';
import { PageHead, PageHeading } from '#ui/layout/PageHead.tsx';

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
      <PageHead title={VERIFICATION} description={VERIFICATION_DESCRIPTION} />
      <PageHeading>{VERIFICATION}</PageHeading>
      {pending && <VerifyForm pending={pending} search={search} />}
    </>
  );
}
