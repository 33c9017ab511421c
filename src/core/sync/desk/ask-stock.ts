// Asks the shop for its products, with how many pieces there are of what, and what it costs: for all of them the first time, later for what has changed or
// is gone. What this device has counted itself is asked for by name, because nobody can tell otherwise whether the copy has counted it already.
import { MIRROR_CURSOR_MAX_AGE_MS } from '../../model/limits.ts';
import type * as stock from '../../remote/desk-stock.ts';
import type { Result } from '../../remote/firestore-request.ts';
import type { DeskState } from './desk-state.ts';

/** A change may become visible that much later than its own time says. ms */
const OVERLAP_MS = 2 * 60_000;

export type StockNews = {
  items: stock.StockOfProduct[];
  /** Products that the shop has no more. */
  gone: string[];
  /** Whether all products were read. */
  isAll: boolean;
  refused: string[];
  readTo: string;
};

export async function askStock(
  remote: typeof stock,
  { productsReadTo, countedSince }: DeskState,
  token: string,
  now: number,
): Promise<Result<StockNews>> {
  // Tombstones do not stand for ever.
  const isOld = now - Date.parse(productsReadTo ?? '') > MIRROR_CURSOR_MAX_AGE_MS;
  const since = isOld ? null : productsReadTo;
  const changed = await remote.readStockSince(since, token);
  if (changed.kind !== 'ok') return changed;
  const left: Result<string[]> =
    since === null ? { kind: 'ok', value: [] } : await remote.readLeftProducts(since);
  if (left.kind !== 'ok') return left;
  // A product that is hidden has left the shop, but not the desk.
  const names = new Set([...Object.keys(countedSince), ...left.value]);
  const named = await remote.readNamedStock([...names], token);
  if (named.kind !== 'ok') return named;
  const isThere = new Set(named.value.map(({ productId }) => productId));
  const gone = left.value.filter((id) => !isThere.has(id));
  const { items, refused, readTime } = changed.value;
  const readTo = new Date(Date.parse(readTime) - OVERLAP_MS).toISOString();
  const isAll = since === null;
  return { kind: 'ok', value: { items: [...items, ...named.value], gone, isAll, refused, readTo } };
}
