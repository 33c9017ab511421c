// The guards' access to the phone's database. Only the guards load it, to keep the database out of the first load.

import { keepRedirect } from '#domain/account/stored-redirect.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { readAccount } from '#engine/account/account.ts';
import { readPendingSignIn } from '#engine/account/pending-sign-in.ts';

/** Where to go after a sign-in that has lost its own return path. Source: specification, states. */
const RETURN_PATHS: Readonly<Record<string, string>> = {
  '/place-order': '/cart',
  '/quotations': '/quotation-details',
  '/quotation-details': '/quotation-details',
};

/** Whether somebody is signed in on this phone; works offline. */
export async function isSignedIn(): Promise<boolean> {
  return (await readAccount(deviceDatabase())) !== null;
}

/** Keeps the return path for a page that leads to an order. */
export async function keepReturnPath(pathname: string): Promise<void> {
  const path = RETURN_PATHS[pathname];
  if (path) await keepRedirect(deviceDatabase(), path, Date.now()).catch(console.error);
}

/** Whether a code was sent that is still valid. */
export async function isCodePending(): Promise<boolean> {
  return (await readPendingSignIn(deviceDatabase(), Date.now())) !== null;
}
