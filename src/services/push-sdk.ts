// The part of notifications that needs Firebase's SDK, in a file that is loaded only when a shopper asks for them.
import { _components, deleteApp, initializeApp } from 'firebase/app';
import { getMessaging, getToken } from 'firebase/messaging';
import { firebaseProject } from '#core/model/firebase-project.ts';
import { parsePushSettings } from '#core/model/push-settings.ts';

/**
 * What Firebase Cloud Messaging calls this browser. Messages come to the shop's own worker; there is never a second one.
 * @throws Error when there is no answer, or the browser refuses.
 */
export async function cloudToken(): Promise<string> {
  const settings = parsePushSettings(import.meta.env);
  if (!settings) throw new Error('this shop sends no notifications');
  // It would count the days of use in a database of its own, and hold that open.
  _components.delete('heartbeat');
  const { apiKey, appId, projectId } = firebaseProject;
  const messagingSenderId = settings.senderId;
  const app = initializeApp({ apiKey, appId, projectId, messagingSenderId }, 'notifications');
  try {
    return await getToken(getMessaging(app), {
      vapidKey: settings.vapidKey,
      serviceWorkerRegistration: await navigator.serviceWorker.ready,
    });
  } finally {
    await deleteApp(app);
  }
}
