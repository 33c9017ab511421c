// What a refresh of the mirror works with, and how it leaves a read that failed.
import type { HaatDatabase } from '../device/database.ts';
import type { Answer, UnknownReason } from '../remote/ask-firestore.ts';
import type * as catalogue from '../remote/catalogue.ts';

export type MirrorSetup = {
  database: HaatDatabase;
  remote: Pick<typeof catalogue, 'readHead' | 'readPage' | 'readChanges' | 'readTombstones'>;
  /** Makes HTML from outside harmless before it is kept. */
  sanitise(html: string): string;
  /** Gives way to whatever the screen has to do; awaited between slices of work. */
  giveWay(): Promise<void>;
  /** ms since 1970. */
  now(): number;
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
export function proven<T>(answer: Answer<T>): T {
  if (answer.kind === 'proven') return answer.value;
  throw new MirrorReadFailed(answer.kind === 'unknown' ? answer.reason : answer.status);
}

/** Thrown inside a refresh to leave it to another tab that has come further; never leaves this folder. */
export class MirrorOvertaken extends Error {}
