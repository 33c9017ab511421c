// The catalogue in this instance's memory, as it is published: read whole once, then followed by what changed, as every phone does.
import { getStorage } from 'firebase-admin/storage';
import type { CatalogueReader } from '../../../../src/core/model/catalogue-reader.ts';
import type { CatalogueItems } from '../../../../src/core/model/parse-documents.ts';
import {
  foldParts,
  type PublishedHead,
  partsSince,
} from '../../../../src/core/model/published-catalogue.ts';
import { SEARCH_SYNONYMS } from '../../../../src/core/model/search-synonyms.ts';
import { shop } from '../../../../src/shop.ts';
import { readParts } from '../catalogue/part-files.ts';
import { publishedHead } from '../catalogue/publish.ts';
import { snapshotReader } from './snapshot-reader.ts';

type Kept = { head: PublishedHead; snapshot: CatalogueItems; reader: CatalogueReader };

const MEANS = { synonyms: [...SEARCH_SYNONYMS, ...shop.searchWords] };

let kept: Kept | null = null;
let reading: Promise<Kept> | null = null;

/** The catalogue as it is now, for two reads where nothing has changed since the last request. */
export async function readCatalogue(): Promise<CatalogueReader> {
  const head = await publishedHead(getStorage().bucket());
  if (kept && Date.parse(kept.head.cursor) >= Date.parse(head.cursor)) return kept.reader;
  reading ??= follow(kept, head).finally(() => {
    reading = null;
  });
  kept = await reading;
  return kept.reader;
}

async function follow(before: Kept | null, head: PublishedHead): Promise<Kept> {
  const later = before && partsSince(head, before.head.cursor);
  const since = partsSince(head, head.base.cursor) ?? [];
  const names = later ?? [...head.base.parts, ...since];
  const parts = await readParts(getStorage().bucket(), names);
  const snapshot = foldParts(parts, later ? before.snapshot : undefined).items;
  return { head, snapshot, reader: snapshotReader(snapshot, MEANS) };
}
