// The notifications that this device's account has turned on here, kept so that screens know them without a network.
import * as v from 'valibot';
import { isStillHere } from '#engine/account/account.ts';
import { DocumentId } from '#engine/lib/identifiers.ts';
import { DeskNewsWanted } from './desk-news-wanted.ts';
import type { HaatDatabase } from './tables.ts';

const Hour = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23));

/** How the desk's app on this device announces news. */
const DeskAlerts = v.object({
  /** Its own document in Firestore, since each app has a push token of its own; null while there is none. */
  deviceId: v.nullable(DocumentId),
  news: DeskNewsWanted,
  /** Silent from the first hour until the second, in India; may lead over midnight. */
  quiet: v.nullable(v.strictTuple([Hour, Hour])),
  /** Whether a sound is played for a new order while the desk is in the foreground. */
  hasSound: v.boolean(),
});
export type DeskAlerts = v.InferOutput<typeof DeskAlerts>;

const NotificationSettings = v.object({
  uid: DocumentId,
  /** This device's document in Firestore; null while there is none. */
  deviceId: v.nullable(DocumentId),
  /** Whether this device is notified of every step of the account's orders. */
  orders: v.boolean(),
  /** The products that the account waits for. */
  products: v.array(DocumentId),
  /** Absent until somebody changes it at the desk. */
  desk: v.exactOptional(DeskAlerts),
  /** The language in which the shop tells this device, as last sent. */
  language: v.exactOptional(v.string()),
});
export type NotificationSettings = v.InferOutput<typeof NotificationSettings>;

const KEY = 'notifications';

/** This account's settings on this device; all off at first. */
export async function readNotificationSettings(
  database: HaatDatabase,
  uid: string,
): Promise<NotificationSettings> {
  const arranged = v.safeParse(NotificationSettings, (await database.deviceState.get(KEY))?.value);
  if (arranged.success && arranged.output.uid === uid) return arranged.output;
  return { uid, deviceId: null, orders: false, products: [] };
}

/** Changes this account's settings, unless it has left meanwhile; drops another account's. */
export async function changeNotificationSettings(
  database: HaatDatabase,
  uid: string,
  change: (before: NotificationSettings) => Partial<Omit<NotificationSettings, 'uid'>>,
): Promise<void> {
  await database.transaction('rw', database.deviceState, async () => {
    if (!(await isStillHere(database, uid))) return;
    const before = await readNotificationSettings(database, uid);
    await database.deviceState.put({ key: KEY, value: { ...before, ...change(before) } });
  });
}

/** Records whether the account waits for a product. */
export function recordWaitsFor(
  database: HaatDatabase,
  uid: string,
  productId: string,
  waits: boolean,
): Promise<void> {
  return changeNotificationSettings(database, uid, ({ products }) => {
    const others = products.filter((id) => id !== productId);
    return { products: waits ? [...others, productId] : others };
  });
}

/** Deletes the settings; for the transaction in which the account leaves. */
export async function forgetNotificationSettings(database: HaatDatabase): Promise<void> {
  await database.deviceState.delete(KEY);
}
