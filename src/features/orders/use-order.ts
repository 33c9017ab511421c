// One order of the account for screens: what this phone has of it, what it has still to send about it, and of when it is.
import { useLiveQuery } from 'dexie-react-hooks';
import * as v from 'valibot';
import { readAccount } from '#core/device/account/account.ts';
import { readAccountMirror } from '#core/device/account/account-mirror-state.ts';
import { readOrder, readOrderSeenAt } from '#core/device/account/orders.ts';
import { deviceDatabase } from '#core/device/database/database.ts';
import { readOutbox } from '#core/device/outbox/outbox-rows.ts';
import { DocumentId } from '#core/model/identifiers.ts';
import type { Order } from '#core/model/order/order.ts';
import { orderKey } from '#core/model/order/order-key.ts';
import type { OutboxRow } from '#core/model/outbox/write.ts';
import { probe } from '#page-sync/reachability.ts';
import { useOwnAccount } from '#page-sync/use-account.ts';
import { useReachability } from '#page-sync/use-reachability.ts';
import type { OrderConnection } from './LiveOrder.tsx';

export type OrderView =
  | { state: 'asking' }
  | { state: 'missing' }
  | { state: 'signed-out' }
  | { state: 'no-answer'; retry(): void }
  | {
      state: 'shown';
      order: Order;
      /** What this phone has still to send about it, in the order of enqueueing. */
      rows: OutboxRow[];
      /** ms since 1970, where the shop may have another state of it by now. */
      asOf: number | null;
    };

export type KnownOrder = {
  uid: string;
  orderId: string;
  order: Order | undefined;
  rows: OutboxRow[];
  /** When the shop was last known to have it so, ms. */
  seenAt: number | null;
  /** Whether the shop's orders were ever read, and whether this phone has all of them. */
  isRead: boolean;
  hasAll: boolean;
};

/** What the phone has of an order of whoever is signed in; null for nobody. For loaders. */
export async function loadOrder(orderId: string): Promise<KnownOrder | null> {
  const account = await readAccount(deviceDatabase());
  return account && readKnown(account.uid, orderId);
}

/**
 * An order as it changes; `loaded` is what the loader found. `connection` is null where the order is not followed: what is not among
 * all the shop's orders is then missing.
 */
export function useOrder(
  orderId: string,
  loaded: KnownOrder | null,
  connection: OrderConnection | null,
): OrderView {
  const { uid, isOver } = useOwnAccount();
  const reachability = useReachability();
  // What the loader found may still be of the account before.
  const first = loaded?.uid === uid && loaded.orderId === orderId ? loaded : undefined;
  const known = useLiveQuery(() => readKnown(uid, orderId), [uid, orderId], first);
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
      // It may be an older one than this phone has.
      (connection === null && known.isRead);
    return isSilent ? { state: 'no-answer', retry: () => void probe() } : { state: 'asking' };
  }
  // Taken back before it arrived.
  if (order.lines.length === 0) return { state: 'missing' };
  const isStale = isOutOfReach || isOver || connection === 'out-of-touch' || connection === 'ended';
  return { state: 'shown', order, rows, asOf: isStale ? known.seenAt : null };
}

async function readKnown(uid: string, orderId: string): Promise<KnownOrder> {
  const database = deviceDatabase();
  const rows = (await readOutbox(database)).flatMap(({ row }) =>
    row?.uid === uid && row.entityKey === orderKey(uid, orderId) ? [row] : [],
  );
  const { readAt, orders: pages } = await readAccountMirror(database);
  const watchedAt = await readOrderSeenAt(database, uid, orderId);
  const order = await readOrder(database, uid, orderId);
  const isOlder = order !== undefined && order.timestamp < (pages?.since ?? 0);
  const seenAt = Math.max(watchedAt ?? 0, isOlder ? 0 : (readAt ?? 0)) || null;
  const isRead = readAt !== null;
  const hasAll = isRead && !pages?.end;
  return { uid, orderId, order, rows, seenAt, isRead, hasAll };
}
