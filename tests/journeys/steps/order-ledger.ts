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

export type Count = { lost: number; doubled: number; falselyConfirmed: number };

/** Compares the state now with the one before; all zeros if it is allowed. */
export function judge(
  { before, outcome, wasTold }: { before: Held; outcome: Outcome; wasTold: boolean },
  now: Held,
): Count {
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

export function words({ inCart, orders }: Held): string {
  return `${inCart} in the cart and ${orders.size} ordered`;
}

/** Orders that neither wait on the phone nor are at the shop. Read the phone first. */
export async function ordersNowhere(uid: string, { orders, waiting }: Held): Promise<string[]> {
  const sent = [...orders.keys()].filter((id) => !waiting.has(id));
  if (sent.length === 0) return [];
  const atShop = new Set((await listDocuments(`users/${uid}/orders`)).map(({ id }) => id));
  return sent.filter((id) => !atShop.has(id));
}
