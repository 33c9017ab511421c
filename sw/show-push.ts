// Notifications of either app: shows the ones that the shop's server sends to the signed-in account, and opens the page
// on a tap.

import { splitLanguage } from '#config/languages.ts';
import { type Notification, readNotification } from '#domain/account/notification.ts';
import { safeReturnPath } from '#domain/account/return-path.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { readNotificationSettings } from '#domain/device/notifications.ts';
import { PLAIN_NEWS } from '#domain/shared/messages.ts';
import { readAccount } from '#engine/account/account.ts';
import { isAnyTabBusy } from '#engine/lib/busy-lock.ts';

declare const self: ServiceWorkerGlobalScope;

/** Pages to pay on, which a tap must not navigate away from, even while nothing is under way there. In English. */
const TO_PAY_ON = /^\/(place-order|payments)(\/|$)/;

/** Some are not in TypeScript's library. Source: WHATWG Notifications API. */
type Look = NotificationOptions & { renotify?: boolean; vibrate?: number[] };

/** What an app does differently. */
export type PushApp = {
  /** Its page where a message does not say one. */
  readonly start: string;
  /** Whether this account wants notifications of this app here. */
  isWanted(uid: string): Promise<boolean>;
  look(uid: string | undefined): Promise<Look>;
};

const SHOP: PushApp = {
  start: '/',
  async isWanted(uid) {
    return (await readNotificationSettings(deviceDatabase(), uid)).deviceId !== null;
  },
  look: async () => ({ icon: '/icons/icon-192.png' }),
};

export function showPush(event: PushEvent): void {
  event.waitUntil(announce(event.data?.text() ?? '', SHOP));
}

/** Shows the notification in the text of a push message; false if it was not for this app and its account. */
export async function announce(text: string, app: PushApp): Promise<boolean> {
  const notification = readNotification(text);
  if (notification && !(await isForUs(notification, app))) return false;
  const plain = { url: app.start, tag: 'shop', language: 'en' };
  const { title, body, url, tag, language } = notification ?? { ...PLAIN_NEWS, ...plain };
  const options: Look = {
    body,
    tag,
    badge: '/icons/monochrome-512.png',
    lang: `${language}-IN`,
    data: { url },
    // A notification that replaces another is news too.
    renotify: true,
    ...(await app.look(notification?.uid)),
  };
  await self.registration.showNotification(title, options);
  return true;
}

/**
 * Never shows one shopper's news to the next one on the same phone. Where nobody wants notifications any more,
 * unsubscribes the browser.
 */
async function isForUs({ uid }: Notification, app: PushApp): Promise<boolean> {
  try {
    const database = deviceDatabase();
    const account = await readAccount(database);
    if (account?.uid === uid) return true;
    if (!account || !(await app.isWanted(account.uid))) {
      await (await self.registration.pushManager.getSubscription())?.unsubscribe();
    }
  } catch (error) {
    // The account cannot be read now: show nothing.
    console.warn('a notification could not be judged', error);
  }
  return false;
}

export function openFromNotification(event: NotificationEvent): void {
  event.notification.close();
  const data: unknown = event.notification.data;
  const url = typeof data === 'object' && data !== null && 'url' in data ? data.url : null;
  event.waitUntil(open(safeReturnPath(url) ?? '/'));
}

/** Focuses a tab that shows the page already; else navigates a tab, while nobody pays in any; else opens a new one. */
async function open(path: string): Promise<void> {
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = all.find(({ url }) => pathOf(url) === path);
  if (shown) return bringForward(shown);
  // Which tab pays, or holds a half-filled form, cannot be told in every browser.
  const isOneBusy = await isAnyTabBusy().catch(() => false);
  const free = isOneBusy ? undefined : all.find(mayBeLed);
  if (free) {
    // A tab of another version cannot be navigated.
    const led = await free.navigate(path).catch(() => null);
    if (led) return bringForward(led);
  }
  await self.clients.openWindow(path);
}

function mayBeLed({ url }: WindowClient): boolean {
  // A worker can lead only tabs of its own app.
  if (ofDesk(url) !== ofDesk(self.registration.scope)) return false;
  return !TO_PAY_ON.test(splitLanguage(new URL(url).pathname).bare);
}

/** The page is shown even where the browser refuses to focus the tab. */
async function bringForward(tab: WindowClient): Promise<void> {
  await tab.focus().catch(() => undefined);
}

const ofDesk = (url: string) => /^\/desk([/?#]|$)/.test(pathOf(url));

function pathOf(url: string): string {
  const { pathname, search, hash } = new URL(url);
  return `${pathname}${search}${hash}`;
}
