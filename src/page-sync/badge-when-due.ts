// Keeps the number on the installed app's icon true while a page is open; the worker does it afterwards.
import { liveQuery } from 'dexie';
import type { HaatDatabase } from '#core/device/tables.ts';
import { countWaiting, showWaitingBadge } from '#core/sync/outbox/count-waiting.ts';

/** Shows what waits now and after every change of it, a sign-out included. */
export function badgeWhenDue(database: HaatDatabase): void {
  let shown: string | null = null;
  liveQuery(async () => Object.values(await countWaiting(database)).join()).subscribe({
    next: (counts) => {
      if (counts === shown) return;
      shown = counts;
      void showWaitingBadge(database, navigator);
    },
    error: console.error,
  });
}
