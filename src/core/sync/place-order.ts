// Places an order that is paid at the door or by bank transfer: order, outbox row and the emptied cart are one durable
// transaction, so that there is the cart or the order, never neither and never both. Needs no network.
import { takeOrdered } from '../device/cart-lines.ts';
import type { HaatDatabase } from '../device/database.ts';
import { putOrder } from '../device/orders.ts';
import type { NewOrder } from '../model/order.ts';
import { acceptanceOf } from '../model/order-acceptance.ts';
import { orderKey } from '../model/order-key.ts';
import { enqueue, type SaveOutcome } from './enqueue.ts';
import { orderFromNew, orderSender } from './senders/order.ts';

/** Saved; not saved and why; or the cart no longer holds what was to be ordered, say because another tab ordered it. */
export type PlaceOutcome = SaveOutcome | { outcome: 'cart-changed' };

class CartChanged extends Error {}

/** Saves the order for sending. The same order twice is saved once. `now` in ms. */
export async function placeOrder(
  database: HaatDatabase,
  order: NewOrder,
  now: number,
): Promise<PlaceOutcome> {
  const { orderId, userId: uid, items } = order;
  const { kind, version } = orderSender;
  const entityKey = orderKey(uid, orderId);
  const write = { id: orderId, kind, v: version, uid, entityKey, payload: order };
  let hasChanged = false;
  const saved = await enqueue(
    database,
    { ...write, accepted: acceptanceOf(order, now) },
    now,
    [database.orders, database.cartItems],
    async () => {
      hasChanged = !(await takeOrdered(database, items));
      if (hasChanged) throw new CartChanged();
      await putOrder(database, uid, orderFromNew(order));
    },
  );
  return hasChanged ? { outcome: 'cart-changed' } : saved;
}
