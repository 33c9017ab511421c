// Requests to Firestore for the mirror and for an empty device: pages, changes, tombstones, the head, one product.
// Reads and parses; keeps nothing.
import * as v from 'valibot';
import type { Result } from '#engine/firestore/firestore-request.ts';
import { comparableTimestamp } from '#engine/firestore/firestore-values.ts';
import {
  lookForDocuments,
  type RemoteDocument,
  readDocument,
  runQuery,
} from '#engine/firestore/read-documents.ts';
import type { Filters } from '../product/filters.ts';
import type { ProductWithDetails } from '../product/product.ts';
import { MIRROR_PAGE_SIZE } from '../shared/limits.ts';
import { type MirroredCollection, type Tombstone, TombstoneFields } from './categories.ts';
import { productQuery } from './fetch-product-query.ts';
import { type CatalogueItem, parseDocuments } from './parse-documents.ts';

/** A page of parsed items. `next` is where the next page starts, or null after the last one. */
export type Page<Item, Next> = {
  items: Item[];
  refused: string[];
  next: Next | null;
  /** The server's time of this read, RFC 3339. */
  readTime: string;
};
export type ChangeCursor = { timestamp: string; name: string };

const BY_NAME = { field: { fieldPath: '__name__' }, direction: 'ASCENDING' };

/** One page of a whole collection in the order of its document names. `after`: a resource name, or null. */
export async function readPage<C extends MirroredCollection>(
  collection: C,
  after: string | null,
): Promise<Result<Page<CatalogueItem[C], string>>> {
  const answer = await runQuery({
    from: [{ collectionId: collection }],
    orderBy: [BY_NAME],
    ...(after ? { startAt: { values: [{ referenceValue: after }], before: false } } : {}),
    limit: MIRROR_PAGE_SIZE,
  });
  return mapPage(
    answer,
    (documents) => parseDocuments(collection, documents),
    (last) => last.name,
  );
}

/** One page of the documents of a collection changed after `since` (RFC 3339), oldest change first. */
export async function readChanges<C extends MirroredCollection>(
  collection: C,
  since: string,
  after: ChangeCursor | null,
): Promise<Result<Page<CatalogueItem[C], ChangeCursor>>> {
  const answer = await runQuery(changesQuery(collection, 'updatedAt', since, after));
  return mapPage(
    answer,
    (documents) => parseDocuments(collection, documents),
    (last) => ({ timestamp: String(last.fields.updatedAt), name: last.name }),
  );
}

/** One page of the tombstones written after `since` (RFC 3339), oldest first. */
export async function readTombstones(
  since: string,
  after: ChangeCursor | null,
): Promise<Result<Page<Tombstone, ChangeCursor>>> {
  const answer = await runQuery(changesQuery('tombstones', 'deletedAt', since, after));
  return mapPage(
    answer,
    (documents) => {
      const parsed = documents.map((it) => v.safeParse(TombstoneFields, it.fields));
      return {
        items: parsed.flatMap((it) => (it.success ? it.output : [])),
        refused: documents.flatMap((it, at) => (parsed[at]?.success ? [] : `tombstones/${it.id}`)),
      };
    },
    (last) => ({ timestamp: String(last.fields.deletedAt), name: last.name }),
  );
}

/** When the catalogue last changed (comparable timestamp), or null where the shop has no head. */
export async function readHead(): Promise<Result<string | null>> {
  const answer = await readDocument('/catalogue/head');
  if (answer.kind !== 'ok') return answer;
  const changedAt = answer.value?.fields.changedAt;
  const isTime = typeof changedAt === 'string' && changedAt.endsWith('Z');
  return { kind: 'ok', value: isTime ? comparableTimestamp(changedAt) : null };
}

/** The first products that match the filters, by the specification's query (limit 50). */
export async function queryProducts(filters: Filters): Promise<Result<ProductWithDetails[]>> {
  const answer = await runQuery(productQuery(filters));
  if (answer.kind !== 'ok') return answer;
  return { kind: 'ok', value: parseDocuments('products', answer.value.documents).items };
}

/** One product; null only where Firestore confirms that it does not exist (or is unreadable). */
export async function readProduct(id: string): Promise<Result<ProductWithDetails | null>> {
  const answer = await readDocument(`/products/${id}`);
  if (answer.kind !== 'ok' || !answer.value) return answer as Result<null>;
  return { kind: 'ok', value: parseDocuments('products', [answer.value]).items[0] ?? null };
}

/** Today's prices of these products in paise, by id; deleted, hidden and invalid products are missing. */
export async function readPrices(
  productIds: readonly string[],
): Promise<Result<ReadonlyMap<string, number>>> {
  const paths = [...new Set(productIds)].map((id) => `/products/${id}`);
  const answer = await lookForDocuments(paths);
  if (answer.kind !== 'ok') return answer;
  const { items } = parseDocuments('products', answer.value);
  return { kind: 'ok', value: new Map(items.map(({ id, pricePaise }) => [id, pricePaise])) };
}

function changesQuery(
  collectionId: string,
  fieldPath: string,
  since: string,
  after: ChangeCursor | null,
): object {
  const position = after && [{ timestampValue: after.timestamp }, { referenceValue: after.name }];
  return {
    from: [{ collectionId }],
    where: {
      fieldFilter: {
        field: { fieldPath },
        op: 'GREATER_THAN',
        value: { timestampValue: since },
      },
    },
    orderBy: [{ field: { fieldPath }, direction: 'ASCENDING' }, BY_NAME],
    ...(position ? { startAt: { values: position, before: false } } : {}),
    limit: MIRROR_PAGE_SIZE,
  };
}

function mapPage<Item, Next>(
  answer: Awaited<ReturnType<typeof runQuery>>,
  parse: (documents: RemoteDocument[]) => { items: Item[]; refused: string[] },
  position: (last: RemoteDocument) => Next,
): Result<Page<Item, Next>> {
  if (answer.kind !== 'ok') return answer;
  const { documents, readTime } = answer.value;
  const last = documents.at(-1);
  const next = last && documents.length === MIRROR_PAGE_SIZE ? position(last) : null;
  return { kind: 'ok', value: { ...parse(documents), next, readTime } };
}
