// Notifications: shows the ones that the shop's server sends to the signed-in account, and opens the page on a tap.

import { type Notification, readNotification } from '#domain/account/notification.ts';
import { safeReturnPath } from '#domain/account/return-path.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { readNotificationSettings } from '#domain/device/notifications.ts';
import { PLAIN_NEWS } from '#domain/shared/messages.ts';
import { readAccount } from '#engine/account/account.ts';

declare const self: ServiceWorkerGlobalScope;

/** Payment pages, which a tap must not navigate away from. */
const BUSY = /^\/(place-order|payments)(\/|$)/;

export function showPush(event: PushEvent): void {
  event.waitUntil(show(event.data?.text() ?? ''));
}

async function show(text: string): Promise<void> {
  const notification = readNotification(text);
  if (notification && !(await isForUs(notification))) return;
  const { title, body, url, tag } = notification ?? { ...PLAIN_NEWS, url: '/', tag: 'shop' };
  const options: NotificationOptions & { renotify: boolean } = {
    body,
    tag,
    icon: '/icons/icon-192.png',
    badge: '/icons/monochrome-512.png',
    lang: 'en-IN',
    data: { url },
    // A notification that replaces another is news too.
    renotify: true,
  };
  await self.registration.showNotification(title, options);
}

/**
 * Never shows one shopper's news to the next one on the same phone. Where nobody wants notifications any more,
 * unsubscribes the browser.
 */
async function isForUs({ uid }: Notification): Promise<boolean> {
  try {
    const database = deviceDatabase();
    const account = await readAccount(database);
    if (account?.uid === uid) return true;
    const arranged = account && (await readNotificationSettings(database, account.uid));
    if (!arranged?.deviceId) {
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

/** Focuses a tab that shows the page already; else navigates a tab in which nobody is paying; else opens a new one. */
async function open(path: string): Promise<void> {
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = all.find(({ url }) => pathOf(url) === path);
  if (shown) return bringForward(shown);
  const free = all.find(({ url }) => !BUSY.test(pathOf(url)));
  if (free) {
    // A tab of another version cannot be navigated.
    const led = await free.navigate(path).catch(() => null);
    if (led) return bringForward(led);
  }
  await self.clients.openWindow(path);
}

/** The page is shown even where the browser refuses to focus the tab. */
async function bringForward(tab: WindowClient): Promise<void> {
  await tab.focus().catch(() => undefined);
}

function pathOf(url: string): string {
  const { pathname, search, hash } = new URL(url);
  return `${pathname}${search}${hash}`;
}
