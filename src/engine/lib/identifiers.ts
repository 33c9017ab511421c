// Ids: the shape of document ids from outside, and how this device mints its own. One press mints one id, once.
import * as v from 'valibot';
import { MAX_ID_LENGTH, MIN_CLIENT_ID_LENGTH } from '../limits.ts';

/**
 * A Firestore document id, or an id that a document refers to. One that Firestore rejects would break every read of it.
 */
export const DocumentId = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(MAX_ID_LENGTH),
  v.regex(/^(?!\.{1,2}$|__.*__$)[^/]+$/s, 'is no document id'),
);

/** An id minted by a client, as the security rules accept it: its length keeps it from being guessed. */
export const CLIENT_ID = new RegExp(`^[A-Za-z0-9_-]{${MIN_CLIENT_ID_LENGTH},${MAX_ID_LENGTH}}$`);

/** A new random id: 32 hexadecimal characters, 122 random bits; it is the idempotency key too. */
export function mintId(): string {
  return crypto.randomUUID().replaceAll('-', '');
}
