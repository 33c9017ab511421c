// The part of notifications that needs Firebase's SDK; loaded only when a shopper turns them on.
import { deleteApp } from 'firebase/app';
import { getMessaging, getToken } from 'firebase/messaging';
import { parsePushSettings } from '#domain/settings/push-settings.ts';
import { initializeSdk } from '../app-check/firebase-internals.ts';

/**
 * This browser's token at Firebase Cloud Messaging. Messages go to the shop's own service worker; there is no second
 * one.
 * @throws Error when there is no reply, or the browser refuses.
 */
export async function cloudToken(): Promise<string> {
  const settings = parsePushSettings(import.meta.env);
  if (!settings) throw new Error('this shop sends no notifications');
  const app = initializeSdk('notifications', { messagingSenderId: settings.senderId });
  try {
    return await getToken(getMessaging(app), {
      vapidKey: settings.vapidKey,
      serviceWorkerRegistration: await navigator.serviceWorker.ready,
    });
  } finally {
    await deleteApp(app);
  }
}
