// The orders of the accounts on this device, each under its owner: what the shop has, and over it what this device has still
// to send. It never decides what an order costs or how far it is.
import { Dexie } from 'dexie';
import type { HaatDatabase, KeptOrder, OlderPage } from '../device/tables.ts';
import type { Order } from './order.ts';

/** An account's orders, newest first. One without lines was taken back before it arrived, and is not shown. */
export async function readOrders(database: HaatDatabase, uid: string): Promise<Order[]> {
  const owned = await ofOwner(database, uid).reverse().toArray();
  return owned.map(withoutOwner).filter(({ lines }) => lines.length > 0);
}

/** One order of an account, if this device has it. */
export async function readOrder(
  database: HaatDatabase,
  uid: string,
  orderId: string,
): Promise<Order | undefined> {
  const owned = await database.orders.get([uid, orderId]);
  return owned && withoutOwner(owned);
}

/** Puts an order in place of what stood under its id. */
export async function putOrder(database: HaatDatabase, uid: string, order: Order): Promise<void> {
  await database.orders.put({ ...order, uid });
}

/** The same for what the shop itself was seen to have at `seenAt` (ms). */
export async function putSeenOrder(
  database: HaatDatabase,
  uid: string,
  order: Order,
  seenAt: number,
): Promise<void> {
  await database.orders.put({ ...order, uid, seenAt });
}

/** When the shop was last seen to have this order while it was watched, ms; null when that is not known. */
export async function readOrderSeenAt(
  database: HaatDatabase,
  uid: string,
  orderId: string,
): Promise<number | null> {
  return (await database.orders.get([uid, orderId]))?.seenAt ?? null;
}

/** Changes some of an order, if this device has it. */
export async function changeOrder(
  database: HaatDatabase,
  uid: string,
  orderId: string,
  change: Partial<Order>,
): Promise<void> {
  await database.orders.update([uid, orderId], change);
}

/** Takes an order away; one that is gone already is no harm. */
export async function deleteOrder(
  database: HaatDatabase,
  uid: string,
  orderId: string,
): Promise<void> {
  await database.orders.delete([uid, orderId]);
}

/** Puts these orders in place of all that are kept of an account from `since` (ms) on; older ones stay. */
export async function replaceOrders(
  database: HaatDatabase,
  uid: string,
  orders: readonly Order[],
  since: number,
): Promise<void> {
  await ofOwner(database, uid, since).delete();
  await database.orders.bulkPut(orders.map((order) => ({ ...order, uid })));
}

/** The same for an older page, which was read at `seenAt` (ms): from `since` to before `until` (ms). */
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

/** Notes of the orders from before `since` (ms), which are not read with the newest any more, when they were: `seenAt`, ms. */
export async function noteOlderOrders(
  database: HaatDatabase,
  uid: string,
  since: number,
  seenAt: number,
): Promise<void> {
  await olderThan(database, uid, since)
    .filter((order) => order.seenAt === undefined)
    .modify({ seenAt });
}

/** Since when the orders from before `since` (ms) may have changed: when the one that was not seen for longest was, ms; null for none. */
export async function oldestOrderSeenAt(
  database: HaatDatabase,
  uid: string,
  since: number,
): Promise<number | null> {
  const seen = (await olderThan(database, uid, since).toArray()).flatMap((it) => it.seenAt ?? []);
  return seen.length > 0 ? Math.min(...seen) : null;
}

/** Takes all orders of an account away. */
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
