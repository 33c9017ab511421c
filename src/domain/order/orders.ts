// The orders on this device, per account: the shop's state with this device's unsent changes over it. Never decides an
// order's price or progress.
import { Dexie } from 'dexie';
import type { HaatDatabase, KeptOrder, OlderPage } from '../device/tables.ts';
import type { Order } from './order.ts';

/** An account's orders, newest first, without those taken back before they arrived, which have no lines. */
export async function readOrders(database: HaatDatabase, uid: string): Promise<Order[]> {
  const owned = await ofOwner(database, uid).reverse().toArray();
  return owned.map(withoutOwner).filter(({ lines }) => lines.length > 0);
}

/** One order of an account, or undefined if this device lacks it. */
export async function readOrder(
  database: HaatDatabase,
  uid: string,
  orderId: string,
): Promise<Order | undefined> {
  const owned = await database.orders.get([uid, orderId]);
  return owned && withoutOwner(owned);
}

/** Stores an order, replacing one with the same id. */
export async function putOrder(database: HaatDatabase, uid: string, order: Order): Promise<void> {
  await database.orders.put({ ...order, uid });
}

/** The same for an order read from the shop at `seenAt` (ms). */
export async function putSeenOrder(
  database: HaatDatabase,
  uid: string,
  order: Order,
  seenAt: number,
): Promise<void> {
  await database.orders.put({ ...order, uid, seenAt });
}

/** When this order was last read from the shop while it was watched, ms; null if unknown. */
export async function readOrderSeenAt(
  database: HaatDatabase,
  uid: string,
  orderId: string,
): Promise<number | null> {
  return (await database.orders.get([uid, orderId]))?.seenAt ?? null;
}

/** Changes some fields of an order, if this device has it. */
export async function changeOrder(
  database: HaatDatabase,
  uid: string,
  orderId: string,
  change: Partial<Order>,
): Promise<void> {
  await database.orders.update([uid, orderId], change);
}

/** Deletes an order, if it is there. */
export async function deleteOrder(
  database: HaatDatabase,
  uid: string,
  orderId: string,
): Promise<void> {
  await database.orders.delete([uid, orderId]);
}

/** Replaces an account's orders from `since` (ms) on with these; older ones stay. */
export async function replaceOrders(
  database: HaatDatabase,
  uid: string,
  orders: readonly Order[],
  since: number,
): Promise<void> {
  await ofOwner(database, uid, since).delete();
  await database.orders.bulkPut(orders.map((order) => ({ ...order, uid })));
}

/** The same for an older page, read at `seenAt` (ms): orders from `since` to before `until` (ms). */
export async function replaceOlderOrders(
  database: HaatDatabase,
  uid: string,
  orders: readonly Order[],
  { since, until, seenAt }: OlderPage,
): Promise<void> {
  await olderThan(database, uid, until)
    .filter(({ timestamp }) => timestamp >= since)
    .delete();
  await database.orders.bulkPut(orders.map((order) => ({ ...order, uid, seenAt })));
}

/** Records `seenAt` (ms) in orders from before `since` (ms) without it: the newest page no longer covers them. */
export async function recordOlderOrders(
  database: HaatDatabase,
  uid: string,
  since: number,
  seenAt: number,
): Promise<void> {
  await olderThan(database, uid, since)
    .filter((order) => order.seenAt === undefined)
    .modify({ seenAt });
}

/** The earliest `seenAt` (ms) among orders from before `since` (ms); null if none. They may have changed since. */
export async function oldestOrderSeenAt(
  database: HaatDatabase,
  uid: string,
  since: number,
): Promise<number | null> {
  const seen = (await olderThan(database, uid, since).toArray()).flatMap((it) => it.seenAt ?? []);
  return seen.length > 0 ? Math.min(...seen) : null;
}

/** Deletes all orders of an account. */
export async function forgetOrders(database: HaatDatabase, uid: string): Promise<void> {
  await ofOwner(database, uid).delete();
}

function withoutOwner({ uid: _, seenAt: __, ...order }: KeptOrder): Order {
  return order;
}

function olderThan(database: HaatDatabase, uid: string, moment: number) {
  return database.orders
    .where('[uid+timestamp]')
    .between([uid, Dexie.minKey], [uid, moment], true, false);
}

function ofOwner(
  database: HaatDatabase,
  uid: string,
  since: number | typeof Dexie.minKey = Dexie.minKey,
) {
  return database.orders.where('[uid+timestamp]').between([uid, since], [uid, Dexie.maxKey]);
}
