// Notifications as they come to a phone: what the shop's server would have sent, brought to the worker by hand, since there is no
// push service on this computer.
import type { BrowserContext, Page } from 'playwright/test';
import * as v from 'valibot';
import { Notification } from '#core/model/account/notification.ts';
import { decodeFields } from '#core/remote/firestore-values.ts';
import { listDocuments } from '../../support/shop-server.ts';
import { ORIGIN, shopRegistration } from './dispatch-sync.ts';
import { expect } from './journey.ts';

const Sent = v.object({ token: v.string(), data: Notification });

/** What the server sent to an account, oldest first. */
export async function sentTo(uid: string): Promise<Notification[]> {
  const all = (await listDocuments('sentMessages')).map(({ fields }) => decodeFields(fields));
  return all
    .toSorted((one, other) => Number(one.at) - Number(other.at))
    .map((fields) => v.parse(Sent, fields).data)
    .filter((data) => data.uid === uid);
}

/** Waits until the server has sent this account so many messages; returns the last one. */
export async function lastSentTo(uid: string, count: number): Promise<Notification> {
  await expect
    .poll(async () => (await sentTo(uid)).length, { message: 'messages sent', timeout: 45_000 })
    .toBe(count);
  const [last] = (await sentTo(uid)).slice(-1);
  if (!last) throw new Error('nothing was sent');
  return last;
}

/** Lets the browser take notifications of the shop without asking anybody. */
export function allowNotifications(context: BrowserContext): Promise<void> {
  return context.grantPermissions(['notifications'], { origin: ORIGIN });
}

/** Brings a message to the shop's worker, as the push service does. */
export async function deliver(page: Page, message: unknown): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registrationId = await shopRegistration(devtools);
  const data = typeof message === 'string' ? message : JSON.stringify({ data: message });
  await devtools.send('ServiceWorker.deliverPushMessage', { origin: ORIGIN, registrationId, data });
  await devtools.detach();
}

/** The notifications that the phone shows, by their words. */
export function shown(page: Page): Promise<{ title: string; body: string }[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
  });
}

/** Taps the only notification, by the event that the worker gets for it. */
export async function tapNotification(context: BrowserContext): Promise<void> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('the shop has no worker');
  await worker.evaluate(async () => {
    const scope: unknown = globalThis;
    const { registration } = scope as { registration: ServiceWorkerRegistration };
    const [notification] = await registration.getNotifications();
    const Tap = Reflect.get(globalThis, 'NotificationEvent');
    globalThis.dispatchEvent(new Tap('notificationclick', { notification }));
  });
}
