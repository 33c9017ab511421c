// Orders beyond what their account may have open are held without a transaction, which would have each of them wait for the account: one plain read
// of it tells, and each order is written only as it was read.
import { isPreconditionFailed } from '../catalogue/precondition-failed.ts';
import { database } from '../database.ts';
import {
  heldFields,
  isUndecided,
  type OrderOutcome,
  orderReference,
  type SentOrder,
} from './accept-order.ts';
import { accountDocument, openAccountLedger, type Room } from './account-limits.ts';
import { understandOrder } from './order-decision.ts';
import { orderSettings } from './order-settings.ts';

/** What these accounts may still have open, as it stands now. */
export async function roomsOf(uids: readonly string[]): Promise<Map<string, Room>> {
  const found = await database.getAll(...[...new Set(uids)].map(accountDocument));
  return new Map(found.map((it) => [it.id, openAccountLedger(it).room(orderSettings)]));
}

/** Whether an order is for more than the room that is left. A wrong one, and one of a quotation, is looked at in its own turn while there is any. */
export function isBeyond(sent: SentOrder, room: Room | undefined): boolean {
  if (!room) return false;
  if (room.orders < 1) return true;
  const order = understandOrder(sent, sent.sent);
  if (!order || order.quotationId) return false;
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return pieces > Math.max(0, room.pieces);
}

/** Holds each of them, once; null stands for one that somebody else wrote into meanwhile. @throws when nothing of it could be done. */
export async function holdBeyond(orders: readonly SentOrder[]): Promise<(OrderOutcome | null)[]> {
  if (orders.length === 0) return [];
  const now = Date.now();
  const stored = await database.getAll(...orders.map(orderReference));
  const writer = database.bulkWriter();
  const seen = new Set<string>();
  const outcomes = orders.map(async (sent, at): Promise<OrderOutcome | null> => {
    const found = stored[at];
    const fields = found?.data();
    if (!found?.updateTime || seen.has(found.ref.path) || !isUndecided(fields)) return 'ignored';
    seen.add(found.ref.path);
    const reason = understandOrder(sent, sent.sent) ? 'limit' : 'invalid';
    const precondition = { lastUpdateTime: found.updateTime };
    try {
      await writer.update(found.ref, heldFields(fields, reason), precondition);
      return reason;
    } catch (error) {
      if (isPreconditionFailed(error)) return null;
      throw error;
    }
  });
  const [all] = await Promise.all([Promise.all(outcomes), writer.close()]);
  const reached = orders.filter((_, at) => all[at] === 'limit').map(({ uid }) => uid);
  if (reached.length > 0) await noteLimits(new Set(reached), now);
  return all;
}

/** The merchant sees at an account that it has reached its limits. */
async function noteLimits(uids: ReadonlySet<string>, now: number): Promise<void> {
  const found = await database.getAll(...[...uids].map(accountDocument));
  const batch = database.batch();
  for (const account of found) {
    const ledger = openAccountLedger(account);
    ledger.noteLimit(now);
    ledger.write(batch);
  }
  await batch.commit().catch((error: unknown) => {
    // Another instance has noted it.
    if (!isPreconditionFailed(error)) throw error;
  });
}
