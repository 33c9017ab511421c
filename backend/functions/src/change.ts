// What one change to the catalogue calls for, decided from the document before and after it alone.
import { Timestamp } from 'firebase-admin/firestore';

/** How far `updatedAt` may lie from the moment at which the document was really written. */
export const STAMP_TOLERANCE_MS = 5_000;

/** A document as an event shows it: its `updatedAt`, whatever that holds, and when it was written. */
export interface Version {
  readonly updatedAt: unknown;
  readonly writtenAt: Timestamp;
}

/** `stamp`: phones would miss it as it is. `announce`: they would find it. `bury`: it is gone. */
export type Verdict = 'stamp' | 'announce' | 'bury';

/** Phones ask for what has a newer `updatedAt` than they know; a change must therefore move it. */
export function verdictOn(before: Version | undefined, after: Version | undefined): Verdict {
  if (!after) return 'bury';
  if (!isNear(after.updatedAt, after.writtenAt)) return 'stamp';
  return before && isSame(before.updatedAt, after.updatedAt) ? 'stamp' : 'announce';
}

function isNear(updatedAt: unknown, writtenAt: Timestamp): boolean {
  if (!(updatedAt instanceof Timestamp)) return false;
  return Math.abs(updatedAt.toMillis() - writtenAt.toMillis()) <= STAMP_TOLERANCE_MS;
}

function isSame(before: unknown, after: unknown): boolean {
  return before instanceof Timestamp && after instanceof Timestamp && before.isEqual(after);
}
