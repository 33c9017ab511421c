// Requests of an import at the desk: read products and stock as stored, commit products, check photos. Keeps nothing.
import * as v from 'valibot';
import { appCheckHeader } from '#engine/account/app-check-header.ts';
import { asSeen, isOvertaken } from '#engine/firestore/commit-document.ts';
import { firebaseProject } from '#engine/firestore/firebase-project.ts';
import {
  firestoreRequest,
  type Result,
  resourceName,
} from '#engine/firestore/firestore-request.ts';
import { encodeFields, type PlainFields } from '#engine/firestore/firestore-values.ts';
import {
  lookForDocuments,
  type RemoteDocument,
  runQuery,
} from '#engine/firestore/read-documents.ts';
import { MIN_UPLOAD_BYTES_PER_SECOND, SEND_TIMEOUT_MS } from '#engine/limits.ts';
import { MIRROR_PAGE_SIZE } from '../../shared/limits.ts';

/** A stored product, its last write (RFC 3339), and the pieces sold since they were counted. */
type StoredProductRead = { fields: PlainFields; updateTime: string; sold: number };

/** A null field is removed. `seenAt`: the precondition on `updateTime`; null: the product must not exist yet. */
export type ProductCommit = { id: string; fields: PlainFields; seenAt: string | null };

/** Who imported, in one document that every write of the commit names; `timestamp` in ms. */
export type ImportNote = { id: string; changedBy: string; timestamp: number };

/** The outcome of a commit under locks. */
type CommitEnd = 'written' | 'overtaken';

/** The server's clock stamps the change; phones find changes by it. */
const NOW = [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }];

/** These products in the order of `ids`; null for a missing one. Product and stock come from one read. */
async function readProductsAsStored(
  ids: readonly string[],
  idToken: string,
): Promise<Result<(StoredProductRead | null)[]>> {
  const paths = ids.flatMap((id) => [`/products/${id}`, `/stock/${id}`]);
  const answer = await lookForDocuments(paths, idToken);
  if (answer.kind !== 'ok') return answer;
  const found = new Map(answer.value.map((it) => [it.name, it]));
  const of = (path: string) => found.get(resourceName(path));
  return {
    kind: 'ok',
    value: ids.map((id) => asStored(of(`/products/${id}`), of(`/stock/${id}`))),
  };
}

/** Pieces sold since they were counted, by product; products without sales are missing. */
async function readSold(
  ids: readonly string[],
  idToken: string,
): Promise<Result<Map<string, number>>> {
  const answer = await lookForDocuments(
    ids.map((id) => `/stock/${id}`),
    idToken,
  );
  if (answer.kind !== 'ok') return answer;
  const sold = answer.value.map(({ id, fields }) => [id, soldIn(fields)] as const);
  return { kind: 'ok', value: new Map(sold) };
}

function soldIn(fields: PlainFields | undefined): number {
  return typeof fields?.sold === 'number' ? fields.sold : 0;
}

function asStored(
  product: RemoteDocument | undefined,
  stock: RemoteDocument | undefined,
): StoredProductRead | null {
  if (product?.updateTime === undefined) return null;
  const { fields, updateTime } = product;
  return { fields, updateTime, sold: soldIn(stock?.fields) };
}

/** Most values that one query may look for. Source: Firestore, query limitations. */
const MAX_VALUES = 30;
/** Most products that the rules let one query find. */
const MAX_PRODUCTS = 500;

/** The ids of products that came from another shop, by their source ids. */
async function findBySource(
  sourceIds: readonly string[],
  idToken: string,
): Promise<Result<Map<string, string>>> {
  const found = new Map<string, string>();
  for (let from = 0; from < sourceIds.length; from += MAX_VALUES) {
    const values = sourceIds.slice(from, from + MAX_VALUES).map((stringValue) => ({ stringValue }));
    const field = { fieldPath: 'sourceId' };
    const answer = await runQuery(
      {
        from: [{ collectionId: 'products' }],
        where: { fieldFilter: { field, op: 'IN', value: { arrayValue: { values } } } },
        select: { fields: [field] },
        limit: MAX_PRODUCTS,
      },
      { idToken },
    );
    if (answer.kind !== 'ok') return answer;
    for (const { id, fields } of answer.value.documents) found.set(String(fields.sourceId), id);
  }
  return { kind: 'ok', value: found };
}

/** A page of a collection in the order of ids, starting after this resource name. */
function readCollectionPage(
  collectionId: 'products' | 'categories' | 'brands',
  after: string | null,
  idToken: string,
): Promise<Result<{ documents: RemoteDocument[] }>> {
  return runQuery(
    {
      from: [{ collectionId }],
      orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
      ...(after && { startAt: { values: [{ referenceValue: after }], before: false } }),
      limit: MIRROR_PAGE_SIZE,
    },
    { idToken },
  );
}

/** Writes all of these products or none. */
function commitProducts(
  products: readonly ProductCommit[],
  note: ImportNote,
  idToken: string,
): Promise<Result<CommitEnd>> {
  return commit([noteWrite(note), ...products.map((it) => productWrite(it, note.id))], idToken);
}

/** Creates all of these categories and brands or none: `overtaken` where one of them exists already. */
function createGroups(
  groups: readonly { path: string; fields: PlainFields }[],
  note: ImportNote,
  idToken: string,
): Promise<Result<CommitEnd>> {
  const writes = groups.map(({ path, fields }) => ({
    update: { name: resourceName(path), fields: encodeFields({ ...fields, changeId: note.id }) },
    currentDocument: { exists: false },
    updateTransforms: NOW,
  }));
  return commit([noteWrite(note), ...writes], idToken);
}

function noteWrite({ id, changedBy, timestamp }: ImportNote): object {
  const fields = { does: 'import', timestamp, changedBy };
  return {
    update: { name: resourceName(`/productChanges/${id}`), fields: encodeFields(fields) },
    updateTransforms: [{ fieldPath: 'changedAt', setToServerValue: 'REQUEST_TIME' }],
  };
}

function productWrite({ id, fields, seenAt }: ProductCommit, changeId: string): object {
  const given = Object.entries({ ...fields, changeId }).filter(([, value]) => value !== null);
  const update = {
    name: resourceName(`/products/${id}`),
    fields: encodeFields(Object.fromEntries(given)),
  };
  const updateMask = { fieldPaths: [...Object.keys(fields), 'changeId'] };
  return {
    update,
    ...(seenAt !== null && { updateMask }),
    currentDocument: asSeen(seenAt),
    updateTransforms: NOW,
  };
}

async function commit(writes: readonly object[], idToken: string): Promise<Result<CommitEnd>> {
  const bytes = JSON.stringify(writes).length;
  const answer = await firestoreRequest({
    path: ':commit',
    body: { writes },
    idToken,
    timeoutMs: SEND_TIMEOUT_MS + Math.ceil((bytes / MIN_UPLOAD_BYTES_PER_SECOND) * 1000),
    schema: v.object({
      writeResults: v.pipe(v.array(v.unknown()), v.length(writes.length)),
      commitTime: v.pipe(v.string(), v.isoTimestamp()),
    }),
  });
  if (answer.kind === 'ok') return { kind: 'ok', value: 'written' };
  return isOvertaken(answer) ? { kind: 'ok', value: 'overtaken' } : answer;
}

/** Whether Storage has the file; false too when the request fails. */
async function isInStorage(path: string, idToken: string): Promise<boolean> {
  const { storageOrigin, storageBucket } = firebaseProject;
  const address = `${storageOrigin}/v0/b/${storageBucket}/o/${encodeURIComponent(path)}`;
  try {
    const reply = await fetch(address, {
      headers: { Authorization: `Firebase ${idToken}`, ...appCheckHeader() },
      redirect: 'error',
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    });
    const body: unknown = await reply.json();
    return reply.ok && Reflect.get(Object(body), 'name') === path;
  } catch {
    return false;
  }
}

/** All requests of an import at the desk. */
export const importRemote = {
  readProductsAsStored,
  readSold,
  findBySource,
  readCollectionPage,
  commitProducts,
  createGroups,
  isInStorage,
};
