// While the desk is open: rings when an order comes, and keeps the number on the desk's icon.
import { Dexie, liveQuery } from 'dexie';
import { isQuiet, readDeskAlerts } from '#domain/account/desk/desk-alerts.ts';
import { countToDo } from '#domain/desk-mirror/to-do.ts';
import type { DeskAlerts } from '#domain/device/notifications.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';
import { readDeskState } from '#domain/editing/desk-state.ts';
import { readAccount } from '#engine/account/account.ts';
import { showBadge } from '#engine/outbox/count-waiting.ts';
import { readyToRing, ring } from './ring.ts';

/** Changes in a row within this time are counted together. ms */
const PAUSE_MS = 1_000;

/** The desk's copy as far as it matters here. `newest`: when the latest order arrived, ms; 0: none. */
type Standing = { uid: string | null; isRead: boolean; newest: number };

/** Whether an order came between two looks; not at the first reading, nor for another account. */
export function hasOrderCome(before: Standing | null, now: Standing): boolean {
  return before?.uid === now.uid && before.isRead && now.isRead && now.newest > before.newest;
}

/** Follows the desk's copy while the page lives. */
export function announceOrders(database: HaatDatabase): void {
  let alerts: DeskAlerts | null = null;
  let before: Standing | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  readyToRing(() => alerts?.hasSound === true);
  liveQuery(() => look(database)).subscribe({
    next(now) {
      alerts = now.alerts;
      const isSeen = document.visibilityState === 'visible';
      const mayRing = isSeen && alerts?.hasSound && !isQuiet(alerts, Date.now());
      if (mayRing && hasOrderCome(before, now.standing)) ring();
      before = now.standing;
      clearTimeout(timer);
      timer = setTimeout(() => void showToDo(database), PAUSE_MS);
    },
    error: console.error,
  });
}

/** Reads little, but all that the number on the icon depends on changes one of these. */
async function look(database: HaatDatabase) {
  const uid = (await readAccount(database))?.uid ?? null;
  const { readAt } = await readDeskState(database);
  await database.outbox.count();
  if (uid === null) return { alerts: null, standing: { uid, isRead: false, newest: 0 } };
  const last = await database.deskOrders
    .where('[uid+arrivedAt]')
    .between([uid, Dexie.minKey], [uid, Dexie.maxKey])
    .last();
  const standing = { uid, isRead: readAt !== null, newest: last?.arrivedAt ?? 0 };
  return { alerts: await readDeskAlerts(database, uid), standing };
}

async function showToDo(database: HaatDatabase): Promise<void> {
  await showBadge({ waiting: await countToDo(database), needsYou: 0 }, navigator);
}
