// Reads the catalogue from Firestore itself: all of it page by page into a generation not yet shown, or the changes
// since a cursor. A killed or interrupted import resumes where it stopped.

import type { Result } from '#engine/firestore/firestore-request.ts';
import type { ImportProgress, MirrorState } from '../device/tables.ts';
import { MIRROR_CURSOR_MAX_AGE_MS, MIRROR_SETTLE_MS } from '../shared/limits.ts';
import { mapTexts, type Texts, textsInAll } from '../shared/translations.ts';
import { MIRRORED_COLLECTIONS, type MirroredCollection } from './categories.ts';
import type { ChangeCursor, Page } from './fetch-catalogue.ts';
import { readImportProgress } from './mirror-state.ts';
import type { CatalogueItems } from './parse-documents.ts';
import {
  type CatalogueChanges,
  type CatalogueSource,
  MirrorOvertaken,
  type MirrorSetup,
  valueOrThrow,
} from './source.ts';
import { addToImport, type ExpectedState, MIRROR_FORM } from './write-mirror.ts';

const EARLIEST = '1970-01-01T00:00:00Z';
/** How long items are processed before the screen gets a turn. ms */
const SLICE_MS = 8;

/** @throws MirrorReadFailed when the head cannot be read now */
export async function firestoreSource(setup: MirrorSetup): Promise<CatalogueSource> {
  const head = valueOrThrow(await setup.remote.readHead());
  return {
    head,
    isNews: (known) => head === null || head !== known,
    fill: (state, refused) => importCatalogue(setup, state, refused),
    changesSince: (cursor) => readAllChanges(setup, cursor),
  };
}

/**
 * Fills a generation to its end and returns the import; `state` is the state shown meanwhile, `refused` gains a line
 * for each bad document.
 * @throws MirrorReadFailed when the catalogue cannot be read further now, MirrorOvertaken when another tab is ahead.
 */
async function importCatalogue(
  setup: MirrorSetup,
  state: MirrorState,
  refused: string[],
): Promise<ImportProgress> {
  let importing = await readImportProgress(setup.database);
  // An outdated import is never mixed with today's, nor pages with published parts.
  if (!importing || importing.parts || !isFresh(importing, setup.now())) {
    importing = await beginImport(setup, state, importing, refused);
  }
  for (const collection of MIRRORED_COLLECTIONS) {
    while (importing.progress[collection] !== 'done') {
      importing = await importPage(setup, collection, { state, importing }, importing, refused);
    }
  }
  return importing;
}

type Started = Omit<ImportProgress, 'key' | 'since'>;

/** Imports the first page of a new generation. `old`: an import that is no longer usable. */
function beginImport(
  setup: MirrorSetup,
  state: MirrorState,
  old: ImportProgress | undefined,
  refused: string[],
): Promise<ImportProgress> {
  const generation = Math.max(state.generation, old?.generation ?? 0) + 1;
  const [first] = MIRRORED_COLLECTIONS;
  return importPage(setup, first, { state, importing: old }, { generation, progress: {} }, refused);
}

async function importPage<C extends MirroredCollection>(
  setup: MirrorSetup,
  collection: C,
  basis: ExpectedState,
  started: Started & { since?: string },
  refused: string[],
): Promise<ImportProgress> {
  const progress = started.progress[collection];
  const after = typeof progress === 'object' ? progress.after : null;
  const page = valueOrThrow(await setup.remote.readPage(collection, after));
  refused.push(...page.refused);
  const advanced: ImportProgress = {
    key: 'filling',
    generation: started.generation,
    madeWith: MIRROR_FORM,
    since: started.since ?? settledCursor(EARLIEST, page.readTime),
    progress: {
      ...started.progress,
      [collection]: page.next === null ? 'done' : { after: page.next },
    },
  };
  const items: Partial<CatalogueItems> = { [collection]: page.items };
  const isAdded = await addToImport(
    setup.database,
    await cleanItems(setup, items),
    basis,
    advanced,
  );
  if (!isAdded) throw new MirrorOvertaken();
  return advanced;
}

/**
 * An interrupted import resumes, unless an older version of the app began it, or it began so long ago that the changes
 * since then are no longer known.
 */
export function isFresh({ since, madeWith }: ImportProgress, now: number): boolean {
  return madeWith === MIRROR_FORM && now - Date.parse(since) < MIRROR_CURSOR_MAX_AGE_MS;
}

/**
 * All changes since a server time.
 * @throws MirrorReadFailed when a page cannot be read; nothing has changed on the device then.
 */
async function readAllChanges(setup: MirrorSetup, since: string): Promise<CatalogueChanges> {
  const { readTombstones, readChanges } = setup.remote;
  const refused: string[] = [];
  // Tombstones first: a document recreated under an old id is then among the changes, and is not deleted.
  const tombstones = await allPages((after) => readTombstones(since, after));
  const items: CatalogueItems = { products: [], categories: [], brands: [], blogs: [], shop: [] };
  refused.push(...tombstones.refused);
  for (const collection of MIRRORED_COLLECTIONS) {
    const pages = await allPages<CatalogueItems[typeof collection][number]>((after) =>
      readChanges(collection, since, after),
    );
    Object.assign(items, { [collection]: pages.items });
    refused.push(...pages.refused);
  }
  return {
    items: await cleanItems(setup, items),
    gone: tombstones.items,
    refused,
    cursor: settledCursor(since, tombstones.readTime),
  };
}

/**
 * The next cursor: the server's time of the first read, less a moment in which commits with earlier stamps may still
 * have been landing. Never before the previous cursor.
 */
function settledCursor(before: string, readTime: string): string {
  const settled = new Date(Date.parse(readTime) - MIRROR_SETTLE_MS).toISOString();
  return Date.parse(settled) > Date.parse(before) ? settled : before;
}

async function allPages<Item>(
  read: (after: ChangeCursor | null) => Promise<Result<Page<Item, ChangeCursor>>>,
): Promise<{ items: Item[]; refused: string[]; readTime: string }> {
  const items: Item[] = [];
  const refused: string[] = [];
  let after: ChangeCursor | null = null;
  let readTime: string | null = null;
  do {
    const page: Page<Item, ChangeCursor> = valueOrThrow(await read(after));
    items.push(...page.items);
    refused.push(...page.refused);
    readTime ??= page.readTime;
    after = page.next;
  } while (after !== null);
  return { items, refused, readTime };
}

type Cleaning = Pick<MirrorSetup, 'sanitise' | 'yieldToMain'>;

/** The items with their HTML sanitised; plain text is left as it is. */
async function cleanItems<Items extends Partial<CatalogueItems>>(
  setup: Cleaning,
  items: Items,
): Promise<Items> {
  const { products, blogs } = items;
  return {
    ...items,
    ...(products && { products: await cleanAll(setup, products, 'editorContent') }),
    ...(blogs && { blogs: await cleanAll(setup, blogs, 'content') }),
  };
}

/** A thing with HTML in a field, and in the same field of its texts in other languages. */
type WithHtml<Field extends string> = Record<Field, string> & { texts?: Texts<Field> | undefined };

async function cleanAll<Field extends string, T extends WithHtml<Field>>(
  { sanitise, yieldToMain }: Cleaning,
  items: readonly T[],
  field: Field,
): Promise<T[]> {
  const clean = async (html: string) => (/[<&]/.test(html) ? sanitise(html) : html);
  const cleaned: T[] = [];
  let began = performance.now();
  for (const item of items) {
    const texts = new Map<string, string>();
    for (const html of textsInAll(item.texts, field)) texts.set(html, await clean(html));
    const cleanText = (text: string, of: string) => (of === field ? texts.get(text) : text);
    cleaned.push({
      ...item,
      [field]: await clean(item[field]),
      ...(item.texts && { texts: mapTexts(item.texts, cleanText) }),
    });
    if (performance.now() - began < SLICE_MS) continue;
    await yieldToMain();
    began = performance.now();
  }
  return cleaned;
}
