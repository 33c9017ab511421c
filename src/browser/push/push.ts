// Notifications on this device: whether it can show them, and setting them up on the shopper's tap. Online only. The
// push SDK is loaded on that tap.

import type { Language } from '#config/languages.ts';
import type { DeviceFields } from '#domain/account/device-registration.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import type { DeskNewsWanted } from '#domain/device/desk-news-wanted.ts';
import {
  changeNotificationSettings,
  readNotificationSettings,
} from '#domain/device/notifications.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';
import { SIGN_IN_TIMEOUT_MS } from '#domain/shared/limits.ts';
import type { Credential } from '#engine/account/credential.ts';
import { commitDocument } from '#engine/firestore/commit-document.ts';
import { lookForDocument } from '#engine/firestore/read-documents.ts';
import { push } from '#engine/lib/capabilities.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { spokenLanguage } from '#engine/texts/speak.ts';
import { notifiedLanguage } from '../kept-language.ts';
import { TimeoutError, withTimeout } from '../timeout.ts';

export type PushAbility = ReturnType<typeof push>;
/**
 * The outcome of the tap. `blocked`: the shopper has denied the shop notifications for good; `dismissed`: they did not
 * answer. `signed-out`: the account must sign in again.
 */
export type PushAnswer =
  | 'done'
  | 'blocked'
  | 'dismissed'
  | 'no-connection'
  | 'signed-out'
  | 'failed';
/** A token of the account for requests to the shop. */
export type IdToken = (fresh: boolean) => Promise<Credential>;

/** Whether this browser could show notifications of the shop. */
export function pushAbility(): PushAbility {
  return push(window, navigator);
}

/** Whether the shopper has allowed notifications. */
export function mayNotify(): boolean {
  return pushAbility() === 'able' && Notification.permission === 'granted';
}

/** Asks the shopper; a tap must do this first. */
async function requestPermission(): Promise<'granted' | 'blocked' | 'dismissed'> {
  const answer = await Notification.requestPermission();
  if (answer === 'granted') return answer;
  return answer === 'denied' ? 'blocked' : 'dismissed';
}

/** Registers this device with the shop for the account; `orders`: for news of orders too. Never throws. */
export function setUpDevice(uid: string, idToken: IdToken, orders: boolean): Promise<PushAnswer> {
  return registerDevice(uid, idToken, { orders }, async (database) => {
    const { deviceId } = await readNotificationSettings(database, uid);
    return {
      id: deviceId,
      keep: (id) =>
        changeNotificationSettings(database, uid, () => ({
          deviceId: id,
          orders,
          language: notifiedLanguage(),
        })),
    };
  });
}

/** Where an app keeps the id of its document `users/{uid}/devices/{id}`; null while there is none. */
type KeptId = { id: string | null; keep(id: string): Promise<void> };

/** Registers one of the two apps on this device, each with a token and a document of its own. Never throws. */
export async function registerDevice(
  uid: string,
  idToken: IdToken,
  wants: { orders: boolean; desk?: DeskNewsWanted },
  keptIn: (database: HaatDatabase) => Promise<KeptId>,
): Promise<PushAnswer> {
  const asked = await requestPermission();
  if (asked !== 'granted') return asked;
  try {
    return await withTimeout(SIGN_IN_TIMEOUT_MS, SIGN_IN_TIMEOUT_MS, async () => {
      const database = deviceDatabase();
      const kept = await keptIn(database);
      const id = kept.id ?? mintId();
      const token = await pushToken(wants.desk ? 'desk' : 'shop');
      const language = wants.desk ? (spokenLanguage() as Language) : notifiedLanguage();
      const fields: DeviceFields = { token, createdAt: Date.now(), language, ...wants };
      const path = devicePath(uid, id);
      const answer = await inTheNameOf(idToken, (token) =>
        commitDocument({ path, does: 'set', fields }, token),
      );
      if (answer === 'done') await kept.keep(id);
      return answer;
    });
  } catch (error) {
    console.warn('notifications could not be set up', error);
    return error instanceof TimeoutError || !navigator.onLine ? 'no-connection' : 'failed';
  }
}

/**
 * Checks this phone's settings against the shop, which forgets devices that the push service no longer knows, and
 * answered stock alerts; tells it the language. Silent; without a reply nothing changes.
 */
export async function checkNotificationSettings(
  uid: string,
  idToken: IdToken,
  productId: string | null,
  database = deviceDatabase(),
): Promise<void> {
  const { deviceId, language } = await readNotificationSettings(database, uid);
  if (!deviceId) return;
  const credential = await idToken(false);
  if (credential.outcome !== 'token') return;
  const { token } = credential;
  const now = notifiedLanguage();
  const isKnown = await isDeviceKnown(uid, deviceId, token, now);
  if (isKnown === false || (isKnown && language !== now)) {
    const found = isKnown ? { language: now } : { deviceId: null, orders: false };
    await changeNotificationSettings(database, uid, (kept) =>
      kept.deviceId === deviceId ? found : {},
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

/**
 * Whether the shop still has a device, and then has its language, by default the one spoken here; null if it did not
 * answer. `token`: of the account.
 */
export async function isDeviceKnown(
  uid: string,
  deviceId: string,
  token: string,
  language = spokenLanguage(),
): Promise<boolean | null> {
  const path = devicePath(uid, deviceId);
  const device = await lookForDocument(path, token);
  if (device.kind !== 'ok') return null;
  if (!device.value) return false;
  if ((device.value.fields.language ?? 'en') === language) return true;
  const answer = await commitDocument({ path, does: 'merge', fields: { language } }, token);
  return answer.kind === 'ok' ? true : null;
}

/** The document of a registered device. */
export function devicePath(uid: string, deviceId: string): string {
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

/** The push service's token of this app in this browser; on the local stack, which has no push service, a stand-in. */
async function pushToken(app: 'shop' | 'desk'): Promise<string> {
  if (import.meta.env.HAAT_IS_LOCAL) return (await import('./local-push.ts')).localToken(app);
  return (await import('./push-sdk.ts')).cloudToken(app);
}
