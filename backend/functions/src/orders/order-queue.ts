// Orders that have arrived in this process and wait to be decided, several at a time. A shopper who sends many gets
// separate rounds, so that four hundred orders keep nobody else waiting, neither here nor at the lock of their account.
import { decideOrders, type OrderOutcome, type SentOrder } from './accept-order.ts';
import { holdBeyond, isBeyond, roomsOf } from './hold-beyond-limit.ts';

/** Most orders, and most lines in them, decided in one transaction. */
const MAX_ORDERS = 20;
const MAX_LINES = 200;
/** Most orders in a round of a shopper who sent many: everybody else waits for it. */
const MAX_ORDERS_OF_ONE = 8;
/** A shopper with more than this waiting has sent many. */
const FEW = 3;

type Waiting = {
  readonly sent: SentOrder;
  readonly done: (outcome: OrderOutcome | Promise<never>) => void;
};

/** By shopper; a shopper just served moves to the end. */
const waiting = new Map<string, Waiting[]>();
let isDeciding = false;

/** Decides once; an order that comes twice is `ignored` the second time. @throws if it could not be decided */
export async function acceptOrHold(sent: SentOrder): Promise<OrderOutcome> {
  return await new Promise((done) => {
    waiting.set(sent.uid, [...(waiting.get(sent.uid) ?? []), { sent, done }]);
    void decideAll();
  });
}

/** One transaction at a time: two would contend for a best-seller. */
async function decideAll(): Promise<void> {
  if (isDeciding) return;
  isDeciding = true;
  while (waiting.size > 0) {
    for (const next of [oneOfEach, manyOfOne]) await decideRound(next());
  }
  isDeciding = false;
}

/**
 * Reads the accounts once and finds all orders beyond their limits, also those still waiting here. These are held
 * after the others are decided: at the same time, the two transactions would contend for `accounts`.
 */
async function decideRound(orders: readonly Waiting[]): Promise<void> {
  if (orders.length === 0) return;
  try {
    const rooms = await roomsOf(orders.map(({ sent }) => sent.uid));
    const beyond = ({ sent }: Waiting) => isBeyond(sent, rooms.get(sent.uid));
    const alsoBeyond = [...rooms.keys()].flatMap((uid) => takeOut(uid, beyond));
    await decideTogether(orders.filter((it) => !beyond(it)));
    await holdTogether([...orders.filter(beyond), ...alsoBeyond]);
  } catch (error) {
    for (const { done } of orders) done(Promise.reject(error));
  }
}

async function holdTogether(orders: readonly Waiting[]): Promise<void> {
  try {
    const outcomes = await holdBeyond(orders.map(({ sent }) => sent));
    for (const [at, order] of orders.entries()) {
      const outcome = outcomes[at];
      if (outcome) order.done(outcome);
      // It changed meanwhile.
      else await decideTogether([order]);
    }
  } catch (error) {
    for (const { done } of orders) done(Promise.reject(error));
  }
}

async function decideTogether(orders: readonly Waiting[]): Promise<void> {
  if (orders.length === 0) return;
  try {
    const outcomes = await decideOrders(orders.map(({ sent }) => sent));
    for (const [at, { done }] of orders.entries()) done(outcomes[at] ?? 'ignored');
  } catch (error) {
    // One order that fails must not take the others with it.
    if (orders.length > 1) for (const one of orders) await decideTogether([one]);
    else orders[0]?.done(Promise.reject(error));
  }
}

/** In turn, one order of each shopper with few waiting. */
function oneOfEach(): Waiting[] {
  const next: Waiting[] = [];
  for (const [uid, [order, ...rest]] of [...waiting]) {
    if (!order || rest.length >= FEW) continue;
    if (!fits(next, order)) break;
    next.push(order);
    keep(uid, rest);
  }
  return next;
}

/** As many orders as fit, of the first shopper with many waiting. */
function manyOfOne(): Waiting[] {
  const [found] = [...waiting].filter(([, { length }]) => length > FEW);
  if (!found) return [];
  const next: Waiting[] = [];
  for (const order of found[1]) {
    if (next.length === MAX_ORDERS_OF_ONE || !fits(next, order)) break;
    next.push(order);
  }
  keep(found[0], found[1].slice(next.length));
  return next;
}

/** Removes and returns a shopper's waiting orders that match. */
function takeOut(uid: string, isSuch: (order: Waiting) => boolean): Waiting[] {
  const all = waiting.get(uid) ?? [];
  keep(
    uid,
    all.filter((it) => !isSuch(it)),
  );
  return all.filter(isSuch);
}

function keep(uid: string, rest: Waiting[]): void {
  waiting.delete(uid);
  if (rest.length > 0) waiting.set(uid, rest);
}

function fits(round: readonly Waiting[], order: Waiting): boolean {
  const lines = [...round, order].reduce((sum, { sent }) => sum + linesOf(sent), 0);
  return round.length === 0 || (round.length < MAX_ORDERS && lines <= MAX_LINES);
}

function linesOf({ sent }: SentOrder): number {
  const items: unknown = Object(sent).items;
  return Array.isArray(items) ? items.length : 0;
}
