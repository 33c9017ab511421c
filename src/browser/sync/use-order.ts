// One order of the account for screens: the phone's copy, its waiting writes, and the age of the copy.
import * as v from 'valibot';
import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import { readAccountMirror } from '#domain/account/account-mirror-state.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import type { Order } from '#domain/order/order.ts';
import { orderKey } from '#domain/order/order-key.ts';
import { readOrder, readOrderSeenAt } from '#domain/order/orders.ts';
import { DocumentId } from '#engine/lib/identifiers.ts';
import { readOutbox } from '#engine/outbox/outbox-rows.ts';
import { type WriteStatus, writeStatus } from '#engine/outbox/row-status.ts';
import { isProven } from '#engine/outbox/settled-writes.ts';
import type { OutboxRow } from '#engine/outbox/write.ts';
import type { ConnectionState } from '../live/follow-order.ts';
import { probe } from './reachability.ts';
import { useOwnAccount } from './use-account.ts';
import { useReachability } from './use-reachability.ts';

export type OrderConnection = 'starting' | ConnectionState;

export type OrderView =
  | { state: 'asking' }
  | { state: 'missing' }
  | { state: 'signed-out' }
  | { state: 'no-answer'; retry(): void }
  | {
      state: 'shown';
      order: Order;
      /** Its waiting writes on this phone, in order of enqueueing. */
      rows: OutboxRow[];
      /** Of the order itself; `sent` unless something suggests that the shop lacks it. */
      placed: WriteStatus;
      /** Of later changes. */
      changes: WriteStatus;
      /** ms since 1970, where the shop may have a newer state by now; else null. */
      asOf: number | null;
    };

export type KnownOrder = {
  uid: string;
  orderId: string;
  order: Order | undefined;
  rows: OutboxRow[];
  /** An unreadable row may be the order's own, and nothing proves that the shop has it. */
  isUnproven: boolean;
  /** When this was last known to be the shop's state, ms. */
  seenAt: number | null;
  /** Whether the shop's orders were ever read, and whether this phone has all of them. */
  isRead: boolean;
  hasAll: boolean;
};

type Setup = {
  /** Found by a loader. */
  loaded?: KnownOrder | null;
  /** Null where the order is not followed: it counts as missing when the phone has all orders and not this one. */
  connection?: OrderConnection | null;
};

/** An order of the account as it changes. */
export function useOrder(
  orderId: string,
  { loaded = null, connection = null }: Setup = {},
): OrderView {
  const { uid, isOver } = useOwnAccount();
  const reachability = useReachability();
  // The loader may have found the order of an earlier account.
  const first = loaded?.uid === uid && loaded.orderId === orderId ? loaded : undefined;
  const known = useLiveQuery(() => readKnownOrder(uid, orderId), [uid, orderId], first);
  if (!known) return { state: 'asking' };
  const isOutOfReach = reachability === 'unreachable';
  const { order, rows } = known;
  if (!order) {
    const isMissing = connection === null ? known.hasAll : connection === 'missing';
    if (isMissing || !v.is(DocumentId, orderId)) return { state: 'missing' };
    if (isOver) return { state: 'signed-out' };
    const isSilent =
      isOutOfReach ||
      connection === 'out-of-touch' ||
      connection === 'ended' ||
      // It may be older than the orders on this phone.
      (connection === null && known.isRead);
    return isSilent ? { state: 'no-answer', retry: () => void probe() } : { state: 'asking' };
  }
  // Cancelled before it arrived.
  if (order.lines.length === 0) return { state: 'missing' };
  const isStale = isOutOfReach || isOver || connection === 'out-of-touch' || connection === 'ended';
  const own = rows.filter(({ id }) => id === orderId);
  const later = rows.filter(({ id }) => id !== orderId);
  return {
    state: 'shown',
    order,
    rows,
    placed: known.isUnproven ? 'blocked' : writeStatus(own, reachability, true),
    changes: writeStatus(later, reachability, true),
    asOf: isStale ? known.seenAt : null,
  };
}

/** Reads everything this phone knows of an order. */
export async function readKnownOrder(uid: string, orderId: string): Promise<KnownOrder> {
  const database = deviceDatabase();
  const stored = await readOutbox(database);
  const rows = stored.flatMap(({ row }) =>
    row?.uid === uid && row.entityKey === orderKey(uid, orderId) ? [row] : [],
  );
  const { readAt, orders: pages } = await readAccountMirror(database);
  const watchedAt = await readOrderSeenAt(database, uid, orderId);
  const order = await readOrder(database, uid, orderId);
  const isOlder = order !== undefined && order.timestamp < (pages?.since ?? 0);
  const hasOwnRow = rows.some(({ id }) => id === orderId);
  const isKnown = order?.acceptedAt || order?.heldReason || (await isProven(database, orderId));
  return {
    uid,
    orderId,
    order,
    rows,
    isUnproven: !hasOwnRow && !isKnown && stored.some(({ row }) => !row),
    seenAt: Math.max(watchedAt ?? 0, isOlder ? 0 : (readAt ?? 0)) || null,
    isRead: readAt !== null,
    hasAll: readAt !== null && !pages?.end,
  };
}
