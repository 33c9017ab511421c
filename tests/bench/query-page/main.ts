// Runs in the browser: the same questions to the shop's own mirror and to Firestore's own offline cache, on the same
// products. It only measures; the program that opened the page prints.
import { initializeApp } from 'firebase/app';
import {
  type CollectionReference,
  collection,
  connectFirestoreEmulator,
  disableNetwork,
  documentId,
  getDocsFromCache,
  getDocsFromServer,
  initializeFirestore,
  limit,
  orderBy,
  persistentLocalCache,
  type QueryConstraint,
  query,
  startAfter,
  where,
} from 'firebase/firestore';
import { readList } from '#core/device/catalogue/catalogue-list.ts';
import { readMirrorState } from '#core/device/catalogue/mirror-state.ts';
import { searchProductIds } from '#core/device/catalogue/product-search.ts';
import { applyAndShow } from '#core/device/catalogue/write-mirror.ts';
import { openDatabase } from '#core/device/database/database.ts';
import { NO_FILTERS } from '#core/model/catalogue/filters.ts';
import { arrangeList } from '#core/model/catalogue/list-order.ts';
import { productFromFields } from '#core/model/catalogue/product-fields.ts';
import { CATEGORIES, sampleProducts, TYPED } from './sample-products.ts';

export type Timings = { filter: number[]; search: number[]; indexMs: number };

const ROUNDS = 60;
/** Documents that the cache is given at once. */
const PAGE = 500;
let cached: CollectionReference;
const yieldToMain = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

function question(round: number) {
  const at = round % CATEGORIES.length;
  const categories = [CATEGORIES[at] ?? '', CATEGORIES[(at + 1) % CATEGORIES.length] ?? ''];
  const min = 50 + ((round * 131) % 400);
  return { categories, priceRange: { min, max: min + 900 } };
}

async function timed(work: () => unknown): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** The shop's own way: list in memory, filtered and sorted; search as it is typed. */
async function measureShop(count: number): Promise<Timings> {
  const database = openDatabase(`bench-${count}`);
  await database.delete({ disableAutoOpen: false });
  const products = sampleProducts(count).map(({ id, ...fields }) =>
    productFromFields(id, { ...fields, photoURL: ['0', '1'], numWeeks: null, documentBytes: null }),
  );
  await applyAndShow(
    database,
    { products, categories: [], brands: [], blogs: [], shop: [] },
    [],
    { state: await readMirrorState(database) },
    { generation: 1, cursor: `${count}`, head: null, refreshedAt: 1 },
  );
  await readList(database);
  const filter: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const filters = { ...NO_FILTERS, ...question(round) };
    filter.push(
      await timed(async () => {
        const list = await readList(database);
        return arrangeList(list ?? [], filters, 'price-low').slice(0, 48);
      }),
    );
  }
  const indexMs = await timed(() =>
    searchProductIds(database, 'haldi', { synonyms: [], yieldToMain }),
  );
  const search: number[] = [];
  for (const typed of TYPED) {
    for (let length = 2; length <= typed.length; length++) {
      const text = typed.slice(0, length);
      search.push(
        await timed(() => searchProductIds(database, text, { synonyms: [], yieldToMain })),
      );
    }
  }
  database.close();
  return { filter, search, indexMs };
}

/** Fills Firestore's own persistent cache, a page at a time, and takes the network away. */
async function fillFirestore(projectId: string, count: number): Promise<void> {
  const app = initializeApp({ projectId, apiKey: 'demo-key' }, projectId);
  const firestore = initializeFirestore(app, {
    localCache: persistentLocalCache({ cacheSizeBytes: 200_000_000 }),
  });
  connectFirestoreEmulator(firestore, 'localhost', 8080);
  cached = collection(firestore, 'products');
  let after: QueryConstraint[] = [];
  for (let read = 0; read < count; read += PAGE) {
    const page = query(cached, orderBy(documentId()), ...after, limit(PAGE));
    const last = (await getDocsFromServer(page)).docs.at(-1);
    after = last ? [startAfter(last)] : [];
  }
  await disableNetwork(firestore);
  const { size } = await getDocsFromCache(cached);
  if (size !== count) throw new Error(`Firestore's cache holds ${size} of ${count} products`);
}

/** Firestore's own way: the documents in its persistent cache, asked without a network. */
async function measureFirestore(): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < 15; round++) {
    const { categories, priceRange } = question(round);
    const asked = query(
      cached,
      where('category', 'in', categories),
      where('price', '>=', priceRange.min),
      where('price', '<=', priceRange.max),
      orderBy('price'),
    );
    times.push(await timed(() => getDocsFromCache(asked)));
  }
  return times;
}

Object.assign(globalThis, { measureShop, fillFirestore, measureFirestore });
