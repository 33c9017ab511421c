// Being told things by notifications on this device: whether it can, setting it up on the shopper's own tap, and ending it. Online
// only. What the push service needs is loaded on that tap.

import type { DeviceFields } from '#domain/account/device-registration.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import {
  changeNotificationSettings,
  readNotificationSettings,
} from '#domain/device/notifications.ts';
import { SIGN_IN_TIMEOUT_MS } from '#domain/shared/limits.ts';
import type { Credential } from '#engine/account/credential.ts';
import { commitDocument } from '#engine/firestore/commit-document.ts';
import { lookForDocument } from '#engine/firestore/read-documents.ts';
import { push } from '#engine/lib/capabilities.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { TimeoutError, withTimeout } from '../timeout.ts';

export type PushAbility = ReturnType<typeof push>;
/**
 * What became of the tap. `blocked`: the shopper has refused notifications of this shop for good; `dismissed`: they did not
 * answer. `signed-out`: the account has to sign in again.
 */
export type PushAnswer =
  | 'done'
  | 'blocked'
  | 'dismissed'
  | 'no-connection'
  | 'signed-out'
  | 'failed';
/** A token of the account for asking the shop. */
export type IdToken = (fresh: boolean) => Promise<Credential>;

/** Whether this browser could show notifications of the shop. */
export function pushAbility(): PushAbility {
  return push(window, navigator);
}

/** Whether the shopper lets the shop show notifications, as far as has been asked. */
export function mayNotify(): boolean {
  return pushAbility() === 'able' && Notification.permission === 'granted';
}

/** Asks the shopper; must be the first thing that a tap does. */
async function requestPermission(): Promise<'granted' | 'blocked' | 'dismissed'> {
  const answer = await Notification.requestPermission();
  if (answer === 'granted') return answer;
  return answer === 'denied' ? 'blocked' : 'dismissed';
}

/** Makes sure that the shop can reach this device for the account; `orders`: whether it tells of orders too. Never throws. */
export async function setUpDevice(
  uid: string,
  idToken: IdToken,
  orders: boolean,
): Promise<PushAnswer> {
  const asked = await requestPermission();
  if (asked !== 'granted') return asked;
  try {
    return await withTimeout(SIGN_IN_TIMEOUT_MS, SIGN_IN_TIMEOUT_MS, async () => {
      const database = deviceDatabase();
      const id = (await readNotificationSettings(database, uid)).deviceId ?? mintId();
      const fields: DeviceFields = { token: await pushToken(), createdAt: Date.now(), orders };
      const path = devicePath(uid, id);
      const answer = await inTheNameOf(idToken, (token) =>
        commitDocument({ path, does: 'set', fields }, token),
      );
      if (answer === 'done') {
        await changeNotificationSettings(database, uid, () => ({ deviceId: id, orders }));
      }
      return answer;
    });
  } catch (error) {
    console.warn('notifications could not be set up', error);
    return error instanceof TimeoutError || !navigator.onLine ? 'no-connection' : 'failed';
  }
}

/**
 * Looks whether the shop still knows what this phone believes to be arranged: it forgets a device that the push service does not
 * know any more, and an ask that was answered. Silent, and without an answer nothing changes.
 */
export async function checkNotificationSettings(
  uid: string,
  idToken: IdToken,
  productId: string | null,
): Promise<void> {
  const database = deviceDatabase();
  const { deviceId } = await readNotificationSettings(database, uid);
  if (!deviceId) return;
  const credential = await idToken(false);
  if (credential.outcome !== 'token') return;
  const { token } = credential;
  const device = await lookForDocument(devicePath(uid, deviceId), token);
  if (device.kind === 'ok' && !device.value) {
    await changeNotificationSettings(database, uid, (now) =>
      now.deviceId === deviceId ? { deviceId: null, orders: false } : {},
    );
  }
  if (!productId) return;
  const alert = await lookForDocument(`/users/${uid}/stockAlerts/${productId}`, token);
  if (alert.kind === 'ok' && !alert.value) {
    await changeNotificationSettings(database, uid, ({ products }) => ({
      products: products.filter((id) => id !== productId),
    }));
  }
}

function devicePath(uid: string, deviceId: string): string {
  return `/users/${uid}/devices/${deviceId}`;
}

async function inTheNameOf(
  idToken: IdToken,
  ask: (token: string) => ReturnType<typeof commitDocument>,
): Promise<PushAnswer> {
  for (const fresh of [false, true]) {
    const credential = await idToken(fresh);
    if (credential.outcome === 'unreachable') return 'no-connection';
    if (credential.outcome !== 'token') return 'signed-out';
    const answer = await ask(credential.token);
    if (answer.kind === 'ok') return 'done';
    if (answer.kind === 'indeterminate') return 'no-connection';
    if (answer.status !== 'UNAUTHENTICATED') return 'failed';
  }
  return 'signed-out';
}

/** What the push service calls this browser. On one's own computer there is no push service, and a stand-in is made up. */
async function pushToken(): Promise<string> {
  if (import.meta.env.HAAT_IS_LOCAL) return (await import('./local-push.ts')).localToken();
  return (await import('./push-sdk.ts')).cloudToken();
}
