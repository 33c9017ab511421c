// When the page fetches a new proof that this is the shop's own app: when there is none, before it ends, and when the shop refused
// something that came with it. Nothing waits for it.
import { liveQuery } from 'dexie';
import { readAppCheck } from '#core/device/app-check.ts';
import type { HaatDatabase } from '#core/device/database.ts';
import { needsRefresh } from '#core/model/app-check.ts';
import { setAppCheckToken } from '#core/remote/app-check-header.ts';
import { goodAppCheck, type TokenMaker } from '#services/app-check.ts';
import { onReachability, probe, reachability } from './reachability.ts';

/** The proof is looked at this often while the page is seen. ms */
const EVERY_MS = 60_000;
/** After an attempt in vain there is a rest. ms */
const REST_MS = 20_000;

/** Keeps a good proof on the phone for as long as the page lives. */
export function keepAppCheckFresh(database: HaatDatabase, fetchToken: TokenMaker): void {
  let running = false;
  let triedInVainAt = 0;

  async function look(): Promise<void> {
    if (running || document.visibilityState !== 'visible' || reachability() === 'unreachable')
      return;
    running = true;
    const before = await readAppCheck(database).catch(() => null);
    const mayTry = Math.abs(Date.now() - triedInVainAt) > REST_MS;
    if (needsRefresh(before, Date.now()) && mayTry) {
      const good = await goodAppCheck(database, fetchToken).catch(() => null);
      if (!good) triedInVainAt = Date.now();
      // What was asked without one may have been refused.
      else if (good.token !== before?.token) void probe();
    }
    running = false;
  }

  liveQuery(() => readAppCheck(database)).subscribe({
    next: (kept) => {
      setAppCheckToken(kept);
      void look();
    },
    error: console.error,
  });
  onReachability(() => void look());
  document.addEventListener('visibilitychange', () => void look());
  setInterval(() => void look(), EVERY_MS);
}
