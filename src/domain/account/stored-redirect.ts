// The page that a shopper wanted before the sign-in interrupted, for sign-ins whose URL does not carry it.
import * as v from 'valibot';
import type { HaatDatabase } from '../device/tables.ts';
import { safeReturnPath } from './return-path.ts';

const KEY = 'redirect';
/** After this the shopper has long moved on. ms */
const REMEMBERED_MS = 60 * 60 * 1000;
const StoredRedirect = v.object({ path: v.string(), at: v.number() });

/** Stores the path; `now` in ms. */
export async function keepRedirect(
  database: HaatDatabase,
  path: string,
  now: number,
): Promise<void> {
  await database.deviceState.put({ key: KEY, value: { path, at: now } });
}

/** Returns the stored path once; null if there is none, or it is too old or unsafe. */
export async function takeRedirect(database: HaatDatabase, now: number): Promise<string | null> {
  return database.transaction('rw', database.deviceState, async () => {
    const kept = v.safeParse(StoredRedirect, (await database.deviceState.get(KEY))?.value);
    await database.deviceState.delete(KEY);
    if (!kept.success || Math.abs(now - kept.output.at) > REMEMBERED_MS) return null;
    return safeReturnPath(kept.output.path);
  });
}
