// Fetches products with stock and prices, categories, brands and blogs: everything the first time, then only changes
// and deletions. Fetches products that this device has counted itself by name: only that shows whether the copy already
// includes the count.
import * as v from 'valibot';
import type { Result } from '#engine/firestore/firestore-request.ts';
import type { RemoteDocument } from '#engine/firestore/read-documents.ts';
import {
  editableEntry,
  LISTED_COLLECTIONS,
  type ListedCollection,
} from '../catalogue/desk/entry-edit.ts';
import type * as changes from '../catalogue/desk/fetch-changes.ts';
import type { DeskEntry, DeskProduct, DeskStock } from '../device/tables.ts';
import type { DeskState } from '../editing/desk-state.ts';
import { editable } from '../product/desk/product-edit.ts';
import { productCard, StockFields } from '../product/desk/stock-change.ts';
import { MIRROR_CURSOR_MAX_AGE_MS } from '../shared/limits.ts';

export type CatalogueNews = {
  products: Omit<DeskProduct, 'uid'>[];
  stock: Omit<DeskStock, 'uid'>[];
  entries: Omit<DeskEntry, 'uid'>[];
  /** Documents that the shop no longer has. */
  gone: { collection: ListedCollection; id: string }[];
  /** Whether everything was read. */
  isAll: boolean;
  refused: string[];
  readTo: string;
};

export async function fetchCatalogue(
  remote: typeof changes,
  { countedSince }: DeskState,
  readTo: string | null,
  token: string,
  now: number,
): Promise<Result<CatalogueNews>> {
  // Tombstones expire.
  const isOld = now - Date.parse(readTo ?? '') > MIRROR_CURSOR_MAX_AGE_MS;
  const since = isOld ? null : readTo;
  const news: CatalogueNews = {
    ...{ products: [], stock: [], entries: [], gone: [], refused: [] },
    isAll: since === null,
    readTo: '',
  };
  const left = since === null ? null : await remote.readLeft(since);
  if (left && left.kind !== 'ok') return left;
  for (const collection of LISTED_COLLECTIONS) {
    const changed = await remote.readChangedSince(collection, since, token);
    if (changed.kind !== 'ok') return changed;
    news.readTo ||= changed.value.readTime;
    const tombs = left?.value.filter((it) => it.collection === collection) ?? [];
    const counted = collection === 'products' ? Object.keys(countedSince) : [];
    // A tombstone may stand for a hidden document, which the desk still shows: look it up.
    const names = new Set([...counted, ...tombs.map(({ id }) => id)]);
    const named = await remote.readNamedDocuments(collection, [...names], token);
    if (named.kind !== 'ok') return named;
    const isThere = new Set(named.value.map(({ id }) => id));
    const gone = tombs.filter(({ id }) => !isThere.has(id));
    news.gone.push(...gone.map(({ id }) => ({ collection, id })));
    for (const it of [...changed.value.documents, ...named.value]) add(news, collection, it);
  }
  return { kind: 'ok', value: news };
}

function add(
  news: CatalogueNews,
  collection: ListedCollection,
  { id, fields }: RemoteDocument,
): void {
  if (collection !== 'products') {
    const entry = { collection, entryId: id, fields: editableEntry(collection, fields) };
    news.entries.push(entry);
    return;
  }
  const stock = v.safeParse(StockFields, fields);
  if (stock.success) {
    news.products.push({ productId: id, fields: editable(fields) });
    news.stock.push({ productId: id, ...stock.output, card: productCard(fields) });
  } else news.refused.push(`products/${id}: ${v.summarize(stock.issues)}`);
}
