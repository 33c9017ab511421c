// Ends notifications on this device when its account leaves. Does not wait for the network: a shop that misses it finds
// out later, because the push service no longer knows the device.

import { readNotificationSettings } from '#domain/device/notifications.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';
import { readAccount } from '#engine/account/account.ts';
import { commitDocument } from '#engine/firestore/commit-document.ts';

/**
 * Reads the settings while the account is still there; call the returned function after it has left. It does nothing
 * for accounts that never turned notifications on. Neither throws.
 */
export async function preparePushEnd(database: HaatDatabase, uid: string): Promise<() => void> {
  try {
    const { deviceId, desk } = await readNotificationSettings(database, uid);
    const ids = [deviceId, desk?.deviceId].filter((id) => typeof id === 'string');
    if (ids.length === 0) return () => {};
    const account = await readAccount(database);
    const token = account?.uid === uid ? account.idToken : null;
    return () => {
      for (const id of token ? ids : []) {
        void commitDocument({ path: `/users/${uid}/devices/${id}`, does: 'delete' }, token);
      }
      void unsubscribe();
    };
  } catch (error) {
    console.warn('notifications could not be ended', error);
    return () => {};
  }
}

async function unsubscribe(): Promise<void> {
  try {
    // Shop and desk have a worker each.
    for (const { pushManager } of (await navigator.serviceWorker?.getRegistrations()) ?? []) {
      await (await pushManager?.getSubscription())?.unsubscribe();
    }
  } catch (error) {
    console.warn('the browser goes on listening', error);
  }
}
