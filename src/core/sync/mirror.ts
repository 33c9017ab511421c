// Keeps the mirror of the catalogue: a whole new generation when there is none or it is too old, changes and
// tombstones otherwise. What is shown is always one whole state of the catalogue.
import {
  type Filling,
  type MirrorState,
  readFilling,
  readMirrorState,
} from '../device/mirror-state.ts';
import { applyAndShow, sweepGenerations } from '../device/write-mirror.ts';
import { MIRROR_CURSOR_MAX_AGE_MS } from '../model/limits.ts';
import type { UnknownReason } from '../remote/ask-firestore.ts';
import { fillGeneration } from './fill-generation.ts';
import { readAllChanges } from './mirror-changes.ts';
import { MirrorOvertaken, MirrorReadFailed, type MirrorSetup, proven } from './mirror-setup.ts';

/** What a refresh came to. `refused`: one line for each document that could not be believed. */
export type MirrorOutcome =
  | { outcome: 'up-to-date' | 'changed'; refused: string[] }
  /** Another tab has come further with the same work. */
  | { outcome: 'overtaken' }
  | { outcome: 'failed'; reason: UnknownReason | string };

/**
 * Brings the mirror up to date. A visit that finds nothing new costs one read (the catalogue's head); a filling that
 * was cut off goes on where it stopped. Reads fail as an outcome; only a broken device throws.
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
  const { database } = setup;
  const head = proven(await setup.remote.readHead());
  const state = await readMirrorState(database);
  const isWhole = state.generation > 0 && !isTooOld(state, setup.now());
  if (isWhole && head !== null && head === state.head) {
    await database.mirrorState.update('catalogue', { refreshedAt: setup.now() });
    return { outcome: 'up-to-date', refused: [] };
  }
  const refused: string[] = [];
  let base: Pick<MirrorState, 'generation' | 'cursor'> = state;
  let filling: Filling | undefined;
  if (!isWhole) {
    filling = await fillGeneration(setup, state, refused);
    base = { generation: filling.generation, cursor: filling.since };
  }
  const changes = await readAllChanges(setup, base);
  refused.push(...changes.refused);
  const { items, gone, cursor } = changes;
  const next = { generation: base.generation, cursor, head, refreshedAt: setup.now() };
  const isShown = await applyAndShow(database, items, gone, { state, filling }, next);
  if (!isShown) throw new MirrorOvertaken();
  if (!isWhole || (await readFilling(database))) await sweepGenerations(database);
  return { outcome: 'changed', refused };
}

/**
 * Tombstones do not live for ever: a mirror that slept too long cannot know what is gone. The phone's clock is compared with
 * itself, so that one that is far ahead does not have the catalogue read anew each time; the shop's time stands in where the
 * clock was set back since.
 */
function isTooOld(state: MirrorState, now: number): boolean {
  const refreshedAt = state.refreshedAt <= now ? state.refreshedAt : Date.parse(state.cursor);
  return now - refreshedAt > MIRROR_CURSOR_MAX_AGE_MS;
}
