// What one change to the catalogue calls for, decided from the document before and after it alone.
import { isDeepStrictEqual } from 'node:util';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { isInStock } from '../../../../src/domain/product/product.ts';

/** How far `updatedAt` may lie from the moment at which the document was really written. */
export const STAMP_TOLERANCE_MS = 5_000;

/** A document as an event shows it: what it holds, `updatedAt` with the rest, and when it was written. */
export interface Version {
  readonly fields: DocumentData;
  readonly writtenAt: Timestamp;
}

/**
 * `stamp`: phones would miss it as it is. `announce`: they would find it. `tombstone`: it is gone. `ignore`: they would find it, but show
 * nothing of it.
 */
export type ChangeEffect = 'stamp' | 'announce' | 'tombstone' | 'ignore';

/** Phones ask for what has a newer `updatedAt` than they know; a change must therefore move it. */
export function effectOf(before: Version | undefined, after: Version | undefined): ChangeEffect {
  if (!after) return 'tombstone';
  if (!isStamped('updatedAt', before, after)) return 'stamp';
  if (!before) return 'announce';
  return isOnlyStock(before.fields, after.fields) ? 'ignore' : 'announce';
}

/** Whether nothing but the number of pieces moved, as by an order, and the product can still be had, or still cannot. */
function isOnlyStock(before: DocumentData, after: DocumentData): boolean {
  const { quantity: from, updatedAt: _, changeId: __, ...restBefore } = before;
  const { quantity: to, updatedAt: ___, changeId: ____, ...restAfter } = after;
  if (!Number.isFinite(from) || !Number.isFinite(to) || from === to) return false;
  const canBeHad = (quantity: number) => isInStock({ quantity: Math.floor(quantity) });
  return canBeHad(from) === canBeHad(to) && isDeepStrictEqual(restBefore, restAfter);
}

/** Whether this change set its mark to the moment at which it was written. */
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
