// Fetches a new proof that this is the shop's own app, and keeps it on the phone. Online only.
import { keepAppCheck, readAppCheck } from '#core/device/app-check.ts';
import type { HaatDatabase } from '#core/device/database.ts';
import { type AppCheckToken, appCheckTokenFrom, isWorn } from '#core/model/app-check.ts';
import { carryAppCheck } from '#core/remote/app-check-header.ts';
import { releaseUnproven } from '#core/sync/app-proof.ts';

/** A new token of the SDK. May take its time, and throws when there is none to be had. */
export type TokenMaker = () => Promise<string>;

/**
 * The proof that is good at this moment, fetched if the one that is kept is worn; one tab at a time. Requests carry it from here on,
 * and what waited for it goes. Null when there is none to be had.
 */
export async function goodAppCheck(
  database: HaatDatabase,
  fetchToken: TokenMaker,
  now: () => number = Date.now,
): Promise<AppCheckToken | null> {
  return await onceAcrossTabs(async () => {
    const kept = await readAppCheck(database);
    carryAppCheck(kept);
    if (!isWorn(kept, now())) return kept;
    try {
      const fresh = appCheckTokenFrom(await fetchToken(), now());
      await keepAppCheck(database, fresh);
      carryAppCheck(fresh);
      await releaseUnproven(database);
      return fresh;
    } catch (error) {
      console.warn('no proof of the shop’s own app was to be had', error);
      return null;
    }
  });
}

async function onceAcrossTabs<T>(work: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  return locks ? await locks.request('haat-app-check', work) : await work();
}
