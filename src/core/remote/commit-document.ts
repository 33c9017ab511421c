// Writes or deletes one document and says whether that is proven. Setting a whole document, some of its fields or
// nothing at all under one path is idempotent, so asking twice does no harm.
import * as v from 'valibot';
import { SEND_TIMEOUT_MS } from '../model/limits.ts';
import { firestoreRequest, type Result, resourceName } from './firestore-request.ts';
import { encodeFields, type PlainFields } from './firestore-values.ts';

/**
 * What one commit does to the document at `path` (such as `/queries/abc`): sets it as a whole, merges these fields into
 * what is there, or deletes it.
 */
export type DocumentWrite =
  | { path: string; does: 'set' | 'merge'; fields: PlainFields }
  | { path: string; does: 'delete' };

const Timestamp = v.pipe(v.string(), v.isoTimestamp());
/** Only Firestore's own commit reply has all of these. Source: Firestore REST reference, commit. */
const CommitReply = v.object({
  writeResults: v.pipe(v.array(v.object({ updateTime: Timestamp })), v.length(1)),
  commitTime: Timestamp,
});
/** A document that is gone has no time of its own. */
const DeleteReply = v.object({
  writeResults: v.pipe(v.array(v.object({})), v.length(1)),
  commitTime: Timestamp,
});

/**
 * Does the write. `proven` carries the server's commit time (RFC 3339); every other answer means that the write may or
 * may not have landed.
 */
export async function commitDocument(
  write: DocumentWrite,
  idToken: string | null,
): Promise<Result<{ commitTime: string }>> {
  return firestoreRequest({
    path: ':commit',
    body: { writes: [wireWrite(write)] },
    idToken,
    timeoutMs: SEND_TIMEOUT_MS,
    schema: write.does === 'delete' ? DeleteReply : CommitReply,
  });
}

function wireWrite(write: DocumentWrite): object {
  const name = resourceName(write.path);
  if (write.does === 'delete') return { delete: name };
  const update = { name, fields: encodeFields(write.fields) };
  if (write.does === 'set') return { update };
  return { update, updateMask: { fieldPaths: Object.keys(write.fields) } };
}
