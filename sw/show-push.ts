// Notifications: shows what the shop's server sends to the account that is signed in here, and leads a tap to its page.

import { type Notification, readNotification } from '#domain/account/notification.ts';
import { safeReturnPath } from '#domain/account/return-path.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { readNotificationSettings } from '#domain/device/notifications.ts';
import { PLAIN_NEWS } from '#domain/shared/messages.ts';
import { readAccount } from '#engine/account/account.ts';

declare const self: ServiceWorkerGlobalScope;

/** Pages that a tap does not lead away from: somebody is paying there. */
const BUSY = /^\/(place-order|payments)(\/|$)/;

/** Answers a `push` event. */
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
    // What takes another's place is news, too.
    renotify: true,
  };
  await self.registration.showNotification(title, options);
}

/**
 * Nothing of one shopper is shown to the next one on the same phone. Where nobody asked for notifications any more, the browser
 * is told to take none.
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
    // Whose phone it is cannot be read just now: then nothing of anybody is shown.
    console.warn('a notification could not be judged', error);
  }
  return false;
}

/** Answers a tap on a notification. */
export function openFromNotification(event: NotificationEvent): void {
  event.notification.close();
  const data: unknown = event.notification.data;
  const url = typeof data === 'object' && data !== null && 'url' in data ? data.url : null;
  event.waitUntil(open(safeReturnPath(url) ?? '/'));
}

/** An open tab that shows the page already; else one that nobody is paying in; else a new one. */
async function open(path: string): Promise<void> {
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = all.find(({ url }) => pathOf(url) === path);
  if (shown) return bringForward(shown);
  const free = all.find(({ url }) => !BUSY.test(pathOf(url)));
  if (free) {
    // A tab of another version cannot be led.
    const led = await free.navigate(path).catch(() => null);
    if (led) return bringForward(led);
  }
  await self.clients.openWindow(path);
}

/** A browser that does not let it come forward has shown its page all the same. */
async function bringForward(tab: WindowClient): Promise<void> {
  await tab.focus().catch(() => undefined);
}

function pathOf(url: string): string {
  const { pathname, search, hash } = new URL(url);
  return `${pathname}${search}${hash}`;
}
