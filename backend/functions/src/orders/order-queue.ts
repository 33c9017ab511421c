// Orders that have arrived in this process and wait to be decided: several at a time, and of each shopper one in turn, so that nobody's four
// hundred orders keep another shopper waiting.
import { decideOrders, type OrderOutcome, type SentOrder } from './accept-order.ts';

/** Most orders, and most lines in them, that are decided in one transaction. */
const MAX_ORDERS = 20;
const MAX_LINES = 200;

type Waiting = {
  readonly sent: SentOrder;
  readonly done: (outcome: OrderOutcome | Promise<never>) => void;
};

/** By shopper; who was served goes to the end. */
const waiting = new Map<string, Waiting[]>();
let isDeciding = false;

/** Decides once; an order that comes twice is `ignored` the second time. @throws when it could not be decided. */
export async function acceptOrHold(sent: SentOrder): Promise<OrderOutcome> {
  return await new Promise((done) => {
    waiting.set(sent.uid, [...(waiting.get(sent.uid) ?? []), { sent, done }]);
    void decideAll();
  });
}

async function decideAll(): Promise<void> {
  if (isDeciding) return;
  isDeciding = true;
  for (let next = nextOrders(); next.length > 0; next = nextOrders()) {
    await decideTogether(next);
  }
  isDeciding = false;
}

async function decideTogether(orders: readonly Waiting[]): Promise<void> {
  try {
    const outcomes = await decideOrders(orders.map(({ sent }) => sent));
    for (const [at, { done }] of orders.entries()) done(outcomes[at] ?? 'ignored');
  } catch (error) {
    // One that cannot be decided must not take the others with it.
    if (orders.length > 1) for (const one of orders) await decideTogether([one]);
    else orders[0]?.done(Promise.reject(error));
  }
}

function nextOrders(): Waiting[] {
  const next: Waiting[] = [];
  let lines = 0;
  while (next.length < MAX_ORDERS) {
    const [shopper] = waiting;
    const order = shopper?.[1][0];
    if (!shopper || !order) break;
    lines += linesOf(order.sent);
    if (next.length > 0 && lines > MAX_LINES) break;
    next.push(order);
    const [uid, [, ...rest]] = shopper;
    waiting.delete(uid);
    if (rest.length > 0) waiting.set(uid, rest);
  }
  return next;
}

function linesOf({ sent }: SentOrder): number {
  const items: unknown = Object(sent).items;
  return Array.isArray(items) ? items.length : 0;
}
