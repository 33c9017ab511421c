// The proof that this is the shop's own app, kept on the device so that the worker has it, too. It never asks anybody.
import * as v from 'valibot';
import { AppCheckToken } from '../model/app-check.ts';
import type { HaatDatabase } from './database.ts';

const KEY = 'app-check';

/** The proof that is kept, or null. */
export async function readAppCheck(database: HaatDatabase): Promise<AppCheckToken | null> {
  const kept = v.safeParse(AppCheckToken, (await database.deviceState.get(KEY))?.value);
  return kept.success ? kept.output : null;
}

/** Keeps a proof in place of the one before. */
export async function keepAppCheck(database: HaatDatabase, token: AppCheckToken): Promise<void> {
  await database.deviceState.put({ key: KEY, value: token });
}

/** Notes that the shop refused something that came with this token, unless a newer one is kept by now. */
export async function markAppCheckSuspect(database: HaatDatabase, token: string): Promise<void> {
  await database.transaction('rw', database.deviceState, async () => {
    const kept = await readAppCheck(database);
    if (kept?.token === token) await keepAppCheck(database, { ...kept, isDoubted: true });
  });
}
