// Where a shopper wanted to go before the sign-in came between, for a sign-in that is not told so by its own address.
import * as v from 'valibot';
import type { HaatDatabase } from '../device/tables.ts';
import { safeReturnPath } from './return-path.ts';

const KEY = 'redirect';
/** Later than this the shopper has long been doing something else. ms */
const REMEMBERED_MS = 60 * 60 * 1000;
const StoredRedirect = v.object({ path: v.string(), at: v.number() });

/** Keeps the path; `now` in ms. */
export async function keepRedirect(
  database: HaatDatabase,
  path: string,
  now: number,
): Promise<void> {
  await database.deviceState.put({ key: KEY, value: { path, at: now } });
}

/** The kept path, once; null when there is none, or none that may be followed any more. */
export async function takeRedirect(database: HaatDatabase, now: number): Promise<string | null> {
  return database.transaction('rw', database.deviceState, async () => {
    const kept = v.safeParse(StoredRedirect, (await database.deviceState.get(KEY))?.value);
    await database.deviceState.delete(KEY);
    if (!kept.success || Math.abs(now - kept.output.at) > REMEMBERED_MS) return null;
    return safeReturnPath(kept.output.path);
  });
}
