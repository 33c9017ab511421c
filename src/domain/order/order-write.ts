// An order: one document at `users/{uid}/orders/{orderId}`, created once as a whole. The shop's server changes it
// afterwards, so "landed" means that it is this order, not that it is still equal.
// Its fields: orderFields, below. Who may create it: `match /users/{uid}/orders/{id}` in backend/firestore.rules.
import * as v from 'valibot';
import type { PlainFields } from '#engine/firestore/firestore-values.ts';
import { enqueue, type SaveOutcome } from '#engine/outbox/enqueue.ts';
import { recordProven } from '#engine/outbox/settled-writes.ts';
import type { NewWrite, OutboxRow } from '#engine/outbox/write.ts';
import type { PricesRemote, SendDecision, WriteKind } from '#engine/outbox/write-kind.ts';
import { recordAccountChanged } from '../account/account-mirror-state.ts';
import { removeOrderedLines } from '../cart/cart-lines.ts';
import type { HaatDatabase } from '../device/tables.ts';
import { giveUpPendingOrder } from './give-up-pending-order.ts';
import { NewOrder, orderFromFields, StoredOrder } from './order.ts';
import { acceptanceOf, OrderAcceptance, requoteOrder } from './order-acceptance.ts';
import { takingBack } from './order-cancellation-write.ts';
import { orderKey } from './order-key.ts';
import { deleteOrder, putOrder, readOrder } from './orders.ts';

export const orderWrite = {
  kind: 'order',
  version: 1,
  schema: NewOrder,
  upcasts: {},
  document: (order, row) => ({
    path: `/${row.entityKey}`,
    // Create only: a late arrival must not restore an old address.
    does: 'create',
    fields: orderFields(order),
    stamp: 'changedAt',
  }),
  canReadBack: true,
  confirmsByReading: true,
  // An earlier attempt that arrived at more than the total accepted since is not the order that the shopper wants.
  hasLanded: (stored: PlainFields | undefined, order: NewOrder, row: OutboxRow) =>
    isOrderThere(stored, order, acceptedOf(order, row).totalPaise),
  async checkBeforeSend(
    order: NewOrder,
    row: OutboxRow,
    remote: PricesRemote,
    now: number,
  ): Promise<SendDecision> {
    const accepted = acceptedOf(order, row);
    const today = await remote.prices(order.items.map(({ productId }) => productId));
    if (today.kind === 'refused') {
      return {
        do: 'wait',
        error: { code: today.status, message: today.message },
        retryAfterMs: null,
      };
    }
    if (today.kind === 'indeterminate') {
      const error = { code: today.reason, message: '' };
      return { do: 'wait', error, retryAfterMs: today.retryAfterMs };
    }
    const changed = requoteOrder(order, accepted, today.value, now);
    if (!changed) return { do: 'go' };
    const error = { code: changed.reason, message: '' };
    return { do: 'ask', error, accepted: { ...accepted, offer: changed.offer } };
  },
  async apply(database: HaatDatabase, order: NewOrder, row: OutboxRow) {
    // The shop's copy is newer.
    if (await readOrder(database, String(row.uid), order.orderId)) return;
    await putOrder(database, String(row.uid), orderFromNew(order));
  },
  tables: (database: HaatDatabase) => [database.orders, database.deviceState],
  async onDone(database: HaatDatabase, row: OutboxRow) {
    await recordProven(database, row);
    await recordAccountChanged(database);
  },
  async onDiscard(database: HaatDatabase, row: OutboxRow) {
    await recordAccountChanged(database);
    await deleteOrder(database, String(row.uid), row.id);
  },
  cancellation(order: NewOrder, { uid }: OutboxRow): NewWrite | null {
    return uid === null ? null : takingBack(order, uid);
  },
} satisfies WriteKind<NewOrder>;

/** Whether the stored document is this order, at no more than this total. */
function isOrderThere(
  stored: PlainFields | undefined,
  { orderId, timestamp }: NewOrder,
  atMostPaise: number,
): boolean {
  return (
    stored?.orderId === orderId &&
    stored.timestamp === timestamp &&
    Array.isArray(stored.items) &&
    Math.round(Number(stored.total) * 100) <= atMostPaise
  );
}

/** The terms that the shopper accepted; if unreadable, those of the order as it is. */
function acceptedOf(order: NewOrder, row: OutboxRow): OrderAcceptance {
  const accepted = v.safeParse(OrderAcceptance, row.accepted);
  return accepted.success ? accepted.output : acceptanceOf(order, row.createdAt);
}

/** A new order as screens show it before the shop has answered. */
export function orderFromNew(order: NewOrder) {
  return orderFromFields(order.orderId, v.parse(StoredOrder, order));
}

/** The fields to write: undefined ones are left out. */
export function orderFields(order: NewOrder): PlainFields {
  return given({ ...order, items: order.items.map((item) => given(item)) });
}

function given(fields: object): PlainFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** `cart-changed`: the cart no longer holds these lines, for example because another tab ordered them. */
export type PlaceOutcome = SaveOutcome | { outcome: 'cart-changed' };

class CartChanged extends Error {}

/**
 * Saves an order that is paid at the door or by bank transfer. Order, outbox row and emptied cart are one durable
 * transaction, so that the shopper has the cart or the order, never neither and never both. It also gives up an online
 * order that was begun instead. Needs no network. The same order twice is saved once. `now` in ms.
 */
export async function placeOrder(
  database: HaatDatabase,
  order: NewOrder,
  now: number,
): Promise<PlaceOutcome> {
  const { orderId, userId: uid, items } = order;
  const { kind, version } = orderWrite;
  const entityKey = orderKey(uid, orderId);
  const write = { id: orderId, kind, v: version, uid, entityKey, payload: order };
  let hasChanged = false;
  const saved = await enqueue(
    database,
    { ...write, accepted: acceptanceOf(order, now) },
    now,
    [database.orders, database.cartItems, database.deviceState],
    async () => {
      hasChanged = !(await removeOrderedLines(database, items));
      if (hasChanged) throw new CartChanged();
      await putOrder(database, uid, orderFromNew(order));
      await giveUpPendingOrder(database, order, now);
    },
  );
  return hasChanged ? { outcome: 'cart-changed' } : saved;
}
