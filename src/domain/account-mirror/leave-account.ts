// Signing out: counts what the account would leave behind, and discards its waiting writes.

import { readOutbox } from '#engine/outbox/outbox-rows.ts';
import { discard, retryNow } from '#engine/outbox/retry-and-discard.ts';
import type { StoredRow } from '#engine/outbox/row-status.ts';
import type { WriteKinds } from '#engine/outbox/write-kind.ts';
import { cartCount } from '../cart/cart.ts';
import { readCart } from '../cart/cart-lines.ts';
import type { HaatDatabase } from '../device/tables.ts';

/** All unsent rows of this account, in any state, readable or not. */
export async function waitingOf(database: HaatDatabase, uid: string): Promise<StoredRow[]> {
  return (await readOutbox(database)).filter((stored) => ownerOf(stored) === uid);
}

/** To confirm before a sign-out: the number of unsent writes, and of pieces in the cart, which it empties. */
export async function leftBehind(
  database: HaatDatabase,
  uid: string,
): Promise<{ waiting: number; inCart: number }> {
  const waiting = (await waitingOf(database, uid)).length;
  return { waiting, inCart: cartCount(await readCart(database)) };
}

/** Makes all of its waiting writes due at once. */
export async function retryAllOf(database: HaatDatabase, uid: string): Promise<void> {
  for (const { seq } of await waitingOf(database, uid)) await retryNow(database, seq);
}

/**
 * Discards all of its waiting writes, latest first, so that each restores the state before its own change. For a write
 * that may have landed, a cancelling write takes its place. `now` in ms.
 */
export async function discardAllOf(
  database: HaatDatabase,
  kinds: WriteKinds,
  uid: string,
  now: number,
): Promise<void> {
  for (const { seq } of (await waitingOf(database, uid)).reverse()) {
    await discard(database, kinds, seq, now);
  }
}

function ownerOf(stored: StoredRow): unknown {
  if (stored.row) return stored.row.uid;
  const { raw } = stored;
  return typeof raw === 'object' && raw !== null && 'uid' in raw ? raw.uid : null;
}
