import { createFileRoute, Outlet } from '@tanstack/react-router';
import { SignedIn } from '../sign-in/SignedIn.tsx';

export const Route = createFileRoute('/_signed-in')({
  beforeLoad: async ({ location }) =>
    (await import('../sign-in/sign-in-guards.ts')).signInFirst(location),
  component: () => (
    <SignedIn>
      <Outlet />
    </SignedIn>
  ),
});
