import { type ParsedLocation, redirect } from '@tanstack/react-router';
import * as v from 'valibot';

/** The query of both pages of the sign-in: where the shopper was going. Not believed before it is followed. */
export const ReturnSearch = v.object({
  returnUrl: v.fallback(v.optional(v.string()), undefined),
});
export type ReturnSearch = v.InferOutput<typeof ReturnSearch>;

/** A shopper who is signed in has nothing to do at the sign-in, unless the shop ended it. */
export async function leaveIfSignedIn(): Promise<void> {
  const { shownAccount } = await import('#browser/sync/use-account.ts');
  const account = await shownAccount();
  if (account && !account.isOver) throw redirect({ to: '/', replace: true });
}

/** Without a code that is on its way there is nothing to verify. */
export async function leaveIfNothingPending(search: ReturnSearch): Promise<void> {
  const { isCodePending } = await import('./return-path.ts');
  if (!(await isCodePending())) throw redirect({ to: '/login', search, replace: true });
}

/** Leads whoever is not signed in on this phone to the sign-in, which is told where its shopper was going. */
export async function signInFirst({ location }: { location: ParsedLocation }): Promise<void> {
  const { isSignedIn, keepReturnPath } = await import('./return-path.ts');
  if (await isSignedIn()) return;
  await keepReturnPath(location.pathname);
  throw redirect({ to: '/login', search: { returnUrl: location.href }, replace: true });
}
