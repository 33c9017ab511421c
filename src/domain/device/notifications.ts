// What this device's account asked to be told here by notifications, so that its screens know it without a network.
import * as v from 'valibot';
import { isStillHere } from '#engine/account/account.ts';
import { DocumentId } from '#engine/lib/identifiers.ts';
import type { HaatDatabase } from './tables.ts';

const NotificationSettings = v.object({
  uid: DocumentId,
  /** The document of this device at the shop; null while there is none. */
  deviceId: v.nullable(DocumentId),
  /** Whether every step of the account's orders is told here. */
  orders: v.boolean(),
  /** The products that the account waits for. */
  products: v.array(DocumentId),
});
export type NotificationSettings = v.InferOutput<typeof NotificationSettings>;

const KEY = 'notifications';

/** What this account arranged on this device; nothing at first. */
export async function readNotificationSettings(
  database: HaatDatabase,
  uid: string,
): Promise<NotificationSettings> {
  const arranged = v.safeParse(NotificationSettings, (await database.deviceState.get(KEY))?.value);
  if (arranged.success && arranged.output.uid === uid) return arranged.output;
  return { uid, deviceId: null, orders: false, products: [] };
}

/** Changes what this account arranged, unless it has left meanwhile; what another one did is gone then. */
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

/** Notes whether the account waits for a product. */
export function noteWaitsFor(
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

/** Forgets all of it; for the transaction in which the account leaves. */
export async function forgetNotificationSettings(database: HaatDatabase): Promise<void> {
  await database.deviceState.delete(KEY);
}
