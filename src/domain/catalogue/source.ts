// What a refresh of the mirror works with, and how it leaves a read that failed.

import type { Result, UnknownReason } from '#engine/firestore/firestore-request.ts';
import type { HaatDatabase, ImportProgress, MirrorState } from '../device/tables.ts';
import type { Tombstone } from './categories.ts';
import type * as catalogue from './fetch-catalogue.ts';
import type * as publishedCatalogue from './fetch-published-catalogue.ts';
import type { CatalogueItems } from './parse-documents.ts';
import type { PublishedHead } from './published-catalogue.ts';

export type MirrorSetup = {
  database: HaatDatabase;
  /** The catalogue as files at the shop's own origin; asked first. */
  published: typeof publishedCatalogue;
  /**
   * Begins the import of many published parts where no screen is held up by it, and returns a line for each bad document. The refresh
   * goes on where it stopped, so it may fail, but never throws.
   */
  importInWorker?(head: PublishedHead, state: MirrorState): Promise<string[]>;
  /** The catalogue in Firestore itself. */
  remote: Pick<typeof catalogue, 'readHead' | 'readPage' | 'readChanges' | 'readTombstones'>;
  /** Makes HTML that comes from Firestore harmless before it is kept; what is published is harmless already. */
  sanitise(html: string): string | Promise<string>;
  /** Gives way to whatever the screen has to do; awaited between slices of work. */
  yieldToMain(): Promise<void>;
  /** ms since 1970. */
  now(): number;
};

export type CatalogueChanges = {
  items: CatalogueItems;
  gone: Tombstone[];
  /** One line for each document that could not be believed. */
  refused: string[];
  /** Where the next reading of changes starts, RFC 3339. */
  cursor: string;
};

/** Where a refresh reads the catalogue. */
export type CatalogueSource = {
  /** When the catalogue last changed as far as this source knows, a comparable timestamp; null where nobody notes it. */
  head: string | null;
  /** Whether a phone that knows the catalogue up to this head has anything to read. */
  isNews(known: string | null): boolean;
  /**
   * Reads the whole catalogue into a generation that nobody sees yet, and returns the import. `state` is what is shown meanwhile,
   * `refused` gains a line for each bad document.
   * @throws MirrorReadFailed when it cannot be read further now, MirrorOvertaken when another tab has come further.
   */
  fill(state: MirrorState, refused: string[]): Promise<ImportProgress>;
  /**
   * Everything that changed since a server time, RFC 3339.
   * @throws MirrorReadFailed when it cannot be read whole; nothing has changed on the device then.
   */
  changesSince(cursor: string): Promise<CatalogueChanges>;
};

/** Thrown inside a refresh to leave it; never leaves this folder. */
export class MirrorReadFailed extends Error {
  readonly reason: UnknownReason | string;
  constructor(reason: UnknownReason | string) {
    super(`the catalogue could not be read: ${reason}`);
    this.reason = reason;
  }
}

/**
 * The value of an answer.
 * @throws MirrorReadFailed when there is none.
 */
export function valueOrThrow<T>(answer: Result<T>): T {
  if (answer.kind === 'ok') return answer.value;
  throw new MirrorReadFailed(answer.kind === 'indeterminate' ? answer.reason : answer.status);
}

/** Thrown inside a refresh to leave it to another tab that has come further; never leaves this folder. */
export class MirrorOvertaken extends Error {}
