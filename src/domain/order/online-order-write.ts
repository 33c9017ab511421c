// Places an order that is paid online. It never waits in the outbox, because paying needs the shop at once. The order
// must be proven before the shopper pays; one that may have landed is continued or given up, never made twice.
import * as v from 'valibot';
import { isStillHere } from '#engine/account/account.ts';
import { type SaveFailure, saveFailureReason } from '#engine/device/save-failure.ts';
import { attempt } from '#engine/outbox/attempt.ts';
import { readRowsOf } from '#engine/outbox/outbox-rows.ts';
import type { Transition } from '#engine/outbox/row-lifecycle.ts';
import type { AttemptSetup } from '#engine/outbox/send-write.ts';
import type { OutboxRow } from '#engine/outbox/write.ts';
import { removeOrderedLines } from '../cart/cart-lines.ts';
import type { HaatDatabase } from '../device/tables.ts';
import { ORDER_REQUOTE_AFTER_MS } from '../shared/limits.ts';
import { giveUpPendingOrder } from './give-up-pending-order.ts';
import type { NewOrder } from './order.ts';
import { acceptanceOf, OrderAcceptance, orderAtOffer, RequoteReason } from './order-acceptance.ts';
import { orderCancellationWrite } from './order-cancellation-write.ts';
import { orderKey } from './order-key.ts';
import { orderFromNew, orderWrite } from './order-write.ts';
import { putOrder, readOrder } from './orders.ts';
import {
  deletePendingOnlineOrder,
  type PendingOnlineOrder,
  readPendingOnlineOrder,
  savePendingOnlineOrder,
} from './pending-online-order.ts';

export type OnlineSetup = Omit<AttemptSetup, 'now'> & { database: HaatDatabase };

/**
 * `placed`: the shop has it. `changed`: today it would be a different order (`today`, or null if every product is
 * gone). `no-answer`: pressing again continues where this press stopped. `cart-changed`: another tab has placed or given
 * up this order meanwhile.
 */
export type OnlineOutcome =
  | { outcome: 'placed'; order: NewOrder }
  | { outcome: 'changed'; reason: RequoteReason; today: NewOrder | null }
  | { outcome: 'not-saved'; reason: SaveFailure }
  | { outcome: 'no-answer' | 'refused' | 'signed-out' | 'cart-changed' };

class NotPending extends Error {}

/** Places the order at the shop and takes its lines out of the cart. `now` in ms. */
export async function placeOnlineOrder(
  setup: OnlineSetup,
  wish: NewOrder,
  now: number,
): Promise<OnlineOutcome> {
  const { database } = setup;
  try {
    const { order, isSent } = await begin(database, wish, now);
    const row = { ...rowOf(order, now), everSent: isSent };
    const remote = recordingSent(setup, order);
    const send = (as: OutboxRow) =>
      attempt({ ...setup, remote, now: () => now }, { row: as, kind: orderWrite, payload: order });
    let transition = await send(row);
    // The first "permission denied" may come from stale credentials; with fresh ones it is final.
    if (transition.to === 'backoff' && transition.isDenial) {
      transition = await send({ ...row, everSent: true, denials: 1 });
    }
    if (transition.to === 'done') return await take(setup, order);
    return notPlaced(order, transition);
  } catch (error) {
    if (error instanceof NotPending) return { outcome: 'cart-changed' };
    return { outcome: 'not-saved', reason: saveFailureReason(error) };
  }
}

/** The pending order if the press means that; else the wish, which is pending from now on, and the other is given up. */
async function begin(
  database: HaatDatabase,
  wish: NewOrder,
  now: number,
): Promise<PendingOnlineOrder> {
  const { deviceState, orders, outbox } = database;
  return database.transaction('rw', [deviceState, orders, outbox], async () => {
    const pending = await readPendingOnlineOrder(database);
    const isWanted = pending && isSameWish(pending.order, wish, now);
    if (isWanted && !(await isTakenBack(database, pending.order))) return pending;
    if (await isTakenBack(database, wish)) throw new NotPending();
    await giveUpPendingOrder(database, wish, now);
    // At a new total it is still the same order.
    const isSent = pending?.order.orderId === wish.orderId && pending.isSent;
    await savePendingOnlineOrder(database, { order: wish, isSent });
    return { order: wish, isSent };
  });
}

/** Whether this device knows that an order is cancelled, or is to be. */
async function isTakenBack(
  database: HaatDatabase,
  { userId, orderId }: NewOrder,
): Promise<boolean> {
  if ((await readOrder(database, userId, orderId))?.deliveryStatus === 'cancel') return true;
  const rows = await readRowsOf(database, userId, orderKey(userId, orderId));
  return rows.some(({ kind }) => kind === orderCancellationWrite.kind);
}

/** The shop, but before the order leaves, the device records that it may have. One that is no longer pending stays. */
function recordingSent({ database, remote }: OnlineSetup, order: NewOrder): OnlineSetup['remote'] {
  return {
    ...remote,
    async commit(...asked) {
      await database.transaction('rw', database.deviceState, async () => {
        await checkPending(database, order);
        await savePendingOnlineOrder(database, { order, isSent: true });
      });
      return remote.commit(...asked);
    },
  };
}

async function checkPending(database: HaatDatabase, { orderId }: NewOrder): Promise<void> {
  const pending = await readPendingOnlineOrder(database);
  if (pending?.order.orderId !== orderId) throw new NotPending();
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
    await checkPending(database, order);
    for (const line of order.items) {
      // Another tab may have taken some out.
      const inCart = (await cartItems.get(line.productId))?.quantity ?? 0;
      const quantity = Math.min(line.quantity, inCart);
      await removeOrderedLines(database, [{ ...line, quantity }]);
    }
    await putOrder(database, order.userId, orderFromNew(order));
    await deletePendingOnlineOrder(database);
  });
  return { outcome: 'placed', order };
}

/** Whether a press means the pending order: recent, same shopper, address, total, GSTIN, and lines at the same prices. */
function isSameWish(pending: NewOrder, wish: NewOrder, now: number): boolean {
  if (now - pending.timestamp > ORDER_REQUOTE_AFTER_MS) return false;
  const essence = ({ userId, address, items, total, buyerGstin }: NewOrder) =>
    JSON.stringify([
      userId,
      total,
      buyerGstin,
      Object.entries(address).sort(),
      items.map(({ productId, quantity, price }) => [productId, quantity, price]).sort(),
    ]);
  return essence(pending) === essence(wish);
}
