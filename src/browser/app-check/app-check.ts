// This phone's App Check token, for page code that makes its own requests. The SDK that fetches a new one is loaded
// only where the shop has App Check and no good token is stored.
import { deviceDatabase } from '#domain/device/database.ts';
import { AppCheck } from '#engine/account/app-check.ts';
import { firebaseProject } from '#engine/firestore/firebase-project.ts';
import { withTimeout } from '../timeout.ts';

/** Timeout: no other tab can fetch a token meanwhile. ms */
const FETCH_TIMEOUT_MS = 20_000;

/** Whether this shop has App Check at all. */
export const hasAppCheck: boolean =
  import.meta.env.HAAT_HAS_APP_CHECK && firebaseProject.appCheckSiteKey !== '';

/**
 * A new token, never a stored one.
 * @throws Error when none can be had
 */
export async function fetchAppCheckToken(): Promise<string> {
  const { newAppCheckToken } = await import('./app-check-sdk.ts');
  return await withTimeout(FETCH_TIMEOUT_MS, FETCH_TIMEOUT_MS, newAppCheckToken);
}

/**
 * A good token, fetched if necessary; `isDoubted`: the shop rejected the stored one. Null when none can be had, or
 * where the shop has no App Check.
 */
export async function deviceAppCheck(isDoubted = false): Promise<string | null> {
  if (!import.meta.env.HAAT_HAS_APP_CHECK || !hasAppCheck) return null;
  const appCheck = new AppCheck(deviceDatabase());
  const kept = isDoubted ? await appCheck.kept() : null;
  if (kept) await appCheck.markSuspect(kept.token);
  return (await appCheck.renewed(fetchAppCheckToken))?.token ?? null;
}
