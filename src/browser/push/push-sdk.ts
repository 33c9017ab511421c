// The part of notifications that needs Firebase's SDK; loaded only when a shopper turns them on.
import { deleteApp } from 'firebase/app';
import { getMessaging, getToken } from 'firebase/messaging';
import { parsePushSettings } from '#domain/settings/push-settings.ts';
import { initializeSdk } from '../app-check/firebase-internals.ts';

/**
 * This app's token at Firebase Cloud Messaging. Messages go to the app's own service worker, the one of this page.
 * @throws Error when there is no reply, or the browser refuses.
 */
export async function cloudToken(of: 'shop' | 'desk'): Promise<string> {
  const settings = parsePushSettings(import.meta.env);
  if (!settings) throw new Error('this shop sends no notifications');
  // An installation of its own for each app, by the name.
  const name = of === 'desk' ? 'desk-notifications' : 'notifications';
  const app = initializeSdk(name, { messagingSenderId: settings.senderId });
  try {
    await forgetKeptToken();
    return await getToken(getMessaging(app), {
      vapidKey: settings.vapidKey,
      serviceWorkerRegistration: await navigator.serviceWorker.ready,
    });
  } finally {
    await deleteApp(app);
  }
}

const KEPT_IN = 'firebase-messaging-database';
const TOKENS = 'firebase-messaging-store';

/**
 * The SDK keeps one token for both apps, and would end the other app's as one of an outdated worker. Source:
 * @firebase/messaging, getTokenInternal and idb-manager.
 */
function forgetKeptToken(): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(KEPT_IN);
    // There is none yet; the SDK makes it.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve();
    opening.onsuccess = () => {
      const { result: kept } = opening;
      const end = () => {
        kept.close();
        resolve();
      };
      if (!kept.objectStoreNames.contains(TOKENS)) return end();
      const change = kept.transaction(TOKENS, 'readwrite');
      change.objectStore(TOKENS).clear();
      change.oncomplete = end;
      change.onabort = end;
    };
  });
}
