import { createFileRoute, Outlet } from '@tanstack/react-router';
import { SignedIn } from '../sign-in/SignedIn.tsx';
import { signInFirst } from '../sign-in/sign-in-guards.ts';

export const Route = createFileRoute('/_signed-in')({
  beforeLoad: signInFirst,
  component: () => (
    <SignedIn>
      <Outlet />
    </SignedIn>
  ),
});
