// Writes that ended by themselves because what they were about is gone, kept for a while so that their shopper reads what became of them.
import * as v from 'valibot';
import { LAPSED_REMEMBERED_MS } from '../../model/limits.ts';
import { OutboxRow } from '../../model/outbox/write.ts';
import { isStillHere } from '../account/account.ts';
import type { HaatDatabase } from '../database/tables.ts';

const KEY = 'lapsed-writes';
/** More than anybody reads. */
const REMEMBERED = 20;

/** `at`: when it ended, ms since 1970 by the phone's clock. */
const LapsedWrite = v.object({ row: OutboxRow, at: v.number() });
export type LapsedWrite = v.InferOutput<typeof LapsedWrite>;

/** Notes a write as lapsed, unless its account has left meanwhile; for the transaction that removes its row. `now` in ms. */
export async function noteLapsed(
  database: HaatDatabase,
  row: OutboxRow,
  now: number,
): Promise<void> {
  if (!(await isStillHere(database, row.uid))) return;
  // What was asked twice about the same thing is told once.
  const others = (await readLapsed(database, now)).filter(
    (it) => it.row.entityKey !== row.entityKey,
  );
  const value = [{ row, at: now }, ...others].slice(0, REMEMBERED);
  await database.deviceState.put({ key: KEY, value });
}

/** What lapsed of late on this device, the latest first. `now` in ms. */
export async function readLapsed(database: HaatDatabase, now: number): Promise<LapsedWrite[]> {
  const kept = v.safeParse(v.array(LapsedWrite), (await database.deviceState.get(KEY))?.value);
  if (!kept.success) return [];
  return kept.output.filter(({ at }) => now - at < LAPSED_REMEMBERED_MS);
}

/** Forgets all of them; for the transaction in which an account leaves. */
export async function forgetLapsed(database: HaatDatabase): Promise<void> {
  await database.deviceState.delete(KEY);
}
