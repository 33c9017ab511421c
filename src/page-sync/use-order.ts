// One order of the signed-in account for screens: what this phone has of it, and whether the shop has it, too.
import { useLiveQuery } from 'dexie-react-hooks';
import { readAccount } from '#core/device/account/account.ts';
import { readAccountMirror } from '#core/device/account/account-mirror-state.ts';
import { readOrder } from '#core/device/account/orders.ts';
import { deviceDatabase } from '#core/device/database/database.ts';
import { readOutbox } from '#core/device/outbox/outbox-rows.ts';
import { isProven } from '#core/device/outbox/proven-writes.ts';
import type { Order } from '#core/model/order/order.ts';
import { orderKey } from '#core/model/order/order-key.ts';
import type { OutboxRow } from '#core/model/outbox/write.ts';
import { progressOf } from './progress-of.ts';
import type { Reachability } from './reachability.ts';
import { useReachability } from './use-reachability.ts';

/** How a write about the order stands: proven, or still on this phone. */
export type OrderProgress = 'sent' | 'waiting' | 'sending' | 'needs-you';

/** `asking`: this phone or the shop is being asked. `unknown`: not an order of this account, as far as can be told. */
export type OrderView =
  | { state: 'asking' | 'unknown' }
  | { state: 'known'; order: Order; placed: OrderProgress; changes: OrderProgress };

/** Follows an order of this account. */
export function useOrder(uid: string, orderId: string): OrderView {
  const reachability = useReachability();
  const found = useLiveQuery(() => lookFor(uid, orderId), [uid, orderId]);
  if (!found) return { state: 'asking' };
  const { order, isUnproven, own, later, mayCome } = found;
  if (!order || order.lines.length === 0) {
    return { state: mayCome && reachability !== 'unreachable' ? 'asking' : 'unknown' };
  }
  return {
    state: 'known',
    order,
    placed: isUnproven ? 'needs-you' : orderProgress(own, reachability),
    changes: orderProgress(later, reachability),
  };
}

async function lookFor(uid: string, orderId: string) {
  const database = deviceDatabase();
  const account = await readAccount(database);
  const order = account?.uid === uid ? await readOrder(database, uid, orderId) : undefined;
  const stored = await readOutbox(database);
  const about = stored.flatMap(({ row }) =>
    row?.uid === uid && row.entityKey === orderKey(uid, orderId) ? [row] : [],
  );
  const own = about.filter(({ id }) => id === orderId);
  const later = about.filter(({ id }) => id !== orderId);
  const isKnown = order?.acceptedAt || order?.heldReason || (await isProven(database, orderId));
  // A row that cannot be read may be this order's own.
  const isUnproven = own.length === 0 && !isKnown && stored.some(({ row }) => !row);
  const { readAt } = await readAccountMirror(database);
  return { order, isUnproven, own, later, mayCome: readAt === null && account?.isOver === false };
}

function orderProgress(rows: readonly OutboxRow[], reachability: Reachability): OrderProgress {
  const progress = progressOf(rows, reachability);
  return progress === 'none' ? 'sent' : progress;
}
