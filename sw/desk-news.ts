// Push messages at the desk: shows them as its merchant wants them, and reads what they tell of, so that the desk opens
// with it and the number on its icon is right.
import { isQuiet, readDeskAlerts } from '#domain/account/desk/desk-alerts.ts';
import { deskRemote } from '#domain/desk-mirror/desk-parts.ts';
import { refreshDesk } from '#domain/desk-mirror/refresh-desk.ts';
import { countToDo } from '#domain/desk-mirror/to-do.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';
import { exchangeRefreshToken } from '#engine/account/account-token.ts';
import { accountCredential } from '#engine/account/credential.ts';
import { showBadge } from '#engine/outbox/count-waiting.ts';
import { announce, type PushApp } from './show-push.ts';

declare const self: ServiceWorkerGlobalScope;

/** Two short buzzes and a long one. ms */
const BUZZ = [120, 80, 120, 80, 360];

const DESK: PushApp = {
  start: '/desk',
  async isWanted(uid) {
    return (await readDeskAlerts(deviceDatabase(), uid)).deviceId !== null;
  },
  async look(uid) {
    const alerts = uid ? await readDeskAlerts(deviceDatabase(), uid) : null;
    // A desk in sight rings by itself.
    const isRinging = alerts?.hasSound === true && (await isInSight());
    const isSilent = isRinging || (alerts !== null && isQuiet(alerts, Date.now()));
    const icon = '/icons/desk-192.png';
    // Browsers refuse a silent notification that vibrates.
    if (isSilent) return { icon, silent: true, requireInteraction: true };
    return { icon, silent: false, vibrate: BUZZ, requireInteraction: true };
  },
};

/** Handles a push message. */
export function announceAtDesk(event: PushEvent): void {
  event.waitUntil(hear(event.data?.text() ?? ''));
}

async function hear(text: string): Promise<void> {
  if (!(await announce(text, DESK))) return;
  const database = deviceDatabase();
  // A desk in sight reads by itself.
  if (!(await isInSight())) {
    const credential = accountCredential(database, exchangeRefreshToken, Date.now);
    const setup = { database, remote: deskRemote, credential, now: Date.now };
    await refreshDesk(setup, ['orders', 'inbox']).catch(console.warn);
  }
  await showToDo(database);
}

/** Shows on the desk's icon how much there is to do, while no page does. */
export async function showToDo(database: HaatDatabase): Promise<void> {
  await showBadge({ waiting: await countToDo(database), needsYou: 0 }, self.navigator);
}

async function isInSight(): Promise<boolean> {
  const tabs = await self.clients.matchAll({ type: 'window' });
  return tabs.some(({ visibilityState }) => visibilityState === 'visible');
}
