// What has to be fetched for some orders, added up for each product, and for which of them.
import type { DeskOrder } from '../../device/tables.ts';
import { compareNames } from '../../shared/by-name.ts';
import { parcelLines } from '../first-parcel.ts';
import { type Queue, queueOf } from './order-queues.ts';
import { preorderedLine } from './preordered.ts';

/** Pieces of a product. `key` names it together with the pieces: what was fetched is not all, once more are wanted. */
export type Pick = {
  key: string;
  name: string;
  pieces: number;
  orders: { order: DeskOrder; pieces: number }[];
};
/** `category`: its name; empty for products without one, which stand last. */
type PickGroup = { category: string; picks: Pick[] };
/** What the desk knows of a product; its order's line names it otherwise. */
export type ProductOf = (productId: string) => { name: string; category: string } | undefined;

/** Orders whose goods still lie on the shelf. */
const TO_FETCH: readonly Queue[] = ['pack', 'transfer', 'unpaid'];
/** Whether goods of this order have to be fetched; once a first parcel went, those that are to follow. */
export function isToFetch(order: DeskOrder): boolean {
  const queue = queueOf(order);
  return TO_FETCH.includes(queue) || (queue === 'ship' && order.firstParcel !== undefined);
}

/** The pieces that are in stock by category and name, and those that are pre-ordered by name. */
export function pickList(
  orders: readonly DeskOrder[],
  productOf: ProductOf,
): { groups: PickGroup[]; preordered: Pick[] } {
  const now = new Map<string, Pick>();
  const later = new Map<string, Pick>();
  for (const order of orders) {
    for (const line of parcelLines(order, 'last')) {
      const ordered = preorderedLine(line, order)?.pieces ?? 0;
      const name = productOf(line.productId)?.name ?? line.name;
      add(now, line.productId, name, order, line.quantity - ordered);
      add(later, line.productId, name, order, ordered);
    }
  }
  const groups = new Map<string, Pick[]>();
  for (const [productId, pick] of now) {
    const category = productOf(productId)?.category ?? '';
    groups.set(category, [...(groups.get(category) ?? []), finished(productId, pick)]);
  }
  return {
    groups: [...groups]
      .map(([category, picks]) => ({ category, picks: byName(picks) }))
      .toSorted((one, other) => compareCategories(one.category, other.category)),
    preordered: byName([...later].map(([id, pick]) => finished(`later ${id}`, pick))),
  };
}

function add(
  picks: Map<string, Pick>,
  productId: string,
  name: string,
  order: DeskOrder,
  pieces: number,
): void {
  if (pieces <= 0) return;
  const pick = picks.get(productId) ?? { key: '', name, pieces: 0, orders: [] };
  const last = pick.orders.at(-1);
  // An order may have two lines of a product, one of them at a quotation's price.
  if (last?.order === order) last.pieces += pieces;
  else pick.orders.push({ order, pieces });
  pick.pieces += pieces;
  picks.set(productId, pick);
}

const finished = (id: string, pick: Pick): Pick => ({ ...pick, key: `${id} ${pick.pieces}` });

const byName = (picks: Pick[]) =>
  picks.toSorted((one, other) => compareNames(one.name, other.name));

function compareCategories(one: string, other: string): number {
  if (one === '' || other === '') return one === other ? 0 : one === '' ? 1 : -1;
  return compareNames(one, other);
}
