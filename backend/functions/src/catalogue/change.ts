// The effect of one change to the catalogue, decided from the document before and after it alone.
import { isDeepStrictEqual } from 'node:util';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { isInStock } from '../../../../src/domain/product/product.ts';

/** How far `updatedAt` may be from the time of the write. */
export const STAMP_TOLERANCE_MS = 5_000;

/** A document as an event shows it: its fields, including `updatedAt`, and the time of the write. */
export interface Version {
  readonly fields: DocumentData;
  readonly writtenAt: Timestamp;
}

/**
 * `stamp`: phones would miss the change without a new `updatedAt`. `announce`: they find it. `tombstone`: the document
 * is gone. `ignore`: they would find the change, but show nothing of it.
 */
export type ChangeEffect = 'stamp' | 'announce' | 'tombstone' | 'ignore';

/** Phones query for `updatedAt` newer than they know; a change must therefore move it. */
export function effectOf(before: Version | undefined, after: Version | undefined): ChangeEffect {
  if (!after) return 'tombstone';
  if (!isStamped('updatedAt', before, after)) return 'stamp';
  if (!before) return 'announce';
  return isOnlyStock(before.fields, after.fields) ? 'ignore' : 'announce';
}

/** Whether only the number of pieces changed, as by an order, and the product stays available, or stays sold out. */
function isOnlyStock(before: DocumentData, after: DocumentData): boolean {
  const { quantity: from, updatedAt: _, changeId: __, ...restBefore } = before;
  const { quantity: to, updatedAt: ___, changeId: ____, ...restAfter } = after;
  if (!Number.isFinite(from) || !Number.isFinite(to) || from === to) return false;
  const canBeHad = (quantity: number) => isInStock({ quantity: Math.floor(quantity) });
  return canBeHad(from) === canBeHad(to) && isDeepStrictEqual(restBefore, restAfter);
}

/** Whether this change set its mark to the time of the write. */
export function isStamped(field: string, before: Version | undefined, after: Version): boolean {
  const mark = after.fields[field];
  return isNear(mark, after.writtenAt) && !(before && isSame(before.fields[field], mark));
}

function isNear(updatedAt: unknown, writtenAt: Timestamp): boolean {
  if (!(updatedAt instanceof Timestamp)) return false;
  return Math.abs(updatedAt.toMillis() - writtenAt.toMillis()) <= STAMP_TOLERANCE_MS;
}

function isSame(before: unknown, after: unknown): boolean {
  return before instanceof Timestamp && after instanceof Timestamp && before.isEqual(after);
}
