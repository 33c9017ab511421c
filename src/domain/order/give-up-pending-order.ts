// Gives up the online order that this device has begun, because its shopper places another order instead: both would be
// payable, and both would take goods.
import { appendWrite } from '#engine/outbox/enqueue.ts';
import type { HaatDatabase } from '../device/tables.ts';
import { isUnpaid } from './awaited-payment.ts';
import type { NewOrder } from './order.ts';
import { takingBack } from './order-cancellation-write.ts';
import { changeOrder, readOrder } from './orders.ts';
import { deletePendingOnlineOrder, readPendingOnlineOrder } from './pending-online-order.ts';

/**
 * Gives it up unless it is this order: if the shop may have it, a write that takes it back waits from now on. One that
 * its shopper has paid or cancelled since, or sees among their orders while ordering other goods, is only forgotten.
 * Call it in the transaction that saves the other order, which includes `outbox`, `orders` and `deviceState`. `now` in ms.
 */
export async function giveUpPendingOrder(
  database: HaatDatabase,
  instead: Pick<NewOrder, 'orderId' | 'items'>,
  now: number,
): Promise<void> {
  const pending = await readPendingOnlineOrder(database);
  if (!pending || pending.order.orderId === instead.orderId) return;
  const { orderId, userId, items } = pending.order;
  await deletePendingOnlineOrder(database);
  const known = await readOrder(database, userId, orderId);
  const isOfSame = items.some((it) =>
    instead.items.some((other) => other.productId === it.productId),
  );
  const isGoneOn = known && !(isOfSame && isUnpaid({ ...known, heldReason: null }));
  if (!pending.isSent || isGoneOn) return;
  await changeOrder(database, userId, orderId, { deliveryStatus: 'cancel' });
  await appendWrite(database, takingBack(pending.order, userId), now);
}
