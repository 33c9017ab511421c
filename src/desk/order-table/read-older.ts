// Orders that this device no longer keeps, read from the shop for one table. Nothing of them is stored.
import { accountToken } from '#browser/sync/account-token.ts';
import type { DeskOrder } from '#domain/device/tables.ts';
import { readClosedOrders } from '#domain/order/desk/fetch-orders.ts';

export type OlderOrders = { orders: DeskOrder[]; unread: number };

/**
 * All closed orders that arrived from `since` (ms) on, and those that were changed later: an order's last change is
 * never before its arrival. Null without an answer.
 */
export async function readOlderOrders(uid: string, since: number): Promise<OlderOrders | null> {
  for (const isFresh of [false, true]) {
    const key = await accountToken(uid, isFresh);
    if (key.outcome !== 'token') return null;
    const read = await readClosedOrders(new Date(since).toISOString(), key.token);
    if (read.kind === 'ok') {
      const { items, refused } = read.value;
      return { orders: items.map((order) => ({ ...order, uid })), unread: refused.length };
    }
    if (read.kind !== 'refused') return null;
  }
  return null;
}
