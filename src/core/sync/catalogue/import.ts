// Reads the whole catalogue into a new generation that nobody sees yet, page by page. Killed or cut off, it goes on
// where it stopped.
import { readImportProgress } from '../../device/catalogue/mirror-state.ts';
import {
  addToImport,
  type ExpectedState,
  MIRROR_FORM,
} from '../../device/catalogue/write-mirror.ts';
import type { ImportProgress, MirrorState } from '../../device/database/tables.ts';
import { MIRRORED_COLLECTIONS, type MirroredCollection } from '../../model/catalogue/catalogue.ts';
import type { CatalogueItems } from '../../model/catalogue/parse-documents.ts';
import { MIRROR_CURSOR_MAX_AGE_MS } from '../../model/limits.ts';
import { cleanItems } from './clean-items.ts';
import { settledCursor } from './read-changes.ts';
import { MirrorOvertaken, type MirrorSetup, valueOrThrow } from './source.ts';

const EARLIEST = '1970-01-01T00:00:00Z';

/**
 * Fills a generation to its end and returns the import; `state` is what is shown meanwhile, `refused` gains a line for each bad
 * document.
 * @throws MirrorReadFailed when the catalogue cannot be read further now, MirrorOvertaken when another tab has come further.
 */
export async function importCatalogue(
  setup: MirrorSetup,
  state: MirrorState,
  refused: string[],
): Promise<ImportProgress> {
  let importing = await readImportProgress(setup.database);
  // What an old import left is never mixed with today's, nor pages with published parts.
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

/** The first page of a new generation. `old`: an import that is of no use any more. */
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
 * An import that was cut off goes on, unless an older version began it, or so long ago that what changed since then is not known any more.
 */
export function isFresh({ since, madeWith }: ImportProgress, now: number): boolean {
  return madeWith === MIRROR_FORM && now - Date.parse(since) < MIRROR_CURSOR_MAX_AGE_MS;
}
