// Products bought and seen before, from this phone alone, for the signed-in account or a visitor.
import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import { readProducts } from '#domain/catalogue/catalogue.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';
import { readOrders } from '#domain/order/orders.ts';
import type { Product } from '#domain/product/product.ts';
import { readSeen } from '#domain/product/seen-products.ts';
import { readAccount } from '#engine/account/account.ts';
import { keepOf, keptOf, useHistoryEntry } from '#ui/layout/history-entry.ts';

/** Two rows of the widest grid. */
const SHOWN = 8;

export type Recent = { bought: Product[]; seen: Product[] };

/** Products that the shop still has, latest first, none in both lists; undefined while loading. */
export function useRecent(): Recent | undefined {
  const place = useHistoryEntry('/');
  return useLiveQuery(() => readRecent(deviceDatabase(), place), [place]);
}

async function readRecent(database: HaatDatabase, place: string): Promise<Recent> {
  const uid = (await readAccount(database))?.uid;
  const { bought, seen } = keptAt(place, uid) ?? {
    bought: await boughtProducts(database, uid),
    seen: await readSeen(database),
  };
  keepOf(place, 'recent', { uid, bought, seen });
  const known = await readProducts(database, [...bought, ...seen]);
  const shown = (ids: readonly string[]) =>
    ids.flatMap((id) => known.get(id) ?? []).slice(0, SHOWN);
  const first = shown(bought);
  const isFirst = new Set(first.map(({ id }) => id));
  return { bought: first, seen: shown(seen.filter((id) => !isFirst.has(id))) };
}

type Shown = { uid?: string; bought: string[]; seen: string[] };

/** The ids that this account saw at a history entry before: on the way back each stands where it was tapped. */
function keptAt(place: string, uid: string | undefined): Shown | null {
  const kept = keptOf(place, 'recent') as Shown | null;
  return kept?.uid === uid ? kept : null;
}

/** Product ids from the account's orders, cancelled ones left out. */
async function boughtProducts(database: HaatDatabase, uid: string | undefined): Promise<string[]> {
  if (uid === undefined) return [];
  const orders = await readOrders(database, uid);
  const kept = orders.filter(({ deliveryStatus }) => deliveryStatus !== 'cancel');
  return [...new Set(kept.flatMap(({ lines }) => lines.map(({ productId }) => productId)))];
}
