// Orders beyond what their account may have open are held without a transaction, which would have each of them wait for the account: one plain read
// of it tells, and each order is written only as it was read.
import { FieldValue } from 'firebase-admin/firestore';
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
import { accountDocument, openAccountLedger, type Room } from './account-limits.ts';
import { understandOrder } from './order-decision.ts';
import { orderSettings } from './order-settings.ts';

/** What these accounts may still have open, as it stands now. */
export async function roomsOf(uids: readonly string[]): Promise<Map<string, Room>> {
  const found = await database.getAll(...[...new Set(uids)].map(accountDocument));
  return new Map(found.map((it) => [it.id, openAccountLedger(it).room(orderSettings, [])]));
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
  const stored = await database.getAll(...orders.map(orderReference));
  const rooms = await roomsOf(orders.map(({ uid }) => uid));
  const held = new Map<string, string[]>();
  const writer = database.bulkWriter();
  const seen = new Set<string>();
  const outcomes = orders.map(async (sent, at): Promise<OrderOutcome | null> => {
    const found = stored[at];
    const fields = found?.data();
    if (!found?.updateTime || seen.has(found.ref.path) || !isUndecided(fields)) return 'ignored';
    seen.add(found.ref.path);
    const { uid, orderId } = sent;
    const ofAccount = held.get(uid) ?? [];
    const isOneTooMany = !isSent(fields) && ofAccount.length >= (rooms.get(uid)?.held ?? 0);
    if (!isSent(fields) && !isOneTooMany) held.set(uid, [...ofAccount, orderId]);
    const why = understandOrder(sent, sent.sent) ? 'limit' : 'invalid';
    const reason = isOneTooMany ? 'too-many-held' : why;
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
  const uids = new Set(orders.filter((_, at) => all[at] !== 'ignored').map(({ uid }) => uid));
  for (const uid of uids) await noteHeld(uid, held.get(uid) ?? []);
  return all;
}

/** Its merchant sees at an account that it has reached its limits. What others change of it meanwhile stays. */
async function noteHeld(uid: string, orderIds: readonly string[]): Promise<void> {
  const change = {
    limitReachedAt: Date.now(),
    ...(orderIds.length > 0 && {
      held: FieldValue.arrayUnion(...orderIds),
      heldOrders: FieldValue.increment(orderIds.length),
    }),
  };
  await accountDocument(uid).set(change, { merge: true });
}
