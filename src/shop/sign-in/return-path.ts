// What the guard asks of the phone and tells it. Loaded by the guard alone: the first load knows no database.

import { keepRedirect } from '#domain/account/stored-redirect.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { readAccount } from '#engine/account/account.ts';
import { readPendingSignIn } from '#engine/account/pending-sign-in.ts';

/** Where a sign-in leads that has lost its own way back. Source: specification, states. */
const RETURN_PATHS: Readonly<Record<string, string>> = {
  '/place-order': '/cart',
  '/quotations': '/quotation-details',
  '/quotation-details': '/quotation-details',
};

/** Whether somebody is signed in on this phone; no network is asked. */
export async function isSignedIn(): Promise<boolean> {
  return (await readAccount(deviceDatabase())) !== null;
}

/** Keeps the way back from a page that ends in an order. */
export async function keepReturnPath(pathname: string): Promise<void> {
  const path = RETURN_PATHS[pathname];
  if (path) await keepRedirect(deviceDatabase(), path, Date.now()).catch(console.error);
}

/** Whether a code was sent that can still be typed. */
export async function isCodePending(): Promise<boolean> {
  return (await readPendingSignIn(deviceDatabase(), Date.now())) !== null;
}
