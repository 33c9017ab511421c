// The orders that are ticked in the list. They outlive the list: packing, shipping, labels, the pick list and tables are
// about them. Kept in this tab until they are unticked.
import { useSyncExternalStore } from 'react';
import type { ShownOrder } from './use-desk-orders.ts';

const KEPT = 'ticked-orders';

/** `customer/orderId`. */
export const tickKey = ({ order }: Pick<ShownOrder, 'order'>) =>
  `${order.customer}/${order.orderId}`;

let ticked = readKept();
let all: ReadonlySet<string> = new Set(ticked);
const listeners = new Set<() => void>();

function readKept(): readonly string[] {
  const kept = sessionStorage.getItem(KEPT);
  return kept ? kept.split(' ') : [];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Ticks exactly these. */
export function tickOrders(keys: readonly string[]): void {
  all = new Set(keys);
  ticked = [...all];
  sessionStorage.setItem(KEPT, ticked.join(' '));
  for (const listener of listeners) listener();
}

/** Ticks these, or unticks them, and leaves all others. */
export function tickAlso(keys: readonly string[], isTicked: boolean): void {
  const these = new Set(keys);
  tickOrders(isTicked ? [...ticked, ...keys] : ticked.filter((it) => !these.has(it)));
}

/** The keys of all ticked orders. */
export function useTickedKeys(): readonly string[] {
  return useSyncExternalStore(subscribe, () => ticked);
}

/** Whether all of these are ticked. Redraws only who sees another answer. */
export function useAreTicked(keys: readonly string[]): boolean {
  const areTicked = () => all.size >= keys.length && keys.every((key) => all.has(key));
  return useSyncExternalStore(subscribe, areTicked);
}

/** The ticked ones of these orders, oldest first. */
export function tickedOf(orders: readonly ShownOrder[], keys: readonly string[]): ShownOrder[] {
  const wanted = new Set(keys);
  return orders
    .filter((it) => wanted.has(tickKey(it)))
    .sort((a, b) => a.order.arrivedAt - b.order.arrivedAt);
}
