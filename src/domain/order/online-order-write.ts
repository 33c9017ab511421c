// Places an order that is paid online. It never waits in the outbox, because paying needs the shop at once. The order
// must be proven before the shopper pays; one that may have landed is continued, never made twice.
import * as v from 'valibot';
import { isStillHere } from '#engine/account/account.ts';
import { type SaveFailure, saveFailureReason } from '#engine/device/save-failure.ts';
import { attempt } from '#engine/outbox/attempt.ts';
import type { Transition } from '#engine/outbox/row-lifecycle.ts';
import type { AttemptSetup } from '#engine/outbox/send-write.ts';
import type { OutboxRow } from '#engine/outbox/write.ts';
import { removeOrderedLines } from '../cart/cart-lines.ts';
import type { HaatDatabase } from '../device/tables.ts';
import { ORDER_REQUOTE_AFTER_MS } from '../shared/limits.ts';
import type { NewOrder } from './order.ts';
import { acceptanceOf, OrderAcceptance, orderAtOffer, RequoteReason } from './order-acceptance.ts';
import { orderKey } from './order-key.ts';
import { orderFromNew, orderWrite } from './order-write.ts';
import { putOrder } from './orders.ts';
import {
  deletePendingOnlineOrder,
  readPendingOnlineOrder,
  savePendingOnlineOrder,
} from './pending-online-order.ts';

export type OnlineSetup = Omit<AttemptSetup, 'now'> & { database: HaatDatabase };

/**
 * `placed`: the shop has it. `changed`: today it would be a different order (`today`, or null if every product is
 * gone). `no-answer`: pressing again continues where this press stopped.
 */
export type OnlineOutcome =
  | { outcome: 'placed'; order: NewOrder }
  | { outcome: 'changed'; reason: RequoteReason; today: NewOrder | null }
  | { outcome: 'not-saved'; reason: SaveFailure }
  | { outcome: 'no-answer' | 'refused' | 'signed-out' };

/** Places the order at the shop and takes its lines out of the cart. `now` in ms. */
export async function placeOnlineOrder(
  setup: OnlineSetup,
  wish: NewOrder,
  now: number,
): Promise<OnlineOutcome> {
  const { database } = setup;
  try {
    const pending = await readPendingOnlineOrder(database);
    const order = pending && isSameWish(pending, wish, now) ? pending : wish;
    await savePendingOnlineOrder(database, order);
    const row = { ...rowOf(order, now), everSent: order === pending };
    const send = (as: OutboxRow) =>
      attempt({ ...setup, now: () => now }, { row: as, kind: orderWrite, payload: order });
    let transition = await send(row);
    // The first "permission denied" may come from stale credentials; with fresh ones it is final.
    if (transition.to === 'backoff' && transition.isDenial) {
      transition = await send({ ...row, everSent: true, denials: 1 });
    }
    if (transition.to === 'done') return await take(setup, order);
    return notPlaced(order, transition);
  } catch (error) {
    return { outcome: 'not-saved', reason: saveFailureReason(error) };
  }
}

/** The order as an outbox row, which is never stored. */
function rowOf(order: NewOrder, now: number): OutboxRow {
  const { orderId, userId: uid } = order;
  return {
    seq: 0,
    id: orderId,
    kind: orderWrite.kind,
    v: orderWrite.version,
    uid,
    entityKey: orderKey(uid, orderId),
    payload: order,
    accepted: acceptanceOf(order, now),
    createdAt: now,
    state: 'sending',
    heldFor: null,
    attempts: 0,
    denials: 0,
    nextAt: 0,
    lastError: null,
    everSent: false,
    lease: null,
  };
}

function notPlaced(
  order: NewOrder,
  transition: Exclude<Transition, { to: 'done' }>,
): OnlineOutcome {
  if (transition.to === 'backoff') return { outcome: 'no-answer' };
  // An order never lapses: `checkBeforeSend` looks up its lines first.
  if (transition.to === 'refused' || transition.to === 'lapsed') return { outcome: 'refused' };
  if (!transition.requote) return { outcome: 'signed-out' };
  const { offer } = v.parse(OrderAcceptance, transition.requote.accepted);
  const reason = v.parse(RequoteReason, transition.error?.code);
  return { outcome: 'changed', reason, today: offer && orderAtOffer(order, offer) };
}

/**
 * Updates this device for an order that the shop has, unless its shopper has signed out. Lines that another tab removed
 * from the cart are fine.
 */
async function take({ database }: OnlineSetup, order: NewOrder): Promise<OnlineOutcome> {
  const { deviceState, orders, cartItems } = database;
  await database.transaction('rw', [deviceState, orders, cartItems], async () => {
    if (!(await isStillHere(database, order.userId))) return;
    await removeOrderedLines(database, order.items);
    await putOrder(database, order.userId, orderFromNew(order));
    await deletePendingOnlineOrder(database);
  });
  return { outcome: 'placed', order };
}

/** Whether a press means the pending order: recent, same shopper, address, total, and lines at the same prices. */
function isSameWish(pending: NewOrder, wish: NewOrder, now: number): boolean {
  if (now - pending.timestamp > ORDER_REQUOTE_AFTER_MS) return false;
  const essence = ({ userId, address, items, total }: NewOrder) =>
    JSON.stringify([
      userId,
      total,
      Object.entries(address).sort(),
      items.map(({ productId, quantity, price }) => [productId, quantity, price]).sort(),
    ]);
  return essence(pending) === essence(wish);
}
