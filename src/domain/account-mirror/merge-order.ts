// Takes in what the shop says of one order while it is being watched, and leaves over it what this device has still to send.
import { readAccount } from '#engine/account/account.ts';
import { migrateRow } from '#engine/outbox/migrate-row.ts';
import { readOutbox } from '#engine/outbox/outbox-rows.ts';
import type { WriteKinds } from '#engine/outbox/write-kind.ts';
import { noteAccountChanged } from '../account/account-mirror-state.ts';
import type { HaatDatabase } from '../device/tables.ts';
import type { Order } from '../order/order.ts';
import { orderKey } from '../order/order-key.ts';
import { putSeenOrder, readOrder } from '../order/orders.ts';

/**
 * Puts the order, as the shop has it at `seenAt` (ms), under its owner, unless somebody else has signed in meanwhile. Where that
 * is news, an answer to the mirror that is on its way is overtaken.
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
    if (isNews) await noteAccountChanged(database);
  });
}

/** Whether two orders say the same, in whatever order their fields stand. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
