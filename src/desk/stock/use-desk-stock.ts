// Products with stock and prices for the desk: the shop's values with this device's unsent changes over them.
import { useMemo } from 'react';
import * as v from 'valibot';
import { followedProducts } from '#browser/sync/page-catalogue.ts';
import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { readDeskState } from '#domain/editing/desk-state.ts';
import { isRunningOut, readDeskStock } from '#domain/product/desk/desk-stock.ts';
import { deskPriceWrite } from '#domain/product/desk/price-write.ts';
import { PriceChange, StockChange } from '#domain/product/desk/stock-change.ts';
import { deskStockWrite } from '#domain/product/desk/stock-write.ts';
import type { Product } from '#domain/product/product.ts';
import { compareNames } from '#domain/shared/by-name.ts';
import { readOutbox } from '#engine/outbox/outbox-rows.ts';
import type { StoredRow } from '#engine/outbox/row-status.ts';
import type { OutboxRow } from '#engine/outbox/write.ts';
import { isWaiting, type WaitingPress, waitingPress } from '../edits/use-waiting-edits.ts';
import { useOwnDesk } from '../frame/use-merchant.ts';
import { waitingLowStock, waitingPrices } from './waiting-prices.ts';

/** An unsent change. */
export type WaitingChange = WaitingPress &
  (({ is: 'pieces' } & StockChange) | ({ is: 'price' } & PriceChange));

/** A product as the desk shows it: `pieces` and `price` (in rupees) with all waiting changes applied. */
export type ShownStock = {
  product: Product;
  pieces: number;
  price: number;
  /** Whether it is sold out or nearly. */
  isLow: boolean;
  waiting: WaitingChange[];
};

/** All products by name; undefined while loading, null if this device has no catalogue yet. */
export function useDeskStock(): ShownStock[] | null | undefined {
  const { uid } = useOwnDesk();
  const products = useLiveQuery(followedProducts, []);
  const stock = useLiveQuery(() => readStock(uid), [uid]);
  const byName = useMemo(
    () => products?.toSorted((one, other) => compareNames(one.name, other.name)),
    [products],
  );
  return useMemo(() => {
    if (!byName || !stock) return products === null ? null : undefined;
    return byName.map((product) => shown(product, stock));
  }, [products, byName, stock]);
}

/** Whether a product has a question for the merchant. */
export function asks({ waiting }: ShownStock): boolean {
  return waiting.some((it) => !isWaiting(it));
}

type Stock = Awaited<ReturnType<typeof readStock>>;

async function readStock(uid: string) {
  const database = deviceDatabase();
  const tables = [database.deskStock, database.deviceState, database.outbox];
  return database.transaction('r', tables, async () => {
    const known = await readDeskStock(database, uid);
    const { countedSince: counted } = await readDeskState(database);
    // Read once: an answer from Dexie's cache does not keep the transaction open.
    const rows = await readOutbox(database);
    return {
      known,
      counted,
      waiting: waitingIn(rows, uid),
      prices: waitingPrices(rows, uid),
      lines: waitingLowStock(rows, uid),
    };
  });
}

/** Changes that wait or ask, by product, in the order in which they were pressed. */
function waitingIn(rows: readonly StoredRow[], uid: string): Map<string, WaitingChange[]> {
  const all = new Map<string, WaitingChange[]>();
  for (const { row } of rows) {
    const change = row?.uid === uid ? changeIn(row) : null;
    if (change) all.set(change.productId, [...(all.get(change.productId) ?? []), change]);
  }
  return all;
}

function changeIn(row: OutboxRow): WaitingChange | null {
  if (row.kind === deskStockWrite.kind) {
    const change = v.safeParse(StockChange, row.payload);
    return change.success ? { ...change.output, ...waitingPress(row), is: 'pieces' } : null;
  }
  if (row.kind !== deskPriceWrite.kind) return null;
  const change = v.safeParse(PriceChange, row.payload);
  return change.success ? { ...change.output, ...waitingPress(row), is: 'price' } : null;
}

function shown(product: Product, { known, counted, waiting, prices, lines }: Stock): ShownStock {
  const { id } = product;
  const copy = known.get(id);
  const stored = copy ?? { quantity: product.quantity, price: product.pricePaise / 100 };
  const own = waiting.get(id) ?? [];
  // A change that asks is not done.
  const sure = own.filter(isWaiting);
  const by = sure.reduce((sum, it) => sum + (it.is === 'pieces' ? it.by : 0), 0);
  const pieces = stored.quantity + (counted[id] ?? 0) + by;
  const ownLine = lines.get(id);
  return {
    ...{ product, pieces },
    isLow: isRunningOut(pieces, ownLine === undefined ? copy?.card.lowStock : ownLine),
    price: prices.get(id) ?? stored.price,
    waiting: own,
  };
}
