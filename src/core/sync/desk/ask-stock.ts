// Asks the shop how many pieces there are of what, and what it costs: of everything the first time, later of what has changed. What this device
// has changed itself is asked for by name, because nobody can tell otherwise whether the copy has counted it already.
import type * as stock from '../../remote/desk-stock.ts';
import type { Result } from '../../remote/firestore-request.ts';
import type { DeskState } from './desk-state.ts';

/** A change may become visible that much later than its own time says. ms */
const OVERLAP_MS = 2 * 60_000;

export type StockNews = { items: stock.StockOfProduct[]; refused: string[]; readTo: string };

export async function askStock(
  remote: typeof stock,
  { stockReadTo, countedSince }: DeskState,
  token: string,
): Promise<Result<StockNews>> {
  const changed = await remote.readStockSince(stockReadTo, token);
  if (changed.kind !== 'ok') return changed;
  const named = await remote.readNamedStock(Object.keys(countedSince), token);
  if (named.kind !== 'ok') return named;
  const { items, refused, readTime } = changed.value;
  const readTo = new Date(Date.parse(readTime) - OVERLAP_MS).toISOString();
  return { kind: 'ok', value: { items: [...items, ...named.value], refused, readTo } };
}
