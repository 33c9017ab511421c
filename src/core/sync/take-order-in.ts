// Takes in what the shop says of one order while it is being watched, and leaves over it what this device has still to send.
import { readAccount } from '../device/account.ts';
import type { HaatDatabase } from '../device/database.ts';
import { putOrder } from '../device/orders.ts';
import { readOutbox } from '../device/outbox-rows.ts';
import type { Order } from '../model/order.ts';
import { orderKey } from '../model/order-key.ts';
import type { Senders } from './sender.ts';
import { understandRow } from './upcast.ts';

/** Puts the order under its owner, unless somebody else has signed in meanwhile. */
export async function takeOrderIn(
  database: HaatDatabase,
  senders: Senders,
  uid: string,
  order: Order,
): Promise<void> {
  const { deviceState, outbox, orders } = database;
  await database.transaction('rw', [deviceState, outbox, orders], async () => {
    if ((await readAccount(database))?.uid !== uid) return;
    await putOrder(database, uid, order);
    for (const { row } of await readOutbox(database)) {
      if (row?.uid !== uid || row.entityKey !== orderKey(uid, order.orderId)) continue;
      const understood = understandRow(row, senders);
      if (understood.outcome === 'not-understood') continue;
      await understood.sender.apply?.(database, understood.payload, row);
    }
  });
}
