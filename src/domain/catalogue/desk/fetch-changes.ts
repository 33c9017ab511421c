// Reads a collection for the desk, hidden documents too: all of it, changes since a time, the newest, or some by name;
// and tombstones. Keeps nothing.

import type { Result } from '#engine/firestore/firestore-request.ts';
import {
  lookForDocuments,
  type RemoteDocument,
  runQuery,
} from '#engine/firestore/read-documents.ts';
import { MIRROR_PAGE_SIZE } from '../../shared/limits.ts';
import type { Tombstone } from '../categories.ts';
import { type ChangeCursor, readTombstones } from '../fetch-catalogue.ts';
import type { ListedCollection } from './entry-edit.ts';

/** `readTime`: the server's time of the first page, RFC 3339. */
export type ChangesRead = { documents: RemoteDocument[]; readTime: string };

/** Documents per request by name. */
const LOOKED_FOR = 100;

/** The server-stamped field to list by: when the document changed, or (`expiresAt`) when it will be deleted. */
export type ChangeMark = 'updatedAt' | 'changedAt' | 'expiresAt';

/** All changes in a collection since this time (RFC 3339), or all of it where `since` is null, read page by page. */
export async function readChangedSince(
  collection: string,
  since: string | null,
  idToken: string,
  by: ChangeMark = 'updatedAt',
): Promise<Result<ChangesRead>> {
  const all: ChangesRead = { documents: [], readTime: '' };
  let after: RemoteDocument | null = null;
  for (;;) {
    const query = changed(collection, by, since, after);
    const answer: Awaited<ReturnType<typeof runQuery>> = await runQuery(query, { idToken });
    if (answer.kind !== 'ok') return answer;
    const { documents, readTime } = answer.value;
    all.readTime ||= readTime;
    all.documents.push(...documents);
    after = documents.at(-1) ?? null;
    if (!after || documents.length < MIRROR_PAGE_SIZE) return { kind: 'ok', value: all };
  }
}

/** The newest of a collection, newest first. */
export function readNewest(
  collection: string,
  by: ChangeMark | 'createdAt',
  limit: number,
  idToken: string,
): Promise<Result<ChangesRead>> {
  const orderBy = [{ field: { fieldPath: by }, direction: 'DESCENDING' }];
  return runQuery({ from: [{ collectionId: collection }], orderBy, limit }, { idToken });
}

/** These documents of a collection as they are now; missing ones are left out. */
export async function readNamedDocuments(
  collection: ListedCollection,
  ids: readonly string[],
  idToken: string,
): Promise<Result<RemoteDocument[]>> {
  const all: RemoteDocument[] = [];
  for (let from = 0; from < ids.length; from += LOOKED_FOR) {
    const paths = ids.slice(from, from + LOOKED_FOR).map((id) => `/${collection}/${id}`);
    const answer = await lookForDocuments(paths, idToken);
    if (answer.kind !== 'ok') return answer;
    all.push(...answer.value);
  }
  return { kind: 'ok', value: all };
}

/** The tombstones written since this time (RFC 3339), for deleted or hidden documents. */
export async function readLeft(since: string): Promise<Result<Tombstone[]>> {
  const left: Tombstone[] = [];
  let after: ChangeCursor | null = null;
  do {
    const answer: Awaited<ReturnType<typeof readTombstones>> = await readTombstones(since, after);
    if (answer.kind !== 'ok') return answer;
    left.push(...answer.value.items);
    after = answer.value.next;
  } while (after !== null);
  return { kind: 'ok', value: left };
}

function changed(
  collection: string,
  by: ChangeMark,
  since: string | null,
  after: RemoteDocument | null,
): object {
  const filter = {
    field: { fieldPath: by },
    op: 'GREATER_THAN',
    value: { timestampValue: since },
  };
  return {
    from: [{ collectionId: collection }],
    ...(since && { where: { fieldFilter: filter } }),
    orderBy: [by, '__name__'].map((fieldPath) => ({
      field: { fieldPath },
      direction: 'ASCENDING',
    })),
    limit: MIRROR_PAGE_SIZE,
    ...(after && {
      startAt: {
        values: [{ timestampValue: String(after.fields[by]) }, { referenceValue: after.name }],
        before: false,
      },
    }),
  };
}
