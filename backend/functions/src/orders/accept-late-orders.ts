// The second chance of an order whose event was lost or failed: an order undecided for ten minutes is decided now. Each
// order is checked about once, in order of change; progress is kept in `orderChecks/undecided`, which only functions
// use.
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import * as v from 'valibot';
import { database } from '../database.ts';
import { acceptOrHold } from './order-queue.ts';
import { acceptReleased, isReleased } from './release-order.ts';
import { ordersByChange, type Place, undecidedOrder } from './undecided-orders.ts';

const MINUTE_MS = 60_000;
export const LATE_MS = 10 * MINUTE_MS;
/** How far back the first run looks. */
const FIRST_LOOK_MS = 7 * 24 * 60 * MINUTE_MS;
const PAGE = 200;
/** With this many failures the fault is not in the orders: the run ends, and the next one starts at the same place. */
const MAX_FAILED = 200;
/** A run ends itself before the platform would kill it; the next one continues. */
const RUN_MS = 150_000;

const Progress = v.object({
  lookedTo: v.nullish(v.object({ changedAt: v.instance(Timestamp), path: v.string() }), null),
  /** Paths of the orders that failed and are retried. */
  failed: v.fallback(v.array(v.string()), []),
});
const progress = database.doc('orderChecks/undecided');

/** One run. `now` in ms. */
export async function acceptLateOrders(now: number): Promise<void> {
  const start = Date.now();
  const { lookedTo, failed } = v.parse(Progress, (await progress.get()).data() ?? {});
  let left = failed;
  if (failed.length > 0) {
    const again = await database.getAll(...failed.map((path) => database.doc(path)));
    left = await acceptEach(again);
    await progress.set({ failed: left }, { merge: true });
  }
  const until = Timestamp.fromMillis(now - LATE_MS);
  let from: Timestamp | Place = lookedTo ?? Timestamp.fromMillis(now - FIRST_LOOK_MS);
  while (Date.now() - start < RUN_MS) {
    const due = ordersByChange(from).endAt(until).limit(PAGE);
    const { docs } = await due.get();
    const last = docs.at(-1);
    if (!last) return;
    left = [...new Set([...left, ...(await acceptEach(docs))])];
    if (left.length > MAX_FAILED) throw new Error(`${left.length} orders could not be decided.`);
    from = { changedAt: last.get('changedAt'), path: last.ref.path };
    await progress.set({ lookedTo: from, failed: left });
    if (docs.length < PAGE) return;
  }
}

/** Decides each; returns the paths of those that failed. */
async function acceptEach(orders: readonly DocumentSnapshot[]): Promise<string[]> {
  const failed = await Promise.all(
    orders.map(async (order) => {
      try {
        await decide(order);
        return [];
      } catch (error) {
        logger.error(`${order.ref.path} could not be decided.`, error);
        return [order.ref.path];
      }
    }),
  );
  return failed.flat();
}

async function decide(order: DocumentSnapshot): Promise<void> {
  const sent = undecidedOrder(order);
  const uid = order.ref.parent.parent?.id;
  // An older undecided order is the merchant's: its goods were settled in another way.
  const isOld = Date.now() - (order.createTime?.toMillis() ?? 0) > FIRST_LOOK_MS;
  if (sent) {
    if (!isOld) await acceptOrHold(sent);
  } else if (uid && isReleased(order.data())) await acceptReleased({ uid, orderId: order.id });
}
