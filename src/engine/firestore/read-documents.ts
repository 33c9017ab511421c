// Reads single documents and query results from Firestore as plain fields. Every read has a timeout.
import * as v from 'valibot';
import { READ_TIMEOUT_MS } from '../limits.ts';
import { firestoreRequest, type Result, resourceName } from './firestore-request.ts';
import { decodeFields, type PlainFields } from './firestore-values.ts';

/** A document: id, resource name for paging, plain fields, creation time (ms) and last update (RFC 3339). */
export type RemoteDocument = {
  id: string;
  name: string;
  fields: PlainFields;
  createdAt?: number | undefined;
  updateTime?: string | undefined;
};

const Timestamp = v.pipe(v.string(), v.isoTimestamp());
const WireDocument = v.pipe(
  v.object({
    name: v.pipe(v.string(), v.regex(/\/documents\/.+/)),
    fields: v.optional(v.unknown()),
    createTime: v.fallback(v.optional(Timestamp), undefined),
    updateTime: v.fallback(v.optional(Timestamp), undefined),
  }),
  v.transform(
    ({ name, fields, createTime, updateTime }): RemoteDocument => ({
      id: name.slice(name.lastIndexOf('/') + 1),
      name,
      fields: decodeFields(fields),
      createdAt: createTime === undefined ? undefined : Date.parse(createTime),
      updateTime,
    }),
  ),
);
const LookReply = v.array(
  v.union([
    v.object({ found: WireDocument, readTime: Timestamp }),
    v.object({ missing: v.string(), readTime: Timestamp }),
  ]),
);
const UpdateTimeReply = v.strictTuple([
  v.union([
    v.object({ found: v.object({ name: v.string(), updateTime: Timestamp }) }),
    v.object({ missing: v.string() }),
  ]),
]);
const QueryReply = v.pipe(
  v.array(v.object({ document: v.optional(WireDocument), readTime: Timestamp })),
  v.minLength(1),
);

/** One document by its unescaped path; null when Firestore itself says that there is none. */
export async function readDocument(
  path: string,
  idToken: string | null = null,
): Promise<Result<RemoteDocument | null>> {
  const answer = await firestoreRequest({
    path: path.split('/').map(encodeURIComponent).join('/'),
    idToken,
    timeoutMs: READ_TIMEOUT_MS,
    schema: WireDocument,
  });
  if (answer.kind === 'refused' && answer.status === 'NOT_FOUND') {
    return { kind: 'ok', value: null };
  }
  return answer;
}

/**
 * The documents that exist at these paths (at least one, unescaped), in any order. By batchGet, so that a missing
 * document is an ordinary reply and not a 404, which browsers log as an error. A reply about other documents is
 * rejected.
 */
export async function lookForDocuments(
  paths: readonly string[],
  idToken: string | null = null,
): Promise<Result<RemoteDocument[]>> {
  const names = paths.map(resourceName);
  const answer = await firestoreRequest({
    path: ':batchGet',
    body: { documents: names },
    idToken,
    timeoutMs: READ_TIMEOUT_MS,
    schema: v.pipe(
      LookReply,
      v.length(names.length),
      v.everyItem((it) => names.includes('found' in it ? it.found.name : it.missing)),
    ),
  });
  if (answer.kind !== 'ok') return answer;
  const found = answer.value.flatMap((it) => ('found' in it ? it.found : []));
  return { kind: 'ok', value: found };
}

/** One document that may not exist yet, or null. */
export async function lookForDocument(
  path: string,
  idToken: string,
): Promise<Result<RemoteDocument | null>> {
  const answer = await lookForDocuments([path], idToken);
  return answer.kind === 'ok' ? { kind: 'ok', value: answer.value[0] ?? null } : answer;
}

/** When the document at this path was last changed, by Firestore's clock (RFC 3339); null where there is none. */
export async function readUpdateTime(
  path: string,
  idToken: string | null,
): Promise<Result<string | null>> {
  const name = resourceName(path);
  const answer = await firestoreRequest({
    path: ':batchGet',
    body: { documents: [name] },
    idToken,
    timeoutMs: READ_TIMEOUT_MS,
    schema: v.pipe(
      UpdateTimeReply,
      v.check(([it]) => name === ('found' in it ? it.found.name : it.missing)),
    ),
  });
  if (answer.kind !== 'ok') return answer;
  const [it] = answer.value;
  return { kind: 'ok', value: 'found' in it ? it.found.updateTime : null };
}

export type QueryResult = { documents: RemoteDocument[]; readTime: string };

/** Runs a structured query at the root, or below the document `parent`. `readTime` is the server's, RFC 3339. */
export async function runQuery(
  structuredQuery: object,
  { parent = '', idToken = null }: { parent?: string; idToken?: string | null } = {},
): Promise<Result<QueryResult>> {
  const answer = await firestoreRequest({
    path: `${parent}:runQuery`,
    body: { structuredQuery },
    idToken,
    timeoutMs: READ_TIMEOUT_MS,
    schema: QueryReply,
  });
  if (answer.kind !== 'ok') return answer;
  const readTime = answer.value.at(-1)?.readTime ?? '';
  const documents = answer.value.flatMap((part) => part.document ?? []);
  return { kind: 'ok', value: { documents, readTime } };
}
