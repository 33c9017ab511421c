// What this device knows of its own mirror: the generation that is shown, how far it has followed the shop's
// changes, and a filling that was under way. It never reads the catalogue itself.
import type { MirroredCollection } from '../model/catalogue.ts';
import type { HaatDatabase } from './database.ts';

/** A new generation that is being read page by page or part by part; it goes on where it stopped. */
export type ImportProgress = {
  key: 'filling';
  generation: number;
  /** Server time at which it began, RFC 3339: changes since then are read before it is shown. */
  since: string;
  /** For each collection begun: the resource name to go on after, or 'done'. */
  progress: Partial<Record<MirroredCollection, { after: string } | 'done'>>;
  /** Names of the published parts that are still to come, where it is filled from those and not from Firestore. */
  parts?: string[];
};

export type MirrorState = {
  key: 'catalogue';
  /** The generation that is shown; 0 while there has never been a whole one. */
  generation: number;
  /** Everything that changed up to this server time is in the mirror. RFC 3339. */
  cursor: string;
  /** The catalogue's head when it was last followed, or null where there is none. */
  head: string | null;
  /** When the mirror was last known to be up to date, ms by this phone's clock; 0 for never. */
  refreshedAt: number;
};

const EMPTY: MirrorState = {
  key: 'catalogue',
  generation: 0,
  cursor: '1970-01-01T00:00:00Z',
  head: null,
  refreshedAt: 0,
};

/** The mirror's state; that of an empty mirror on a new device. */
export async function readMirrorState(database: HaatDatabase): Promise<MirrorState> {
  return (await database.mirrorState.get('catalogue')) ?? EMPTY;
}

/** The filling that is under way, if there is one. */
export async function readImportProgress(
  database: HaatDatabase,
): Promise<ImportProgress | undefined> {
  return database.filling.get('filling');
}
