// Plays a page's worker in a refresh of the mirror: imports published parts over a connection of its own, until it is lost.

import { importFromParts } from '#domain/catalogue/published-source.ts';
import type { MirrorSetup } from '#domain/catalogue/source.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';

type Worker = { openDatabase(): HaatDatabase; published: MirrorSetup['published'] };

/** A worker that is lost after this many parts. `written` grows with each part imported. */
export function importInWorker(
  { openDatabase, published }: Worker,
  partsUntilLost = Number.POSITIVE_INFINITY,
  written = { parts: 0 },
): NonNullable<MirrorSetup['importInWorker']> {
  return async (head, state) => {
    const database = openDatabase();
    let asked = 0;
    const readPublishedPart: typeof published.readPublishedPart = async (name) => {
      asked++;
      if (asked > partsUntilLost)
        return { kind: 'indeterminate', reason: 'network', retryAfterMs: null };
      return published.readPublishedPart(name);
    };
    const yieldToMain = async () => {
      written.parts++;
    };
    const refused: string[] = [];
    try {
      const setup = { database, published: { ...published, readPublishedPart }, yieldToMain };
      await importFromParts(setup, head, state, refused);
    } catch {
      // As with a real worker, the page learns only that it is gone.
      return [];
    } finally {
      database.close();
    }
    return refused;
  };
}
