// Handles the events of new orders. Under load they come one after another, so that one shopper's four hundred orders
// delay everybody's events. So while somebody sends many, the shop queries for new orders itself.
import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import type { OrderOutcome, SentOrder } from './accept-order.ts';
import { acceptOrHold } from './order-queue.ts';
import { ordersByChange, undecidedOrder } from './undecided-orders.ts';

/** A shopper with more orders than MANY within WITHIN_MS sends many. ms */
const MANY = 3;
const WITHIN_MS = 10_000;
/** How often new orders are queried at most, how far back, and how many at a time. ms */
const LOOK_EVERY_MS = 500;
const LOOK_BACK_MS = 60_000;
const LOOK_AGAIN_MS = 5_000;
const MAX_LOOKED_AT = 500;

/** Events that came to this process within the last seconds, by shopper. */
let heard = { since: 0, of: new Map<string, number>() };
let lookedAt = 0;

/** Decides the order, and all other new ones if its shopper sends many. @throws if it could not be decided */
export async function takeNews(sent: SentOrder): Promise<OrderOutcome> {
  const now = Date.now();
  const decided = acceptOrHold(sent);
  if (!sendsMany(sent.uid, now) || now - lookedAt < LOOK_EVERY_MS) return decided;
  const [outcome] = await Promise.all([decided, decideNew()]);
  return outcome;
}

function sendsMany(uid: string, now: number): boolean {
  if (now - heard.since > WITHIN_MS) heard = { since: now, of: new Map() };
  const count = (heard.of.get(uid) ?? 0) + 1;
  heard.of.set(uid, count);
  return count > MANY;
}

/** Decides all new orders. One that fails here is decided by its own event. */
async function decideNew(): Promise<void> {
  try {
    const now = Date.now();
    // Orders found by the query before are decided by now.
    const from = Math.max(now - LOOK_BACK_MS, lookedAt - LOOK_AGAIN_MS);
    lookedAt = now;
    const { docs } = await ordersByChange(Timestamp.fromMillis(from)).limit(MAX_LOOKED_AT).get();
    const orders = docs.map(undecidedOrder).filter((it) => it !== null);
    const all = await Promise.allSettled(orders.map(acceptOrHold));
    const failed = all.find((it) => it.status === 'rejected');
    if (failed) throw failed.reason;
  } catch (error) {
    logger.warn('New orders could not all be decided before their news came.', error);
  }
}
