import { type ParsedLocation, redirect } from '@tanstack/react-router';
import * as v from 'valibot';

/** The query of both sign-in pages: where the shopper was going. Untrusted: check it before following it. */
export const ReturnSearch = v.object({
  returnUrl: v.fallback(v.optional(v.string()), undefined),
});
export type ReturnSearch = v.InferOutput<typeof ReturnSearch>;

/** Redirects a signed-in shopper to the home page, unless the sign-in has ended. @throws a redirect. */
export async function leaveIfSignedIn(): Promise<void> {
  const { shownAccount } = await import('#browser/sync/use-account.ts');
  const account = await shownAccount();
  if (account && !account.isOver) throw redirect({ to: '/', replace: true });
}

/** Redirects to the login if no code is pending. @throws a redirect. */
export async function leaveIfNothingPending(search: ReturnSearch): Promise<void> {
  const { isCodePending } = await import('./return-path.ts');
  if (!(await isCodePending())) throw redirect({ to: '/login', search, replace: true });
}

/** Redirects to the login, with the return path, if nobody is signed in on this phone. @throws a redirect. */
export async function signInFirst({ location }: { location: ParsedLocation }): Promise<void> {
  const { isSignedIn, keepReturnPath } = await import('./return-path.ts');
  if (await isSignedIn()) return;
  await keepReturnPath(location.pathname);
  throw redirect({ to: '/login', search: { returnUrl: location.href }, replace: true });
}
