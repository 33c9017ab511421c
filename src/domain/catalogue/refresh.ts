// Refreshes the mirror of the catalogue: fills a new generation when there is none or it is too old, otherwise applies
// changes and tombstones. Screens always see one whole state of the catalogue.

import type { UnknownReason } from '#engine/firestore/firestore-request.ts';
import type { MirrorState } from '../device/tables.ts';
import { MIRROR_CURSOR_MAX_AGE_MS } from '../shared/limits.ts';
import { firestoreSource, isFresh } from './firestore-source.ts';
import { readImportProgress, readMirrorState } from './mirror-state.ts';
import { publishedSource } from './published-source.ts';
import {
  type CatalogueSource,
  MirrorOvertaken,
  MirrorReadFailed,
  type MirrorSetup,
} from './source.ts';
import { applyAndShow, MIRROR_FORM, sweepGenerations } from './write-mirror.ts';

/** The outcome of a refresh. `refused`: one line for each invalid document. */
export type MirrorOutcome =
  | { outcome: 'up-to-date' | 'changed'; refused: string[] }
  /** Another tab is ahead with the same work. */
  | { outcome: 'overtaken' }
  | { outcome: 'failed'; reason: UnknownReason | string };

/**
 * Brings the mirror up to date, from the published catalogue where it is reachable, else from Firestore. A visit that
 * finds nothing new costs one conditional request and no read; an interrupted import resumes. A failed read is an
 * outcome; only a failing device throws.
 */
export async function refreshMirror(setup: MirrorSetup): Promise<MirrorOutcome> {
  try {
    return await refresh(setup);
  } catch (error) {
    if (error instanceof MirrorOvertaken) return { outcome: 'overtaken' };
    if (error instanceof MirrorReadFailed) return { outcome: 'failed', reason: error.reason };
    throw error;
  }
}

async function refresh(setup: MirrorSetup): Promise<MirrorOutcome> {
  const published = await fetchPublishedHead(setup);
  if (published) {
    try {
      return await follow(setup, published);
    } catch (error) {
      // When a part fails to load, Firestore may still answer.
      if (!(error instanceof MirrorReadFailed)) throw error;
    }
  }
  return follow(setup, await firestoreSource(setup));
}

/**
 * The published catalogue; null where it is unreachable or does not reach back to this phone's cursor, or while an
 * import from Firestore is unfinished.
 */
async function fetchPublishedHead(setup: MirrorSetup): Promise<CatalogueSource | null> {
  const { database, now } = setup;
  const state = await readMirrorState(database);
  if (isWhole(state, now())) return publishedSource(setup, state.cursor);
  const importing = await readImportProgress(database);
  if (importing && !importing.parts && isFresh(importing, now())) return null;
  return publishedSource(setup, null);
}

async function follow(setup: MirrorSetup, source: CatalogueSource): Promise<MirrorOutcome> {
  const { database } = setup;
  const state = await readMirrorState(database);
  const wasWhole = isWhole(state, setup.now());
  if (wasWhole && !source.isNews(state.head)) {
    await database.mirrorState.update('catalogue', { refreshedAt: setup.now() });
    return { outcome: 'up-to-date', refused: [] };
  }
  const refused: string[] = [];
  const importing = wasWhole ? undefined : await source.fill(state, refused);
  const changes = await source.changesSince(importing?.since ?? state.cursor);
  refused.push(...changes.refused);
  const { items, gone, cursor } = changes;
  const generation = importing?.generation ?? state.generation;
  const next = { generation, cursor, head: source.head, refreshedAt: setup.now() };
  const isShown = await applyAndShow(database, items, gone, { state, importing }, next);
  if (!isShown) throw new MirrorOvertaken();
  if (importing || (await readImportProgress(database))) await sweepGenerations(database);
  return { outcome: 'changed', refused };
}

function isWhole(state: MirrorState, now: number): boolean {
  return state.generation > 0 && state.madeWith === MIRROR_FORM && !isTooOld(state, now);
}

/**
 * Tombstones expire: a mirror that slept too long cannot know all deletions. The phone's clock is compared with itself,
 * so that a clock far ahead does not cause a full read each time; the server's time is used where the clock was set
 * back since.
 */
function isTooOld(state: MirrorState, now: number): boolean {
  const refreshedAt = state.refreshedAt <= now ? state.refreshedAt : Date.parse(state.cursor);
  return now - refreshedAt > MIRROR_CURSOR_MAX_AGE_MS;
}
