// What an account would leave when its shopper signs out: how much there is, and giving up all that waits.

import { readOutbox } from '#engine/outbox/outbox-rows.ts';
import { discard, retryNow } from '#engine/outbox/retry-and-discard.ts';
import type { StoredRow } from '#engine/outbox/row-status.ts';
import type { WriteKinds } from '#engine/outbox/write-kind.ts';
import { cartCount } from '../cart/cart.ts';
import { readCart } from '../cart/cart-lines.ts';
import type { HaatDatabase } from '../device/tables.ts';

/** Everything of this account that is not sent yet, whatever it waits for, and whether it can still be read. */
export async function waitingOf(database: HaatDatabase, uid: string): Promise<StoredRow[]> {
  return (await readOutbox(database)).filter((stored) => ownerOf(stored) === uid);
}

/** What has to be asked about before a sign-out: how many things are not sent yet, and the pieces in the cart, which it empties. */
export async function leftBehind(
  database: HaatDatabase,
  uid: string,
): Promise<{ waiting: number; inCart: number }> {
  const waiting = (await waitingOf(database, uid)).length;
  return { waiting, inCart: cartCount(await readCart(database)) };
}

/** Makes all of it due at once. */
export async function retryAllOf(database: HaatDatabase, uid: string): Promise<void> {
  for (const { seq } of await waitingOf(database, uid)) await retryNow(database, seq);
}

/**
 * Gives all of it up, latest first, so that nothing is put back that an earlier write of it had changed. What may have landed
 * is taken back by a write that waits in its place. `now` in ms.
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
