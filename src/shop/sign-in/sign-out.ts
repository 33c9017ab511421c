// Signing out, and the unsent writes: sent first, kept for the account's next sign-in, or discarded. Each is a step of its
// own, so that a shopper can change their mind in between.

import { preparePushEnd } from '#browser/push/end-push.ts';
import { sendNow } from '#browser/sync/send-now.ts';
import { discardAllOf, leftBehind, retryAllOf } from '#domain/account-mirror/leave-account.ts';
import { signOut } from '#domain/account-mirror/sign-in.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { writeKinds } from '#domain/writes/registry.ts';
import { forgetEntries } from '#ui/layout/history-entry.ts';

/** Wait no longer than this on a bad network; sending goes on in the background. ms */
const TIMEOUT_MS = 20_000;

/** Counts this account's unsent writes and the pieces in the cart. */
export function countLeft(uid: string): ReturnType<typeof leftBehind> {
  return leftBehind(deviceDatabase(), uid);
}

/** Signs out at once; unsent writes stay for the account's next sign-in. @throws Error if signing out fails. */
export async function leave(uid: string): Promise<void> {
  const endPush = await preparePushEnd(deviceDatabase(), uid);
  await signOut(deviceDatabase(), uid);
  endPush();
  forgetEntries();
}

/** Sends what it can; resolves to the number of writes left. */
export async function sendWaiting(uid: string): Promise<number> {
  await retryAllOf(deviceDatabase(), uid);
  await Promise.race([sendNow(), rest(TIMEOUT_MS)]);
  return (await countLeft(uid)).waiting;
}

/**
 * Discards the unsent writes. One that may have reached the shop has to be undone there: tried at once, otherwise at the
 * account's next sign-in.
 */
export async function discardWaiting(uid: string): Promise<void> {
  await discardAllOf(deviceDatabase(), writeKinds, uid, Date.now());
  if ((await countLeft(uid)).waiting > 0) await Promise.race([sendNow(), rest(TIMEOUT_MS)]);
}

function rest(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
