// Ends notifications on this device when its account leaves. Nobody waits for the network: what the shop cannot be told now it
// finds out by itself, since the push service then knows the device no more.

import { readNotificationSettings } from '#domain/device/notifications.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';
import { readAccount } from '#engine/account/account.ts';
import { commitDocument } from '#engine/firestore/commit-document.ts';

/**
 * Reads what was arranged, as long as the account is there; the outcome ends it, and is called when the account has left. It does
 * nothing for who never asked for notifications. Neither throws.
 */
export async function preparePushEnd(database: HaatDatabase, uid: string): Promise<() => void> {
  try {
    const { deviceId } = await readNotificationSettings(database, uid);
    if (!deviceId) return () => {};
    const account = await readAccount(database);
    const token = account?.uid === uid ? account.idToken : null;
    return () => {
      const path = `/users/${uid}/devices/${deviceId}`;
      if (token) void commitDocument({ path, does: 'delete' }, token);
      void unsubscribe();
    };
  } catch (error) {
    console.warn('notifications could not be ended', error);
    return () => {};
  }
}

async function unsubscribe(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    await (await registration?.pushManager?.getSubscription())?.unsubscribe();
  } catch (error) {
    console.warn('the browser goes on listening', error);
  }
}
