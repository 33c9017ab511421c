// This phone's proof that it runs the shop's own app, for those parts that ask the network themselves.
import { markAppCheckSuspect, readAppCheck } from '#core/device/app-check.ts';
import { deviceDatabase } from '#core/device/database.ts';
import { firebaseProject } from '#core/model/firebase-project.ts';
import { goodAppCheck } from './app-check.ts';

/** Whether this shop proves itself at all. */
export const hasAppCheck: boolean =
  import.meta.env.HAAT_HAS_APP_CHECK && firebaseProject.appCheckSiteKey !== '';

/**
 * A good proof, fetched if there is none; `doubted`: the shop did not take the one that is kept. Null when there is none to be
 * had, or where the shop does not ask for it.
 */
export async function deviceAppCheck(doubted = false): Promise<string | null> {
  if (!import.meta.env.HAAT_HAS_APP_CHECK || !hasAppCheck) return null;
  const database = deviceDatabase();
  const kept = doubted ? await readAppCheck(database) : null;
  if (kept) await markAppCheckSuspect(database, kept.token);
  const { newAppCheckToken } = await import('./app-check-sdk.ts');
  return (await goodAppCheck(database, newAppCheckToken))?.token ?? null;
}
