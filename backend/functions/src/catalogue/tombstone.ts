// The id and expiry of a tombstone, and when it needs writing.
import { Timestamp } from 'firebase-admin/firestore';
import { DAY_MS } from '../../../../src/engine/limits.ts';

const TOMBSTONE_DAYS = 90;

export function tombstoneId(collection: string, id: string): string {
  return `${collection}_${id}`;
}

export function expiryOf(deleted: Date): Date {
  return new Date(deleted.getTime() + TOMBSTONE_DAYS * DAY_MS);
}

/** Whether a deletion is newer than the tombstone, so that an event that comes twice does not move it. */
export function isNewsAbout(deletedAt: unknown, deleted: Date): boolean {
  return !(deletedAt instanceof Timestamp) || deletedAt.toMillis() < deleted.getTime();
}
