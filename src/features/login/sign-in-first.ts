import { type ParsedLocation, redirect } from '@tanstack/react-router';

/** Leads whoever is not signed in on this phone to the sign-in, which is told where its shopper was going. */
export async function signInFirst({ location }: { location: ParsedLocation }): Promise<void> {
  const { isSignedIn, keepReturnPath } = await import('./return-path.ts');
  if (await isSignedIn()) return;
  await keepReturnPath(location.pathname);
  throw redirect({ to: '/login', search: { returnUrl: location.href }, replace: true });
}
