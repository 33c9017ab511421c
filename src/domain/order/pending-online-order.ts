// The online order that this device is placing, kept until the shop is known to have it: whatever happens in between,
// the next press continues with the same order instead of making another one.
import * as v from 'valibot';
import type { HaatDatabase } from '../device/tables.ts';
import { NewOrder } from './order.ts';

const KEY = 'begun-order';

/** As stored before it has left this phone; from then on, and in earlier versions always, as the order alone. */
const Unsent = v.object({ unsent: NewOrder });

/** `isSent`: it may have left this phone, so the shop may have it. */
export type PendingOnlineOrder = { order: NewOrder; isSent: boolean };

/** The pending order, or null. */
export async function readPendingOnlineOrder(
  database: HaatDatabase,
): Promise<PendingOnlineOrder | null> {
  const value = (await database.deviceState.get(KEY))?.value;
  const unsent = v.safeParse(Unsent, value);
  if (unsent.success) return { order: unsent.output.unsent, isSent: false };
  const sent = v.safeParse(NewOrder, value);
  return sent.success ? { order: sent.output, isSent: true } : null;
}

/** Records that this order is being placed. */
export async function savePendingOnlineOrder(
  database: HaatDatabase,
  { order, isSent }: PendingOnlineOrder,
): Promise<void> {
  await database.deviceState.put({ key: KEY, value: isSent ? order : { unsent: order } });
}

/** Deletes it: the shop has the order, it is given up, or the account leaves this device. */
export async function deletePendingOnlineOrder(database: HaatDatabase): Promise<void> {
  await database.deviceState.delete(KEY);
}
