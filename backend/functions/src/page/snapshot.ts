// The catalogue in this instance's memory: read whole once, then followed by what changed, as every phone does.
import { type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import {
  BlogFields,
  BrandFields,
  CategoryFields,
  MIRRORED_COLLECTIONS,
  type MirroredCollection,
} from '../../../../src/core/model/catalogue.ts';
import type { CatalogueReader } from '../../../../src/core/model/catalogue-reader.ts';
import { ProductFields, productFromFields } from '../../../../src/core/model/product.ts';
import { SEARCH_SYNONYMS } from '../../../../src/core/model/search-synonyms.ts';
import { shop } from '../../../../src/shop.ts';
import { database } from '../database.ts';
import { cleanHtml } from './clean-html.ts';
import { type Snapshot, snapshotReader } from './snapshot-reader.ts';

type Items = { [C in MirroredCollection]: Map<string, Snapshot[C][number]> };
type Kept = {
  /** The head's last change; null where the shop has none. */
  mark: string | null;
  /** Server time up to which everything is in `items`. */
  readAt: Timestamp;
  items: Items;
  reader: CatalogueReader;
};

/** What was written shortly before the last look may have become visible after it. ms */
const OVERLAP_MS = 10_000;
/** Where there is no head, the catalogue is looked at again after this time. ms */
const WITHOUT_HEAD_MS = 60_000;

const PARSE: { [C in MirroredCollection]: (id: string, data: object) => Snapshot[C][number] } = {
  products: (id, data) => productFromFields(id, v.parse(ProductFields, data)),
  categories: (id, data) => ({ id, ...v.parse(CategoryFields, data) }),
  brands: (id, data) => ({ id, ...v.parse(BrandFields, data) }),
  blogs: (id, data) => ({ id, ...v.parse(BlogFields, data) }),
};

const MEANS = { clean: cleanHtml, synonyms: [...SEARCH_SYNONYMS, ...shop.searchWords] };

let kept: Kept | null = null;
let reading: Promise<Kept> | null = null;

/** The catalogue as it is now, for one read where nothing has changed since the last request. */
export async function readCatalogue(): Promise<CatalogueReader> {
  const head = await database.doc('catalogue/head').get();
  const mark = head.updateTime ? String(head.updateTime.valueOf()) : null;
  if (kept && isCurrent(kept, mark)) return kept.reader;
  reading ??= follow(kept, mark, head.readTime).finally(() => {
    reading = null;
  });
  kept = await reading;
  return kept.reader;
}

function isCurrent({ mark, readAt }: Kept, now: string | null): boolean {
  if (now !== null) return mark === now;
  return mark === null && Date.now() - readAt.toMillis() < WITHOUT_HEAD_MS;
}

async function follow(before: Kept | null, mark: string | null, readAt: Timestamp): Promise<Kept> {
  const items: Items = before
    ? mapEach((collection) => new Map<string, never>(before.items[collection] as never))
    : mapEach(() => new Map<string, never>());
  const since = before && Timestamp.fromMillis(before.readAt.toMillis() - OVERLAP_MS);
  if (since) {
    const gone = await database.collection('tombstones').where('deletedAt', '>', since).get();
    for (const tombstone of gone.docs) {
      const { collection, id } = tombstone.data();
      if (isMirrored(collection)) items[collection].delete(String(id));
    }
  }
  await Promise.all(
    MIRRORED_COLLECTIONS.map(async (collection) => {
      const all = database.collection(collection);
      const { docs } = await (since ? all.where('updatedAt', '>', since) : all).get();
      for (const document of docs) take(items, collection, document);
    }),
  );
  const snapshot: Snapshot = {
    products: [...items.products.values()],
    categories: [...items.categories.values()],
    brands: [...items.brands.values()],
    blogs: [...items.blogs.values()],
  };
  return { mark, readAt, items, reader: snapshotReader(snapshot, MEANS) };
}

/** What is beyond reading is reported and left out; the rest goes on. */
function take<C extends MirroredCollection>(
  items: Items,
  collection: C,
  document: QueryDocumentSnapshot,
): void {
  try {
    items[collection].set(document.id, PARSE[collection](document.id, document.data()));
  } catch (error) {
    items[collection].delete(document.id);
    console.warn(`${collection}/${document.id} is left out of drawn pages:`, error);
  }
}

function mapEach(make: (collection: MirroredCollection) => Map<string, never>): Items {
  const entries = MIRRORED_COLLECTIONS.map((collection) => [collection, make(collection)]);
  return Object.fromEntries(entries) as Items;
}

function isMirrored(collection: unknown): collection is MirroredCollection {
  return MIRRORED_COLLECTIONS.includes(collection as MirroredCollection);
}
