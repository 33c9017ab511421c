// The interface of a refresh's sources, and the errors that end a refresh.

import type { Result, UnknownReason } from '#engine/firestore/firestore-request.ts';
import type { HaatDatabase, ImportProgress, MirrorState } from '../device/tables.ts';
import type { Tombstone } from './categories.ts';
import type * as catalogue from './fetch-catalogue.ts';
import type * as publishedCatalogue from './fetch-published-catalogue.ts';
import type { CatalogueItems } from './parse-documents.ts';
import type { PublishedHead } from './published-catalogue.ts';

export type MirrorSetup = {
  database: HaatDatabase;
  /** The catalogue as files at the shop's own origin; tried first. */
  published: typeof publishedCatalogue;
  /**
   * Begins the import of many published parts off the main thread, and returns a line for each bad document. The
   * refresh resumes where it stopped, so it may fail, but never throws.
   */
  importInWorker?(head: PublishedHead, state: MirrorState): Promise<string[]>;
  /** The catalogue in Firestore itself. */
  remote: Pick<typeof catalogue, 'readHead' | 'readPage' | 'readChanges' | 'readTombstones'>;
  /** Sanitises HTML from Firestore before it is stored; published HTML is sanitised already. */
  sanitise(html: string): string | Promise<string>;
  /** Yields to the screen; awaited between slices of work. */
  yieldToMain(): Promise<void>;
  /** ms since 1970. */
  now(): number;
};

export type CatalogueChanges = {
  items: CatalogueItems;
  gone: Tombstone[];
  /** One line for each invalid document. */
  refused: string[];
  /** Where the next read of changes starts, RFC 3339. */
  cursor: string;
};

/** A source from which a refresh reads the catalogue. */
export type CatalogueSource = {
  /** When the catalogue last changed as far as this source knows, a comparable timestamp; null where not recorded. */
  head: string | null;
  /** Whether there is anything to read for a phone that knows the catalogue up to this head. */
  isNews(known: string | null): boolean;
  /**
   * Reads the whole catalogue into a generation not yet shown, and returns the import. `state` is the state shown
   * meanwhile, `refused` gains a line for each bad document.
   * @throws MirrorReadFailed when it cannot be read further now, MirrorOvertaken when another tab is ahead.
   */
  fill(state: MirrorState, refused: string[]): Promise<ImportProgress>;
  /**
   * All changes since a server time, RFC 3339.
   * @throws MirrorReadFailed when it cannot be read whole; nothing has changed on the device then.
   */
  changesSince(cursor: string): Promise<CatalogueChanges>;
};

/** Thrown inside a refresh to end it; never leaves this folder. */
export class MirrorReadFailed extends Error {
  readonly reason: UnknownReason | string;
  constructor(reason: UnknownReason | string) {
    super(`the catalogue could not be read: ${reason}`);
    this.reason = reason;
  }
}

/**
 * The value of a reply.
 * @throws MirrorReadFailed when there is none.
 */
export function valueOrThrow<T>(answer: Result<T>): T {
  if (answer.kind === 'ok') return answer.value;
  throw new MirrorReadFailed(answer.kind === 'indeterminate' ? answer.reason : answer.status);
}

/** Thrown inside a refresh to leave the work to another tab that is ahead; never leaves this folder. */
export class MirrorOvertaken extends Error {}
