// How much of the outbox is this shopper's: what goes by itself, and what needs them.
import { readAccount } from '../device/account.ts';
import type { HaatDatabase } from '../device/database.ts';
import { readOutbox } from '../device/outbox-rows.ts';
import { belongsTo, heldUpBy, isSendable } from './due-rows.ts';

export type WaitingCount = { waiting: number; needsYou: number };

/** Counts the rows of the account that is signed in, and nobody's; a row that cannot be read needs the shopper. */
export async function countWaiting(database: HaatDatabase): Promise<WaitingCount> {
  const account = (await readAccount(database))?.uid ?? null;
  const rows = await readOutbox(database);
  const own = rows.filter(({ row }) => !row || belongsTo(row, account));
  const sendable = own.flatMap(({ row }) => (row && isSendable(row) ? [row] : []));
  // What waits for one that needs the shopper goes with that one, and is no matter of its own.
  const waiting = sendable.filter((row) => !heldUpBy(rows, row)).length;
  return { waiting, needsYou: own.length - sendable.length };
}
