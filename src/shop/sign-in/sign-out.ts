// Signing out, and what becomes of what waits: sent first, kept for the account's next sign-in, or given up. Each step is
// its own, so that a shopper who changes their mind in between stays.

import { preparePushEnd } from '#browser/push/end-push.ts';
import { sendNow } from '#browser/sync/send-now.ts';
import { discardAllOf, leftBehind, retryAllOf } from '#domain/account-mirror/leave-account.ts';
import { signOut } from '#domain/account-mirror/sign-in.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { writeKinds } from '#domain/writes/registry.ts';

/** A half-dead network answers the shopper within this time; what is on its way goes on. ms */
const TIMEOUT_MS = 20_000;

/** What this account would leave: things that are not sent yet, and pieces in the cart. */
export function countLeft(uid: string): ReturnType<typeof leftBehind> {
  return leftBehind(deviceDatabase(), uid);
}

/** Signs out at once; what still waits stays on the phone for the account's next sign-in. @throws Error where that could not be. */
export async function leave(uid: string): Promise<void> {
  const endPush = await preparePushEnd(deviceDatabase(), uid);
  await signOut(deviceDatabase(), uid);
  endPush();
}

/** Sends what can be sent and says how many things are left. */
export async function sendWaiting(uid: string): Promise<number> {
  await retryAllOf(deviceDatabase(), uid);
  await Promise.race([sendNow(), rest(TIMEOUT_MS)]);
  return (await countLeft(uid)).waiting;
}

/**
 * Gives up what waits. What may have reached the shop already has to be taken back there: that is tried at once, and otherwise
 * waits for the account's next sign-in.
 */
export async function discardWaiting(uid: string): Promise<void> {
  await discardAllOf(deviceDatabase(), writeKinds, uid, Date.now());
  if ((await countLeft(uid)).waiting > 0) await Promise.race([sendNow(), rest(TIMEOUT_MS)]);
}

function rest(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
