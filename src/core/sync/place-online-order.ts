// Places an order that is paid online: it is never queued, because its payment needs the shop at once. The order has to be
// proven before anybody is asked to pay; one that may have landed is gone on with, and never made twice.
import { forgetBegunOrder, noteBegunOrder, readBegunOrder } from '../device/begun-order.ts';
import { takeOrdered } from '../device/cart-lines.ts';
import { putOrder } from '../device/orders.ts';
import { ORDER_REVIEW_AFTER_MS } from '../model/limits.ts';
import { paiseFromRupees } from '../model/money.ts';
import type { NewOrder } from '../model/order.ts';
import {
  acceptanceOf,
  orderAtOffer,
  type ReviewReason,
  reviewOrder,
} from '../model/order-acceptance.ts';
import { orderKey } from '../model/order-key.ts';
import type { DrainSetup } from './drain.ts';
import { notSavedReason } from './not-saved.ts';
import { isOrderThere, orderFields, orderFromNew } from './senders/order.ts';

export type OnlineSetup = Pick<DrainSetup, 'database' | 'remote' | 'credential'>;

/**
 * `placed`: the shop has it. `changed`: it would be another order today (`today`, or null when all of it is gone). `no-answer`:
 * the same press again goes on where this one stopped.
 */
export type OnlineOutcome =
  | { outcome: 'placed'; order: NewOrder }
  | { outcome: 'changed'; reason: ReviewReason; today: NewOrder | null }
  | { outcome: 'not-saved'; reason: 'full' | 'blocked' | 'broken' }
  | { outcome: 'no-answer' | 'refused' | 'signed-out' };

/** Places the order at the shop and takes its lines out of the cart. `now` in ms. */
export async function placeOnlineOrder(
  setup: OnlineSetup,
  wish: NewOrder,
  now: number,
): Promise<OnlineOutcome> {
  const { database, remote } = setup;
  try {
    const begun = await readBegunOrder(database);
    const order = begun && isSameWish(begun, wish, now) ? begun : wish;
    await noteBegunOrder(database, order);
    const path = `/${orderKey(order.userId, order.orderId)}`;
    const attempt = (fresh: boolean) => withToken(setup, order.userId, fresh);

    let token = await attempt(false);
    if (typeof token !== 'string') return token;
    const isThere = async (key: string) => {
      const stored = await remote.read(path, key);
      return (
        stored.kind === 'proven' &&
        isOrderThere(stored.value?.fields, order, paiseFromRupees(order.total))
      );
    };
    if (order === begun && (await isThere(token))) return await take(setup, order);

    const today = await remote.prices(order.items.map(({ productId }) => productId));
    if (today.kind !== 'proven') return { outcome: 'no-answer' };
    const changed = reviewOrder(order, acceptanceOf(order, now), today.value, now);
    if (changed) {
      const { reason, offer } = changed;
      return { outcome: 'changed', reason, today: orderAtOffer(order, offer) };
    }
    const write = { path, does: 'set' as const, fields: orderFields(order) };
    let answer = await remote.commit(write, token);
    if (answer.kind === 'refused') {
      token = await attempt(true);
      if (typeof token !== 'string') return token;
      answer = await remote.commit(write, token);
    }
    if (answer.kind === 'proven' || (await isThere(token))) return await take(setup, order);
    return { outcome: answer.kind === 'refused' ? 'refused' : 'no-answer' };
  } catch (error) {
    return { outcome: 'not-saved', reason: notSavedReason(error) };
  }
}

async function withToken(
  { credential }: OnlineSetup,
  uid: string,
  fresh: boolean,
): Promise<string | { outcome: 'no-answer' | 'signed-out' }> {
  const key = await credential(uid, fresh);
  if (key.outcome === 'token') return key.token;
  return { outcome: key.outcome === 'unreachable' ? 'no-answer' : 'signed-out' };
}

/** The device's side of an order that the shop has. What another tab took out of the cart meanwhile is out already. */
async function take({ database }: OnlineSetup, order: NewOrder): Promise<OnlineOutcome> {
  const { deviceState, orders, cartItems } = database;
  await database.transaction('rw', [deviceState, orders, cartItems], async () => {
    await takeOrdered(database, order.items);
    await putOrder(database, order.userId, orderFromNew(order));
    await forgetBegunOrder(database);
  });
  return { outcome: 'placed', order };
}

/** Whether a press means the order that was begun, of today: same shopper, address and lines at the same prices. */
function isSameWish(begun: NewOrder, wish: NewOrder, now: number): boolean {
  if (now - begun.timestamp > ORDER_REVIEW_AFTER_MS) return false;
  const essence = ({ userId, address, items }: NewOrder) =>
    JSON.stringify([
      userId,
      Object.entries(address).sort(),
      items.map(({ productId, quantity, price }) => [productId, quantity, price]).sort(),
    ]);
  return essence(begun) === essence(wish);
}
