// Reads what shoppers sent to the merchant, and the merchant's marks. Stores nothing, and accepts only documents that
// parse.
import * as v from 'valibot';
import { appCheckHeader } from '#engine/account/app-check-header.ts';
import type { Result } from '#engine/firestore/firestore-request.ts';
import type { RemoteDocument } from '#engine/firestore/read-documents.ts';
import { DocumentId } from '#engine/lib/identifiers.ts';
import { readChangedSince, readNewest } from '../../catalogue/desk/fetch-changes.ts';
import { SENT_KEPT_MS } from '../../shared/limits.ts';
import { Feedback, type InboxItem, InboxMark, Message, ReviewToJudge } from '../inbox.ts';

/** `at`: arrival by the server's clock, ms. */
export type Enquiry = { id: string; productId: string; customer: string | null; at: number };
export type ReadMark = { id: string; answered: boolean; removed: boolean };

/** `readTo`: the server time up to which everything was read, RFC 3339. */
export type InboxRead = {
  items: InboxItem[];
  enquiries: Enquiry[];
  marks: ReadMark[];
  refused: string[];
  readTo: string;
};

/**
 * The server-time field by which to follow each collection. Documents that anybody may send expire a year after they
 * arrive, and carry that time. The rules let a query list 500 at most.
 */
const SENT = [
  { collection: 'queries', by: 'expiresAt', most: 500 },
  { collection: 'contact-us', by: 'expiresAt', most: 300 },
  { collection: 'services', by: 'expiresAt', most: 300 },
  { collection: 'reviews', by: 'changedAt', most: 300 },
] as const;
type Collection = (typeof SENT)[number]['collection'] | 'inbox';
/** A function sets `expiresAt` a moment after arrival, or later if it has to retry. */
const END_GIVEN_WITHIN_MS = 60 * 60_000;
const FILE_TIMEOUT_MS = 60_000;

const StoredEnquiry = v.object({ userId: v.nullable(DocumentId), productId: DocumentId });

/** The latest items, and every mark of them. */
export async function readNewestInbox(idToken: string): Promise<Result<InboxRead>> {
  const all = nothingRead();
  for (const { collection, by, most } of SENT) {
    const answer = await readNewest(collection, by, most, idToken);
    if (answer.kind !== 'ok') return answer;
    all.readTo ||= answer.value.readTime;
    for (const document of answer.value.documents) add(all, collection, document);
  }
  // No mark is older than its item.
  const oldest = Math.min(Date.parse(all.readTo), ...arrivals(all));
  const marks = await readChangedSince('inbox', isoTime(oldest), idToken, 'changedAt');
  if (marks.kind !== 'ok') return marks;
  for (const document of marks.value.documents) add(all, 'inbox', document);
  return { kind: 'ok', value: all };
}

/** Items and marks since this time (RFC 3339). */
export async function readInboxSince(since: string, idToken: string): Promise<Result<InboxRead>> {
  const all = nothingRead();
  for (const { collection, by } of [...SENT, { collection: 'inbox', by: 'changedAt' }] as const) {
    const sentSince = Date.parse(since) + SENT_KEPT_MS - END_GIVEN_WITHIN_MS;
    const from = by === 'expiresAt' ? isoTime(sentSince) : since;
    const answer = await readChangedSince(collection, from, idToken, by);
    if (answer.kind !== 'ok') return answer;
    all.readTo ||= answer.value.readTime;
    for (const document of answer.value.documents) add(all, collection, document);
  }
  return { kind: 'ok', value: all };
}

/** A file sent with feedback, for a merchant; null if it cannot be fetched. */
export async function fetchFeedbackFile(address: string, idToken: string): Promise<Blob | null> {
  try {
    const reply = await fetch(address, {
      headers: { Authorization: `Firebase ${idToken}`, ...appCheckHeader() },
      redirect: 'error',
      credentials: 'omit',
      signal: AbortSignal.timeout(FILE_TIMEOUT_MS),
    });
    return reply.ok ? await reply.blob() : null;
  } catch {
    return null;
  }
}

function nothingRead(): InboxRead {
  return { items: [], enquiries: [], marks: [], refused: [], readTo: '' };
}

function arrivals({ items, enquiries }: InboxRead): number[] {
  return [...items, ...enquiries].map(({ at }) => at);
}

function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}

function add(read: InboxRead, collection: Collection, document: RemoteDocument): void {
  const { id, fields, createdAt: at = 0 } = document;
  try {
    if (collection === 'inbox') {
      const { answered, removed } = v.parse(InboxMark, fields);
      read.marks.push({ id, answered, removed: removed === true });
    } else if (collection === 'queries') {
      const { userId: customer, productId } = v.parse(StoredEnquiry, fields);
      read.enquiries.push({ id, productId, customer, at });
    } else read.items.push({ ...itemOf(collection, fields), id, at });
  } catch (error) {
    if (!v.isValiError(error)) throw error;
    read.refused.push(`${collection}/${id}: ${v.summarize(error.issues)}`);
  }
}

/** @throws ValiError if the fields do not parse */
function itemOf(of: Exclude<Collection, 'inbox' | 'queries'>, fields: unknown) {
  if (of === 'contact-us') return { of, ...v.parse(Message, fields) };
  if (of === 'services') return { of, ...v.parse(Feedback, fields) };
  return { of, ...v.parse(ReviewToJudge, fields) };
}
