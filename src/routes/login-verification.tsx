import { createFileRoute } from '@tanstack/react-router';
import { leaveIfNothingPending, leaveIfSignedIn } from '#features/login/sign-in-guards.ts';
import { usePendingSignIn } from '#features/login/use-pending-sign-in.ts';
import { VerifyForm } from '#features/login/VerifyForm.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';

export const Route = createFileRoute('/login-verification')({
  beforeLoad: async () => {
    await leaveIfSignedIn();
    await leaveIfNothingPending();
  },
  component: LoginVerification,
});

function LoginVerification() {
  const pending = usePendingSignIn();
  return (
    <>
      <PageHead title="Verification" description="The code that we sent to your phone." />
      <PageHeading>Verification</PageHeading>
      {pending && <VerifyForm pending={pending} />}
    </>
  );
}
