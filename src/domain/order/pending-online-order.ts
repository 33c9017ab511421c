// The online order that this device is placing, kept until the shop is known to have it: whatever happens in between,
// the next press continues with the same order instead of making another one.
import * as v from 'valibot';
import type { HaatDatabase } from '../device/tables.ts';
import { NewOrder } from './order.ts';

const KEY = 'begun-order';

/** The pending order, or null. */
export async function readPendingOnlineOrder(database: HaatDatabase): Promise<NewOrder | null> {
  const pending = v.safeParse(NewOrder, (await database.deviceState.get(KEY))?.value);
  return pending.success ? pending.output : null;
}

/** Records that this order is being placed. */
export async function savePendingOnlineOrder(
  database: HaatDatabase,
  order: NewOrder,
): Promise<void> {
  await database.deviceState.put({ key: KEY, value: order });
}

/** Deletes it: the shop has the order, or the account leaves this device. */
export async function deletePendingOnlineOrder(database: HaatDatabase): Promise<void> {
  await database.deviceState.delete(KEY);
}
