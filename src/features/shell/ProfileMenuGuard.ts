import { type ParsedLocation, redirect } from '@tanstack/react-router';

/** Leads to the sign-in, which is told where its shopper was going. */
export function signInFirst({ location }: { location: ParsedLocation }): never {
  throw redirect({ to: '/login', search: { returnUrl: location.href }, replace: true });
}
