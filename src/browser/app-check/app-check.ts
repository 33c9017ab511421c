// This phone's App Check token for those parts of the page that ask the network themselves. The SDK that fetches a new one is loaded
// only where the shop has App Check and no good token is at hand.
import { deviceDatabase } from '#domain/device/database.ts';
import { AppCheck } from '#engine/account/app-check.ts';
import { firebaseProject } from '#engine/firestore/firebase-project.ts';
import { withTimeout } from '../timeout.ts';

/** Nobody else can fetch a token meanwhile, so that what hangs is given up. ms */
const FETCH_TIMEOUT_MS = 20_000;

/** Whether this shop has App Check at all. */
export const hasAppCheck: boolean =
  import.meta.env.HAAT_HAS_APP_CHECK && firebaseProject.appCheckSiteKey !== '';

/**
 * A new token, never a kept one.
 * @throws Error when there is none to be had
 */
export async function fetchAppCheckToken(): Promise<string> {
  const { newAppCheckToken } = await import('./app-check-sdk.ts');
  return await withTimeout(FETCH_TIMEOUT_MS, FETCH_TIMEOUT_MS, newAppCheckToken);
}

/**
 * A good token, fetched if there is none; `isDoubted`: the shop did not take the one that is kept. Null when there is none to be had,
 * or where the shop does not ask for it.
 */
export async function deviceAppCheck(isDoubted = false): Promise<string | null> {
  if (!import.meta.env.HAAT_HAS_APP_CHECK || !hasAppCheck) return null;
  const appCheck = new AppCheck(deviceDatabase());
  const kept = isDoubted ? await appCheck.kept() : null;
  if (kept) await appCheck.markSuspect(kept.token);
  return (await appCheck.renewed(fetchAppCheckToken))?.token ?? null;
}
