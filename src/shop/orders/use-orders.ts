// The account's orders for screens: the phone's copy and its age, each order with its status until the shop has it.
import { useLiveQuery } from 'dexie-react-hooks';
import { probe } from '#browser/sync/reachability.ts';
import { useOwnAccount } from '#browser/sync/use-account.ts';
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

/** `placing`: of the order itself; `none` once the shop has it. */
export type ListedOrder = { order: Order; placing: WriteStatus };

export type OrdersView =
  | { state: 'asking' }
  | { state: 'signed-out' }
  | { state: 'no-answer'; retry(): void }
  | {
      state: 'shown';
      listed: ListedOrder[];
      /** ms since 1970, where there is no connection. */
      asOf: number | null;
      /** Those that are not looked after by themselves, and since when they may have changed. */
      older: ListedOrder[];
      olderAsOf: number | null;
      /** The shop may have others that this phone never had. */
      hasMore: boolean;
    };

export type KnownOrders = {
  uid: string;
  orders: Order[];
  /** Waiting writes of this account. */
  rows: OutboxRow[];
  /** When the shop's orders were last read, ms; null before the first time. */
  readAt: number | null;
  /** Orders older than this (ms) were not read with the newest; `olderAsOf`: when they were read, ms. */
  since: number;
  olderAsOf: number | null;
  hasMore: boolean;
};

/** Reads the orders of the account that is signed in; null for nobody. For loaders. */
export async function loadOrders(): Promise<KnownOrders | null> {
  const account = await readAccount(deviceDatabase());
  return account && readKnown(account.uid);
}

/** The same of one order. */
export async function loadOrder(orderId: string): Promise<KnownOrder | null> {
  const account = await readAccount(deviceDatabase());
  return account && readKnownOrder(account.uid, orderId);
}

/** All orders, newest first, followed as they change; `loaded` is what the loader found. */
export function useOrders(loaded: KnownOrders | null): OrdersView {
  const { uid, isOver } = useOwnAccount();
  const reachability = useReachability();
  // The loader may have found the orders of the account before.
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
    // An order with waiting writes is not an older one, whatever this phone's clock said.
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
