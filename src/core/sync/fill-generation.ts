// Reads the whole catalogue into a new generation that nobody sees yet, page by page. Killed or cut off, it goes on
// where it stopped.
import { type Filling, readFilling } from '../device/mirror-state.ts';
import { addToFilling, type CatalogueItems } from '../device/write-mirror.ts';
import { MIRRORED_COLLECTIONS, type MirroredCollection } from '../model/catalogue.ts';
import { MIRROR_CURSOR_MAX_AGE_MS } from '../model/limits.ts';
import { cleanItems } from './clean-items.ts';
import { settledCursor } from './mirror-changes.ts';
import { type MirrorSetup, proven } from './mirror-setup.ts';

const EARLIEST = '1970-01-01T00:00:00Z';

/**
 * Fills a generation to its end and returns it; `refused` gains a line for each bad document.
 * @throws MirrorReadFailed when the catalogue cannot be read further now.
 */
export async function fillGeneration(
  setup: MirrorSetup,
  newGeneration: number,
  refused: string[],
): Promise<Filling> {
  let filling = await usableFilling(setup);
  for (const collection of MIRRORED_COLLECTIONS) {
    while (filling?.progress[collection] !== 'done') {
      filling = await fillPage(setup, collection, filling, newGeneration, refused);
    }
  }
  if (!filling) throw new Error('there is at least one collection');
  return filling;
}

async function fillPage<C extends MirroredCollection>(
  setup: MirrorSetup,
  collection: C,
  filling: Filling | undefined,
  newGeneration: number,
  refused: string[],
): Promise<Filling> {
  const progress = filling?.progress[collection];
  const after = typeof progress === 'object' ? progress.after : null;
  const page = proven(await setup.remote.readPage(collection, after));
  refused.push(...page.refused);
  const advanced: Filling = {
    key: 'filling',
    generation: filling?.generation ?? newGeneration,
    since: filling?.since ?? settledCursor(EARLIEST, page.readTime),
    progress: {
      ...filling?.progress,
      [collection]: page.next === null ? 'done' : { after: page.next },
    },
  };
  const items: Partial<CatalogueItems> = { [collection]: page.items };
  await addToFilling(setup.database, await cleanItems(setup, items), advanced);
  return advanced;
}

/** A filling that was cut off, unless it began so long ago that what changed since then is not known any more. */
async function usableFilling(setup: MirrorSetup): Promise<Filling | undefined> {
  const filling = await readFilling(setup.database);
  const isFresh = filling && setup.now() - Date.parse(filling.since) < MIRROR_CURSOR_MAX_AGE_MS;
  return isFresh ? filling : undefined;
}
