// The part of notifications that needs Firebase's SDK, in a file that is loaded only when a shopper asks for them.
import { deleteApp } from 'firebase/app';
import { getMessaging, getToken } from 'firebase/messaging';
import { parsePushSettings } from '#domain/settings/push-settings.ts';
import { initializeSdk } from '../app-check/firebase-internals.ts';

/**
 * What Firebase Cloud Messaging calls this browser. Messages come to the shop's own worker; there is never a second one.
 * @throws Error when there is no answer, or the browser refuses.
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
