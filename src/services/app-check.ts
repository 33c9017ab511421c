// Fetches a new proof that this is the shop's own app, and keeps it on the phone. Online only.
import { keepAppCheck, readAppCheck } from '#core/device/app-check.ts';
import type { HaatDatabase } from '#core/device/database.ts';
import { type AppCheckToken, appCheckTokenFrom, needsRefresh } from '#core/model/app-check.ts';
import { setAppCheckToken } from '#core/remote/app-check-header.ts';
import { retryUnproven } from '#core/sync/account/app-check.ts';

/** A new token of the SDK. May take its time, or for ever, and throws when there is none to be had. */
export type TokenMaker = () => Promise<string>;

/** Nobody else can fetch one meanwhile, so that what hangs is given up. ms */
const LONGEST_FETCH_MS = 20_000;

/**
 * The proof that is good at this moment, fetched if the one that is kept is worn; one tab at a time. Requests carry it from here on,
 * and what waited for it goes. Null when there is none to be had.
 */
export async function goodAppCheck(
  database: HaatDatabase,
  fetchToken: TokenMaker,
  { now = Date.now, longestMs = LONGEST_FETCH_MS }: { now?: () => number; longestMs?: number } = {},
): Promise<AppCheckToken | null> {
  return await onceAcrossTabs(async () => {
    const kept = await readAppCheck(database);
    setAppCheckToken(kept);
    if (!needsRefresh(kept, now())) return kept;
    try {
      const fresh = appCheckTokenFrom(await within(longestMs, fetchToken()), now());
      await keepAppCheck(database, fresh);
      setAppCheckToken(fresh);
      await retryUnproven(database);
      return fresh;
    } catch (error) {
      console.warn('no proof of the shop’s own app was to be had', error);
      return null;
    }
  });
}

/** What the work comes to; it fails when that takes longer. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing came in ${ms} ms`)), ms);
  });
  return await Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}

async function onceAcrossTabs<T>(work: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  return locks ? await locks.request('haat-app-check', work) : await work();
}
