// How writes ended: proven to be at the shop, or lapsed because their target was deleted. Remembered for a while, so
// that screens can say so after the row is gone.
import * as v from 'valibot';
import { isStillHere } from '../account/account.ts';
import type { EngineDatabase } from '../device/engine-database.ts';
import { LAPSED_REMEMBERED_MS } from '../limits.ts';
import { OutboxRow } from './write.ts';

const PROVEN_KEY = 'proven-writes';
const LAPSED_KEY = 'lapsed-writes';
/** Screens look up the latest only. */
const PROVEN_REMEMBERED = 50;
/** More than anybody reads. */
const LAPSED_REMEMBERED = 20;

/** `at`: when it ended, ms since 1970 by the phone's clock. */
const LapsedWrite = v.object({ row: OutboxRow, at: v.number() });
export type LapsedWrite = v.InferOutput<typeof LapsedWrite>;

/**
 * Records a write as proven, unless its account has left meanwhile; call it in the transaction that removes the row.
 */
export async function recordProven(
  database: EngineDatabase,
  { id, uid }: Pick<OutboxRow, 'id' | 'uid'>,
): Promise<void> {
  if (!(await isStillHere(database, uid))) return;
  const value = [id, ...(await readProven(database))].slice(0, PROVEN_REMEMBERED);
  await database.deviceState.put({ key: PROVEN_KEY, value });
}

/** Whether a write of this device was proven, among those remembered. */
export async function isProven(database: EngineDatabase, id: string): Promise<boolean> {
  return (await readProven(database)).includes(id);
}

/** The ids of recently proven writes, newest first. */
export async function readProven(database: EngineDatabase): Promise<string[]> {
  const known = v.safeParse(
    v.array(v.string()),
    (await database.deviceState.get(PROVEN_KEY))?.value,
  );
  return known.success ? known.output : [];
}

/**
 * Records a write as lapsed, unless its account has left meanwhile; call it in the transaction that removes the row.
 * `now` in ms.
 */
export async function recordLapsed(
  database: EngineDatabase,
  row: OutboxRow,
  now: number,
): Promise<void> {
  if (!(await isStillHere(database, row.uid))) return;
  // Keep one record per entity.
  const others = (await readLapsed(database, now)).filter(
    (it) => it.row.entityKey !== row.entityKey,
  );
  const value = [{ row, at: now }, ...others].slice(0, LAPSED_REMEMBERED);
  await database.deviceState.put({ key: LAPSED_KEY, value });
}

/** Recently lapsed writes of this device, newest first. `now` in ms. */
export async function readLapsed(database: EngineDatabase, now: number): Promise<LapsedWrite[]> {
  const kept = v.safeParse(
    v.array(LapsedWrite),
    (await database.deviceState.get(LAPSED_KEY))?.value,
  );
  if (!kept.success) return [];
  return kept.output.filter(({ at }) => now - at < LAPSED_REMEMBERED_MS);
}

/** Forgets all records; call it in the transaction in which an account leaves. */
export async function forgetSettled(database: EngineDatabase): Promise<void> {
  await database.deviceState.bulkDelete([PROVEN_KEY, LAPSED_KEY]);
}
