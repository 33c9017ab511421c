// Reads the catalogue from the files published at the shop's own origin: all of it part by part, or the changes. A
// killed or interrupted import resumes with the part where it stopped.

import type { ImportProgress, MirrorState } from '../device/tables.ts';
import { readImportProgress } from './mirror-state.ts';
import {
  foldParts,
  type PublishedHead,
  type PublishedPart,
  partsSince,
} from './published-catalogue.ts';
import {
  type CatalogueChanges,
  type CatalogueSource,
  MirrorOvertaken,
  MirrorReadFailed,
  type MirrorSetup,
  valueOrThrow,
} from './source.ts';
import { addToImport, MIRROR_FORM } from './write-mirror.ts';

/** So few parts are imported in the time that a worker takes to start. */
const FEW_PARTS = 2;

/** The published catalogue; null where it is unreachable or does not reach back to `since` (null: read all of it). */
export async function publishedSource(
  setup: MirrorSetup,
  since: string | null,
): Promise<CatalogueSource | null> {
  const answer = await setup.published.readPublishedHead();
  if (answer.kind !== 'ok') return null;
  const head = answer.value;
  if (since !== null && partsSince(head, since) === null) return null;
  return {
    head: head.head,
    // A phone may have read a later head from Firestore; the CDN's copy may be half a minute old.
    isNews: (known) => head.head === null || known === null || head.head > known,
    async fill(state, refused) {
      if (setup.importInWorker && head.base.parts.length > FEW_PARTS) {
        refused.push(...(await setup.importInWorker(head, state)));
      }
      return importFromParts(setup, head, state, refused);
    },
    changesSince: (cursor) => changesFromParts(setup, head, cursor),
  };
}

async function changesFromParts(
  setup: MirrorSetup,
  head: PublishedHead,
  since: string,
): Promise<CatalogueChanges> {
  const names = partsSince(head, since);
  if (!names) throw new MirrorReadFailed('not published so far back');
  const parts: PublishedPart[] = [];
  for (const name of names) parts.push(valueOrThrow(await setup.published.readPublishedPart(name)));
  const { items, gone, refused } = foldParts(parts);
  const cursor = Date.parse(head.cursor) > Date.parse(since) ? head.cursor : since;
  return { items, gone, refused, cursor };
}

/**
 * Fills a generation to its end, resuming an earlier import.
 * @throws MirrorReadFailed when a part cannot be read now, MirrorOvertaken when another tab is ahead.
 */
export async function importFromParts(
  setup: Pick<MirrorSetup, 'database' | 'published' | 'yieldToMain'>,
  head: PublishedHead,
  state: MirrorState,
  refused: string[],
): Promise<ImportProgress> {
  const { database, published } = setup;
  let before = await readImportProgress(database);
  const isGoingOn =
    before?.parts !== undefined &&
    before.madeWith === MIRROR_FORM &&
    partsSince(head, before.since) !== null;
  let importing: ImportProgress =
    before && isGoingOn
      ? before
      : {
          key: 'filling',
          generation: Math.max(state.generation, before?.generation ?? 0) + 1,
          since: head.base.cursor,
          progress: {},
          parts: head.base.parts,
          madeWith: MIRROR_FORM,
        };
  const readPart = (name: string | undefined) =>
    name === undefined ? null : published.readPublishedPart(name);
  let coming = readPart(importing.parts?.[0]);
  while (coming) {
    const { items, refused: bad } = foldParts([valueOrThrow(await coming)]);
    refused.push(...bad);
    const left = importing.parts?.slice(1) ?? [];
    // Fetch the next part while this one is written.
    coming = readPart(left[0]);
    await setup.yieldToMain();
    const advanced: ImportProgress = { ...importing, parts: left };
    const isAdded = await addToImport(database, items, { state, importing: before }, advanced);
    if (!isAdded) throw new MirrorOvertaken();
    before = importing = advanced;
  }
  return importing;
}
