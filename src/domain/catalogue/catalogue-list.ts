// The whole list of products in memory, for lists, filters and search, without the long texts. Stored as one compact
// row, so that a cold start reads one row instead of ten thousand.
import Dexie from 'dexie';
import type { CompactList, HaatDatabase, ListedProduct, MirrorState } from '../device/tables.ts';
import { byRecommendation } from '../product/list-order.ts';
import type { Product } from '../product/product.ts';
import { readMirrorState } from './mirror-state.ts';

/** Rows read from the mirror at once while the compact row is rebuilt. */
const SLICE = 1_000;
const { minKey, maxKey } = Dexie;

let inMemory: { database: HaatDatabase; stamp: string; products: readonly Product[] } | null = null;

/**
 * Every product in the recommended order; null while there is no mirror. The first call after a start reads the compact
 * row; the first call after a change rebuilds it.
 */
export async function readList(database: HaatDatabase): Promise<readonly Product[] | null> {
  const state = await readMirrorState(database);
  if (state.generation === 0) return null;
  const stamp = stampOf(state);
  if (inMemory?.database === database && inMemory.stamp === stamp) return inMemory.products;
  const kept = await database.catalogueList.get('list');
  inMemory =
    kept?.key === 'list' && kept.stamp === stamp
      ? { database, stamp, products: productsOf(kept) }
      : { database, ...(await makeList(database)) };
  return inMemory.products;
}

/** A stamp that differs for every state of the list; null while there is no mirror. */
export async function readListStamp(database: HaatDatabase): Promise<string | null> {
  const state = await readMirrorState(database);
  return state.generation === 0 ? null : stampOf(state);
}

async function makeList(
  database: HaatDatabase,
): Promise<{ stamp: string; products: readonly Product[] }> {
  const { stamp, products } = await readWhole(database);
  products.sort(byRecommendation);
  const list: CompactList = { key: 'list', stamp, ...compact(products) };
  // A device without room shows the list all the same, and rebuilds it at the next start.
  await database.catalogueList.put(list).catch(() => undefined);
  return { stamp, products: productsOf(list) };
}

/** Reads the shown generation and its stamp in one transaction: a concurrent change waits for its end. */
async function readWhole(
  database: HaatDatabase,
): Promise<{ stamp: string; products: ListedProduct[] }> {
  const tables = [database.products, database.mirrorState];
  return database.transaction('r', tables, async () => {
    const state = await readMirrorState(database);
    const { generation } = state;
    const products: ListedProduct[] = [];
    for (;;) {
      const slice: ListedProduct[] = await database.products
        .where('[generation+id]')
        .between([generation, products.at(-1)?.id ?? minKey], [generation, maxKey], false, false)
        .limit(SLICE)
        .toArray();
      products.push(...slice);
      if (slice.length < SLICE) return { stamp: stampOf(state), products };
    }
  });
}

/** The products as tuples, with a column for every field that any of them has. */
function compact(products: readonly ListedProduct[]): Pick<CompactList, 'columns' | 'rows'> {
  const names = new Set<string>();
  for (const product of products) for (const name in product) names.add(name);
  const columns = [...names].filter((name) => name !== 'generation' && name !== 'shelf');
  return {
    columns,
    rows: products.map((product) => columns.map((it) => Reflect.get(product, it))),
  };
}

function productsOf({ columns, rows }: CompactList): Product[] {
  return rows.map((row) => {
    const entries = columns.map((column, at) => [column, row[at]]);
    // This file wrote the rows itself, from products that were parsed on entering the mirror.
    return Object.fromEntries(entries) as Product;
  });
}

/** Changes whenever the shown catalogue does. */
function stampOf({ generation, cursor }: MirrorState): string {
  return `${generation}:${cursor}`;
}
