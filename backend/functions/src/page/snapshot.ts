// The published catalogue in this instance's memory: read whole once, then updated by changes, as on every phone.
import { getStorage } from 'firebase-admin/storage';
import { shop } from '../../../../src/config/shop.ts';
import type { CatalogueReader } from '../../../../src/domain/catalogue/catalogue-reader.ts';
import type { CatalogueItems } from '../../../../src/domain/catalogue/parse-documents.ts';
import {
  foldParts,
  type PublishedHead,
  partsSince,
} from '../../../../src/domain/catalogue/published-catalogue.ts';
import { SEARCH_SYNONYMS } from '../../../../src/domain/search/search-synonyms.ts';
import { readParts } from '../catalogue/part-files.ts';
import { publishedHead } from '../catalogue/publish.ts';
import { snapshotReader } from './snapshot-reader.ts';

type Kept = { head: PublishedHead; items: CatalogueItems; reader?: CatalogueReader };

const searchOptions = { synonyms: [...SEARCH_SYNONYMS, ...shop.searchWords] };

let kept: Kept | null = null;
let reading: Promise<Kept> | null = null;

/** The current catalogue for drawing pages. */
export async function readCatalogue(): Promise<CatalogueReader> {
  const now = await current();
  now.reader ??= snapshotReader(now.items, searchOptions);
  return now.reader;
}

/** The current catalogue; `mark` differs for every state of it. */
export async function readSnapshot(): Promise<{ items: CatalogueItems; mark: string }> {
  const { items, head } = await current();
  return { items, mark: head.cursor };
}

/** Costs two reads if nothing has changed since the last request. */
async function current(): Promise<Kept> {
  const head = await publishedHead(getStorage().bucket());
  if (kept && Date.parse(kept.head.cursor) >= Date.parse(head.cursor)) return kept;
  reading ??= follow(kept, head).finally(() => {
    reading = null;
  });
  kept = await reading;
  return kept;
}

async function follow(before: Kept | null, head: PublishedHead): Promise<Kept> {
  const later = before && partsSince(head, before.head.cursor);
  const since = partsSince(head, head.base.cursor) ?? [];
  const names = later ?? [...head.base.parts, ...since];
  const parts = await readParts(getStorage().bucket(), names);
  return { head, items: foldParts(parts, later ? before.items : undefined).items };
}
