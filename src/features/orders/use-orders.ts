// The account's orders for screens: what this phone has, how each stands that it has still to place, and of when it is.
import { useLiveQuery } from 'dexie-react-hooks';
import { readAccount } from '#core/device/account/account.ts';
import { readAccountMirror } from '#core/device/account/account-mirror-state.ts';
import { oldestOrderSeenAt, readOrders } from '#core/device/account/orders.ts';
import { deviceDatabase } from '#core/device/database/database.ts';
import { readOutbox } from '#core/device/outbox/outbox-rows.ts';
import type { Order } from '#core/model/order/order.ts';
import { orderKey } from '#core/model/order/order-key.ts';
import type { OutboxRow } from '#core/model/outbox/write.ts';
import type { ChangeProgress } from '#page-sync/progress-of.ts';
import { probe } from '#page-sync/reachability.ts';
import { useOwnAccount } from '#page-sync/use-account.ts';
import { useReachability } from '#page-sync/use-reachability.ts';
import { placingOf } from './order-notices.ts';

/** `placing`: how the order itself stands; `none` once the shop has it. */
export type ListedOrder = { order: Order; placing: ChangeProgress };

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
  /** What this phone has still to send of this account. */
  rows: OutboxRow[];
  /** When the shop's orders were last read, ms; null before the first time. */
  readAt: number | null;
  /** What is older than this (ms) was not read with the newest; of when it is, ms. */
  since: number;
  olderAsOf: number | null;
  hasMore: boolean;
};

/** What the phone has of whoever is signed in; null for nobody. For loaders. */
export async function loadOrders(): Promise<KnownOrders | null> {
  const account = await readAccount(deviceDatabase());
  return account && readKnown(account.uid);
}

/** All orders, newest first, followed as they change; `loaded` is what the loader found. */
export function useOrders(loaded: KnownOrders | null): OrdersView {
  const { uid, isOver } = useOwnAccount();
  const reachability = useReachability();
  // What the loader found may still be of the account before.
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
    // What waits here is this phone's to look after, whatever its clock said.
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
  const rows = (await readOutbox(database)).flatMap(({ row }) => (row?.uid === uid ? [row] : []));
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
