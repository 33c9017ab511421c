// Counts this shopper's outbox rows: those that go by themselves, and those that need the shopper.
import { readAccount } from '../account/account.ts';
import type { EngineDatabase } from '../device/engine-database.ts';
import { badge } from '../lib/capabilities.ts';
import { readOutbox } from './outbox-rows.ts';
import { belongsTo, heldUpIn, isSendable } from './row-status.ts';

export type WaitingCount = { waiting: number; needsYou: number };

/** Counts the rows of the signed-in account and those of no account; an unreadable row needs the shopper. */
export async function countWaiting(database: EngineDatabase): Promise<WaitingCount> {
  const account = (await readAccount(database))?.uid ?? null;
  const rows = await readOutbox(database);
  const own = rows.filter(({ row }) => !row || belongsTo(row, account));
  const sendable = own.flatMap(({ row }) => (row && isSendable(row) ? [row] : []));
  // Not counted: rows behind one that needs the shopper, which settles them too.
  const heldUpBy = heldUpIn(rows);
  const waiting = sendable.filter((row) => !heldUpBy(row)).length;
  return { waiting, needsYou: own.length - sendable.length };
}

/**
 * Shows the count on the app's icon, no number when nothing waits. Does nothing where badges are unknown or not
 * allowed.
 */
export async function showWaitingBadge(database: EngineDatabase, browser: object): Promise<void> {
  await showBadge(await countWaiting(database), browser);
}

/** The same with a known count. */
export async function showBadge(
  { waiting, needsYou }: WaitingCount,
  browser: object,
): Promise<void> {
  const place = badge(browser);
  if (!place) return;
  const shown = waiting + needsYou;
  const done = shown > 0 ? place.setAppBadge(shown) : place.clearAppBadge();
  await done.catch(() => undefined);
}
