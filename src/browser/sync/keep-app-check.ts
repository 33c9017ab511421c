// When the page fetches a new App Check token: when there is none, before it ends, and after the shop refused a request
// that carried it. Nothing waits for it.
import { liveQuery } from 'dexie';
import type { HaatDatabase } from '#domain/device/tables.ts';
import { AppCheck } from '#engine/account/app-check.ts';
import { fetchAppCheckToken, hasAppCheck } from '../app-check/app-check.ts';
import { probe, reachability } from './reachability.ts';
import { whileSeen } from './scheduler.ts';

/** How often to check the token while the page is visible. ms */
const EVERY_MS = 60_000;
/** Pause after a failed attempt. ms */
const RETRY_INTERVAL_MS = 20_000;

/** Keeps a good token on the phone while the page lives, where the shop has App Check. */
export function keepAppCheckFresh(database: HaatDatabase): void {
  if (!hasAppCheck) return;
  const appCheck = new AppCheck(database);
  let triedInVainAt = 0;

  async function renewIfNeeded(): Promise<void> {
    if (reachability() === 'unreachable') return;
    const before = await appCheck.kept().catch(() => null);
    const mayTry = Math.abs(Date.now() - triedInVainAt) > RETRY_INTERVAL_MS;
    if (!mayTry || !(await appCheck.needsRenewal().catch(() => false))) return;
    const good = await appCheck.renewed(fetchAppCheckToken).catch(() => null);
    if (!good) triedInVainAt = Date.now();
    // Requests without a token may have been refused.
    else if (good.token !== before?.token) void probe();
  }

  const due = whileSeen<'changed'>({
    name: 'the App Check token',
    everyMs: EVERY_MS,
    run: renewIfNeeded,
  });
  liveQuery(() => appCheck.kept()).subscribe({
    next: () => void due('changed'),
    error: console.error,
  });
}
