// Classifies the reply to a commit: done, retry, refresh the token, or refuse. Pure. Source: offline guarantees, the
// outbox, 3 and 4.

import type { DocumentWrite } from '../firestore/commit-document.ts';
import type { Result } from '../firestore/firestore-request.ts';
import type { PlainFields } from '../firestore/firestore-values.ts';
import type { LastError } from './write.ts';

export type CommitOutcome =
  | { do: 'done' }
  /** Unknown outcome: read back where the kind allows it, else wait and send the same again. */
  | { do: 'retry'; error: LastError; retryAfterMs: number | null }
  | { do: 'refresh-token'; error: LastError }
  | { do: 'refuse'; error: LastError };

export function classifyCommit(answer: Result<unknown>): CommitOutcome {
  if (answer.kind === 'ok') return { do: 'done' };
  if (answer.kind === 'indeterminate') {
    const error = { code: answer.reason, message: '' };
    return { do: 'retry', error, retryAfterMs: answer.retryAfterMs };
  }
  const error = { code: answer.status, message: answer.message };
  return answer.status === 'UNAUTHENTICATED'
    ? { do: 'refresh-token', error }
    : { do: 'refuse', error };
}

/** Whether the stored fields (undefined: no document) are those that the write leaves. */
export function hasLanded(stored: PlainFields | undefined, write: DocumentWrite): boolean {
  if (write.does === 'delete') return stored === undefined;
  if (!stored) return false;
  if (write.does !== 'merge') {
    // The server sets the stamp.
    const { [write.stamp ?? '']: _, ...said } = stored;
    return holdsSameFields(said, write.fields);
  }
  const isSet = Object.entries(write.fields).every(([name, value]) =>
    holdsSameFields(stored[name], value),
  );
  return isSet && !write.gone?.some((name) => Object.hasOwn(stored, name));
}

/** Whether a stored document holds exactly the written fields; nested values count, the order of fields does not. */
export function holdsSameFields(stored: unknown, written: unknown): boolean {
  if (Object.is(stored, written)) return true;
  if (typeof stored !== 'object' || typeof written !== 'object' || !stored || !written)
    return false;
  if (Array.isArray(stored) !== Array.isArray(written)) return false;
  const keys = Object.keys(written);
  return (
    keys.length === Object.keys(stored).length &&
    keys.every(
      (key) =>
        Object.hasOwn(stored, key) &&
        holdsSameFields(Reflect.get(stored, key), Reflect.get(written, key)),
    )
  );
}
