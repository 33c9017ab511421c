// Products bought and seen before, from this phone alone, for the signed-in account or a visitor.
import { useLiveQuery } from 'dexie-react-hooks';
import { readProducts } from '#domain/catalogue/catalogue.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';
import { readOrders } from '#domain/order/orders.ts';
import type { Product } from '#domain/product/product.ts';
import { readSeen } from '#domain/product/seen-products.ts';
import { readAccount } from '#engine/account/account.ts';

/** Two rows of the widest grid. */
const SHOWN = 8;

export type Recent = { bought: Product[]; seen: Product[] };

/** Products that the shop still has, latest first, none in both lists; undefined while loading. */
export function useRecent(): Recent | undefined {
  return useLiveQuery(() => readRecent(deviceDatabase()), []);
}

async function readRecent(database: HaatDatabase): Promise<Recent> {
  const bought = await boughtProducts(database);
  const seen = await readSeen(database);
  const known = await readProducts(database, [...bought, ...seen]);
  const shown = (ids: readonly string[]) =>
    ids.flatMap((id) => known.get(id) ?? []).slice(0, SHOWN);
  const first = shown(bought);
  const isFirst = new Set(first.map(({ id }) => id));
  return { bought: first, seen: shown(seen.filter((id) => !isFirst.has(id))) };
}

/** Product ids from the account's orders, cancelled ones left out. */
async function boughtProducts(database: HaatDatabase): Promise<string[]> {
  const uid = (await readAccount(database))?.uid;
  if (uid === undefined) return [];
  const orders = await readOrders(database, uid);
  const kept = orders.filter(({ deliveryStatus }) => deliveryStatus !== 'cancel');
  return [...new Set(kept.flatMap(({ lines }) => lines.map(({ productId }) => productId)))];
}
