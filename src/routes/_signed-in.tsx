import { createFileRoute, Outlet } from '@tanstack/react-router';
import { SignedIn } from '#features/login/SignedIn.tsx';
import { signInFirst } from '#features/login/sign-in-first.ts';

export const Route = createFileRoute('/_signed-in')({
  beforeLoad: signInFirst,
  component: () => (
    <SignedIn>
      <Outlet />
    </SignedIn>
  ),
});
