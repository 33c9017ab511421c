// A phone's state in the order flow, and whether it is allowed after a kill at some moment.
import { deepEqual } from 'node:assert/strict';
import * as v from 'valibot';
import { listDocuments, type StoredDocument } from '../../support/shop-server.ts';

const Line = v.object({ quantity: v.number() });
const Order = v.object({ orderId: v.string(), totalPaise: v.number(), lines: v.array(Line) });
const Waiting = v.object({ id: v.string(), kind: v.string() });

export type Held = {
  /** Pieces in the cart. */
  inCart: number;
  /** Pieces and paise of every order, by id. */
  orders: ReadonlyMap<string, { pieces: number; paise: number }>;
  /** The orders that wait to be sent. */
  waiting: ReadonlySet<string>;
};

/** The allowed outcomes: unchanged, one more piece, the cart or its order, or its order and nothing else. */
export type Outcome = 'the same' | 'one more piece' | 'cart or order' | 'the order';

/** The state in the phone's rows. */
export function heldIn(tables: Record<string, unknown[]>): Held {
  const lines = v.parse(v.array(Line), tables.cartItems ?? []);
  const orders = v.parse(v.array(Order), tables.orders ?? []);
  const rows = v.parse(v.array(Waiting), tables.outbox ?? []);
  return {
    inCart: pieces(lines),
    orders: new Map(
      orders.map((it) => [it.orderId, { pieces: pieces(it.lines), paise: it.totalPaise }]),
    ),
    waiting: new Set(rows.filter(({ kind }) => kind === 'order').map(({ id }) => id)),
  };
}

function pieces(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

type Count = { lost: number; doubled: number; falselyConfirmed: number };

/** When a kill is due: the state before the last press, its allowed outcome, and whether the shopper has read a confirmation. */
export type Due = { before: Held; outcome: Outcome; wasTold: boolean };

/** Compares the state now with the one before; all zeros if it is allowed. */
function judge({ before, outcome, wasTold }: Due, now: Held): Count {
  const fresh = [...now.orders].filter(([id]) => !before.orders.has(id)).map(([, order]) => order);
  const ordered = pieces(fresh.map((order) => ({ quantity: order.pieces })));
  const gone = [...before.orders.keys()].filter((id) => !now.orders.has(id)).length;
  const most = before.inCart + (outcome === 'one more piece' ? 1 : 0);
  const mayOrder = outcome === 'cart or order' || outcome === 'the order';
  const mostOrders = mayOrder ? 1 : 0;
  const isOrderMissing = outcome === 'the order' && fresh.length === 0;
  const isHalfOrdered = fresh.length > 0 && now.inCart > 0;
  const there = now.inCart + ordered;
  return {
    lost: gone + Math.max(0, before.inCart - there) + (isOrderMissing && !wasTold ? 1 : 0),
    doubled:
      Math.max(0, there - most) +
      Math.max(0, fresh.length - mostOrders) +
      (isHalfOrdered && there <= most ? 1 : 0),
    falselyConfirmed: isOrderMissing && wasTold ? 1 : 0,
  };
}

/** In the end the shop has every order once, and nothing else. @throws AssertionError where an order's cost is not its pieces times their price. */
export function judgeEnd(
  { orders }: Held,
  atShop: readonly StoredDocument[],
  paise: number,
): Count {
  for (const { id, fields } of atShop) {
    const order = orders.get(id);
    if (!order) continue;
    const total = paise * order.pieces;
    const charged = { integerValue: String(total / 100) };
    deepEqual([order.paise, fields.total], [total, charged], 'accepted, and charged');
  }
  const ids = new Set(atShop.map(({ id }) => id));
  return {
    lost: [...orders.keys()].filter((id) => !ids.has(id)).length,
    doubled: atShop.filter(({ id }) => !orders.has(id)).length,
    falselyConfirmed: 0,
  };
}

/** An order that took effect twice would have taken its pieces twice. */
export function orderedPieces({ orders }: Held): number {
  return [...orders.values()].reduce((sum, order) => sum + order.pieces, 0);
}

/** Whether a text names an order of this account that was not on the phone before. */
export function namesNewOrder(uid: string, before: Held, text: string): boolean {
  const [, id] = new RegExp(`users/${uid}/orders/([0-9a-f]{32})`).exec(text) ?? [];
  return id !== undefined && !before.orders.has(id);
}

/** The counts over a phone's life, and what was wrong. */
export class Ledger {
  kills = 0;
  readonly count: Count = { lost: 0, doubled: 0, falselyConfirmed: 0 };
  readonly problems: string[] = [];

  note(count: Count, what: string): void {
    for (const kind of ['lost', 'doubled', 'falselyConfirmed'] as const) {
      this.count[kind] += count[kind];
      if (count[kind] > 0) this.problems.push(`${kind} ${count[kind]}, ${what}`);
    }
  }

  /** Judges the phone after a kill. Each order that does not wait there must be at the shop. */
  async noteKill(due: Due, now: Held, uid: string, doing: string): Promise<void> {
    this.kills += 1;
    this.note(judge(due, now), `${doing}: ${words(due.before)}, then ${words(now)}`);
    const sent = [...now.orders.keys()].filter((id) => !now.waiting.has(id));
    const ids = (await listDocuments(`users/${uid}/orders`)).map(({ id }) => id);
    const lost = sent.filter((id) => !ids.includes(id)).length;
    this.note({ lost, doubled: 0, falselyConfirmed: 0 }, `${doing}: neither waits nor is there`);
  }
}

function words({ inCart, orders }: Held): string {
  return `${inCart} in the cart and ${orders.size} ordered`;
}
