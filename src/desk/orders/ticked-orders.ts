// The orders that are ticked in the list, in the order in which they stand there. They outlive the list: packing,
// shipping, labels, the pick list and tables are about them. Kept in this tab until they are unticked.
import { useSyncExternalStore } from 'react';
import type { ShownOrder } from './use-desk-orders.ts';

const KEPT = 'ticked-orders';

/** `customer/orderId`. */
export const tickKey = ({ order }: Pick<ShownOrder, 'order'>) =>
  `${order.customer}/${order.orderId}`;

let ticked: readonly string[] = readKept();
const listeners = new Set<() => void>();

function readKept(): string[] {
  const kept = sessionStorage.getItem(KEPT);
  return kept ? kept.split(' ') : [];
}

/** Ticks exactly these. */
export function tickOrders(keys: readonly string[]): void {
  ticked = [...new Set(keys)];
  sessionStorage.setItem(KEPT, ticked.join(' '));
  for (const listener of listeners) listener();
}

/** Ticks or unticks one. */
export function toggleOrder(key: string): void {
  tickOrders(ticked.includes(key) ? ticked.filter((it) => it !== key) : [...ticked, key]);
}

/** The keys of all ticked orders. */
export function useTickedKeys(): readonly string[] {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => ticked,
  );
}

/** The ticked ones of these orders, oldest first. */
export function tickedOf(orders: readonly ShownOrder[], keys: readonly string[]): ShownOrder[] {
  const all = new Set(keys);
  return orders
    .filter((it) => all.has(tickKey(it)))
    .sort((a, b) => a.order.arrivedAt - b.order.arrivedAt);
}
