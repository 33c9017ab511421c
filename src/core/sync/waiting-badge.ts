// The number on the installed app's icon: what waits to be sent and what needs the shopper. Page and worker show the same.
import type { HaatDatabase } from '../device/database.ts';
import { countWaiting } from './count-waiting.ts';

/** Where a badge can be shown, as far as this browser can. Source: W3C Badging API. */
export type BadgePlace = Partial<Pick<WorkerNavigator, 'setAppBadge' | 'clearAppBadge'>>;

/** Shows what waits now; no number when nothing does. Where badges are unknown or not allowed, nothing happens. */
export async function showWaitingBadge(database: HaatDatabase, place: BadgePlace): Promise<void> {
  if (!place.setAppBadge || !place.clearAppBadge) return;
  const { waiting, needsYou } = await countWaiting(database);
  const shown = waiting + needsYou;
  const done = shown > 0 ? place.setAppBadge(shown) : place.clearAppBadge();
  await done.catch(() => undefined);
}
