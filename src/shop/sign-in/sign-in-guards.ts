// Who may open which page. Routes load this with import(): it reads the phone's database, which the first load does not.
import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { shownAccount } from '#browser/sync/use-account.ts';
import { keepRedirect } from '#domain/account/stored-redirect.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { readAccount } from '#engine/account/account.ts';
import { readPendingSignIn } from '#engine/account/pending-sign-in.ts';
import type { ReturnSearch } from './return-search.ts';

/** Where to go after a sign-in that has lost its own return path. Source: specification, states. */
const RETURN_PATHS: Readonly<Record<string, string>> = {
  '/place-order': '/cart',
  '/quotations': '/quotation-details',
  '/quotation-details': '/quotation-details',
};

/** Redirects a signed-in shopper to the home page, unless the sign-in has ended. @throws a redirect. */
export async function leaveIfSignedIn(): Promise<void> {
  const account = await shownAccount();
  if (account && !account.isOver) throw redirect({ to: '/', replace: true });
}

/** Redirects to the login if no code that is still valid was sent. @throws a redirect. */
export async function leaveIfNothingPending(search: ReturnSearch): Promise<void> {
  const pending = await readPendingSignIn(deviceDatabase(), Date.now());
  if (pending === null) throw redirect({ to: '/login', search, replace: true });
}

/**
 * Redirects to the login, with the return path, if nobody is signed in on this phone; works offline. For a page that
 * leads to an order, the way back is stored as well. @throws a redirect.
 */
export async function signInFirst({ pathname, href }: ParsedLocation): Promise<void> {
  if ((await readAccount(deviceDatabase())) !== null) return;
  const path = RETURN_PATHS[pathname];
  if (path) await keepRedirect(deviceDatabase(), path, Date.now()).catch(console.error);
  throw redirect({ to: '/login', search: { returnUrl: href }, replace: true });
}
