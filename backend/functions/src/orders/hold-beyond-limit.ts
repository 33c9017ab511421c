// Holds orders beyond their account's limits without a transaction each, which would contend for the account: one
// transaction counts them all as held, then each order is updated only if unchanged since it was read.
import { isPreconditionFailed } from '../catalogue/precondition-failed.ts';
import { database } from '../database.ts';
import {
  heldFields,
  isSent,
  isUndecided,
  type OrderOutcome,
  orderReference,
  type SentOrder,
} from './accept-order.ts';
import { accountDocument, openAccountLedger, type Room, readSameNumber } from './account-limits.ts';
import { understandOrder } from './order-decision.ts';
import { orderSettings } from './order-settings.ts';

/** How much these accounts may still have open. */
export async function roomsOf(uids: readonly string[]): Promise<Map<string, Room>> {
  const found = await database.getAll(...[...new Set(uids)].map(accountDocument));
  return new Map(found.map((it) => [it.id, openAccountLedger(it).room(orderSettings, [])]));
}

/**
 * Whether an order exceeds the room that is left. While there is any, invalid orders and those of a quotation are
 * decided in their own turn.
 */
export function isBeyond(sent: SentOrder, room: Room | undefined): boolean {
  if (!room) return false;
  if (room.orders < 1) return true;
  const order = understandOrder(sent, sent.sent);
  if (!order || order.quotationId) return false;
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return pieces > Math.max(0, room.pieces);
}

/** Holds each order once; null: somebody else wrote into it meanwhile. @throws if some of it failed */
export async function holdBeyond(orders: readonly SentOrder[]): Promise<(OrderOutcome | null)[]> {
  if (orders.length === 0) return [];
  const stored = await database.getAll(...orders.map(orderReference));
  const isFirst = (at: number) =>
    stored.findIndex((it) => it.ref.path === stored[at]?.ref.path) === at;
  const isDue = orders.map((_, at) => isFirst(at) && isUndecided(stored[at]?.data()));
  const reserved = await reserveEach(
    orders.filter((_, at) => isDue[at] && !isSent(stored[at]?.data() ?? {})),
  );
  const writer = database.bulkWriter();
  const outcomes = orders.map(async (sent, at): Promise<OrderOutcome | null> => {
    const found = stored[at];
    const fields = found?.data();
    if (!isDue[at] || !found?.updateTime || !fields) return 'ignored';
    const why = understandOrder(sent, sent.sent) ? 'limit' : 'invalid';
    const mayWait = isSent(fields) || reserved.has(sent.orderId);
    const reason = mayWait ? why : 'too-many-held';
    const precondition = { lastUpdateTime: found.updateTime };
    try {
      await writer.update(found.ref, heldFields(fields, reason), precondition);
      return reason;
    } catch (error) {
      if (isPreconditionFailed(error)) return null;
      throw error;
    }
  });
  const [all] = await Promise.all([Promise.allSettled(outcomes), writer.close()]);
  const isHeld = (at: number) => all[at]?.status === 'fulfilled' && all[at].value !== null;
  await release(orders.filter((it, at) => isDue[at] && !isHeld(at) && reserved.has(it.orderId)));
  return all.map((it) => {
    if (it.status === 'rejected') throw it.reason;
    return it.value;
  });
}

/** Counts as many orders as allowed as held, before they are: one that is cancelled at that moment is then known. */
async function reserveEach(orders: readonly SentOrder[]): Promise<ReadonlySet<string>> {
  const reserved = new Set<string>();
  for (const [uid, ids] of byAccount(orders)) {
    await database.runTransaction(async (transaction) => {
      const found = await transaction.get(accountDocument(uid));
      const ledger = openAccountLedger(found);
      const others = await readSameNumber(transaction, found, ledger);
      let { held: left } = ledger.room(orderSettings, others.map(openAccountLedger));
      for (const id of ids) {
        reserved.delete(id);
        // An earlier try may have counted it already.
        if (!ledger.isCounted(id)) {
          if (left < 1) continue;
          left -= 1;
          ledger.hold(id);
        }
        reserved.add(id);
      }
      ledger.recordLimit(Date.now());
      ledger.write(transaction, Date.now());
    });
  }
  return reserved;
}

/** Gives back the places of orders that were not held, unless somebody else held them meanwhile. */
async function release(orders: readonly SentOrder[]): Promise<void> {
  for (const [uid, ids] of byAccount(orders)) {
    await database.runTransaction(async (transaction) => {
      const references = ids.map((orderId) => orderReference({ uid, orderId, sent: null }));
      const [found, ...stored] = await transaction.getAll(accountDocument(uid), ...references);
      if (!found) throw new Error(`account ${uid} was not read`);
      const ledger = openAccountLedger(found);
      for (const it of stored) if (it.get('deliveryStatus') !== 'pending') ledger.unhold(it.id);
      ledger.write(transaction, Date.now());
    });
  }
}

function byAccount(orders: readonly SentOrder[]): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const { uid, orderId } of orders) all.set(uid, [...(all.get(uid) ?? []), orderId]);
  return all;
}
