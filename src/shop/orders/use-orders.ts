// The account's orders for screens: the phone's copy and its age, each order with its outbox status until the shop has it.
import { probe } from '#browser/sync/reachability.ts';
import { useOwnAccount } from '#browser/sync/use-account.ts';
import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import { type KnownOrder, readKnownOrder } from '#browser/sync/use-order.ts';
import { useReachability } from '#browser/sync/use-reachability.ts';
import { readAccountMirror } from '#domain/account/account-mirror-state.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import type { Order } from '#domain/order/order.ts';
import { orderKey } from '#domain/order/order-key.ts';
import { oldestOrderSeenAt, readOrders } from '#domain/order/orders.ts';
import { readAccount } from '#engine/account/account.ts';
import { readRowsOf } from '#engine/outbox/outbox-rows.ts';
import type { WriteStatus } from '#engine/outbox/row-status.ts';
import type { OutboxRow } from '#engine/outbox/write.ts';
import { placingOf } from './order-notices.ts';

/** `placing`: the status of the order's own write; `none` once the shop has it. */
export type ListedOrder = { order: Order; placing: WriteStatus };

export type OrdersView =
  | { state: 'asking' }
  | { state: 'signed-out' }
  | { state: 'no-answer'; retry(): void }
  | {
      state: 'shown';
      listed: ListedOrder[];
      /** When the shop was last asked, ms since 1970; null while the orders are current. */
      asOf: number | null;
      /** Orders that are not refreshed automatically, and when they were last read (ms). */
      older: ListedOrder[];
      olderAsOf: number | null;
      /** The shop may have orders that this phone never had. */
      hasMore: boolean;
    };

export type KnownOrders = {
  uid: string;
  orders: Order[];
  /** Waiting writes of this account. */
  rows: OutboxRow[];
  /** When the shop's orders were last read, ms; null before the first time. */
  readAt: number | null;
  /** Orders older than this (ms) are not read along with the newest; `olderAsOf`: when they were read, ms. */
  since: number;
  olderAsOf: number | null;
  hasMore: boolean;
};

/** Reads the signed-in account's orders; null if nobody is signed in. For loaders. */
export async function loadOrders(): Promise<KnownOrders | null> {
  const account = await readAccount(deviceDatabase());
  return account && readKnown(account.uid);
}

/** The same for one order. */
export async function loadOrder(orderId: string): Promise<KnownOrder | null> {
  const account = await readAccount(deviceDatabase());
  return account && readKnownOrder(account.uid, orderId);
}

/** All orders, newest first, followed as they change; `loaded`: the loader's copy. */
export function useOrders(loaded: KnownOrders | null): OrdersView {
  const { uid, isOver } = useOwnAccount();
  const reachability = useReachability();
  // The loader may have read the previous account's orders.
  const first = loaded?.uid === uid ? loaded : undefined;
  const known = useLiveQuery(() => readKnown(uid), [uid], first);
  const isOutOfReach = reachability === 'unreachable';
  if (!known) return { state: 'asking' };
  if (known.orders.length === 0 && known.readAt === null) {
    if (isOver) return { state: 'signed-out' };
    return isOutOfReach ? { state: 'no-answer', retry: () => void probe() } : { state: 'asking' };
  }
  const all = known.orders.map((order) => {
    const rows = rowsOf(known, order);
    // An order with waiting writes is never "older", even if this phone's clock was wrong.
    const isOlder = order.timestamp < known.since && rows.length === 0;
    return { order, placing: placingOf(rows, reachability), isOlder };
  });
  return {
    state: 'shown',
    listed: all.filter(({ isOlder }) => !isOlder),
    asOf: isOutOfReach || isOver ? known.readAt : null,
    older: all.filter(({ isOlder }) => isOlder),
    olderAsOf: known.olderAsOf,
    hasMore: known.hasMore,
  };
}

function rowsOf({ uid, rows }: KnownOrders, { orderId }: Order): OutboxRow[] {
  return rows.filter(({ entityKey }) => entityKey === orderKey(uid, orderId));
}

async function readKnown(uid: string): Promise<KnownOrders> {
  const database = deviceDatabase();
  const rows = await readRowsOf(database, uid);
  const { readAt, orders: pages } = await readAccountMirror(database);
  const since = pages?.since ?? 0;
  return {
    uid,
    orders: await readOrders(database, uid),
    rows,
    readAt,
    since,
    olderAsOf: await oldestOrderSeenAt(database, uid, since),
    hasMore: pages !== null && pages.end !== null,
  };
}
