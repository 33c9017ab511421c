// Writes one whole document and says whether that is proven. Setting a whole document under an id of the
// writer's own is idempotent, so asking twice does no harm.
import * as v from 'valibot';
import { SEND_TIMEOUT_MS } from '../model/limits.ts';
import { type Answer, askFirestore, resourceName } from './ask-firestore.ts';
import { encodeFields, type PlainFields } from './firestore-values.ts';

/** Only Firestore's own commit reply has all of these. Source: Firestore REST reference, commit. */
const CommitReply = v.object({
  writeResults: v.pipe(
    v.array(v.object({ updateTime: v.pipe(v.string(), v.isoTimestamp()) })),
    v.length(1),
  ),
  commitTime: v.pipe(v.string(), v.isoTimestamp()),
});

/**
 * Sets `path` (such as `/queries/abc`) to the fields. `proven` carries the server's commit time (RFC 3339);
 * every other answer means that the write may or may not have landed.
 */
export async function commitDocument(
  path: string,
  fields: PlainFields,
  idToken: string | null,
): Promise<Answer<{ commitTime: string }>> {
  return askFirestore({
    path: ':commit',
    body: { writes: [{ update: { name: resourceName(path), fields: encodeFields(fields) } }] },
    idToken,
    timeoutMs: SEND_TIMEOUT_MS,
    schema: CommitReply,
  });
}
