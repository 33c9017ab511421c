// Merges the shop's snapshots of a watched order into the device's copy, with this device's unsent changes on top.
import { readAccount } from '#engine/account/account.ts';
import { migrateRow } from '#engine/outbox/migrate-row.ts';
import { readOutbox } from '#engine/outbox/outbox-rows.ts';
import type { WriteKinds } from '#engine/outbox/write-kind.ts';
import { recordAccountChanged } from '../account/account-mirror-state.ts';
import type { HaatDatabase } from '../device/tables.ts';
import type { Order } from '../order/order.ts';
import { orderKey } from '../order/order-key.ts';
import { putSeenOrder, readOrder } from '../order/orders.ts';

/**
 * Stores the order as the shop had it at `seenAt` (ms), unless somebody else has signed in meanwhile. If that changes
 * anything, an account refresh under way is overtaken.
 */
export async function mergeOrderSnapshot(
  database: HaatDatabase,
  kinds: WriteKinds,
  uid: string,
  order: Order,
  seenAt: number,
): Promise<void> {
  const { deviceState, outbox, orders } = database;
  const { orderId } = order;
  await database.transaction('rw', [deviceState, outbox, orders], async () => {
    if ((await readAccount(database))?.uid !== uid) return;
    const before = await readOrder(database, uid, orderId);
    await putSeenOrder(database, uid, order, seenAt);
    for (const { row } of await readOutbox(database)) {
      if (row?.uid !== uid || row.entityKey !== orderKey(uid, orderId)) continue;
      const understood = migrateRow(row, kinds);
      if (understood.outcome === 'not-understood') continue;
      await understood.kind.apply?.(database, understood.payload, row);
    }
    const isNews = !isSame(before, await readOrder(database, uid, orderId));
    if (isNews) await recordAccountChanged(database);
  });
}

/** Whether two orders are equal, whatever the order of their fields. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
