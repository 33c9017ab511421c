// Reads what shoppers have sent to the merchant, and what the merchant has done about it. It keeps nothing, and believes only what parses.
import * as v from 'valibot';
import {
  Feedback,
  type InboxItem,
  InboxMark,
  Message,
  ReviewToJudge,
} from '../model/outbox/inbox.ts';
import { appCheckHeader } from './app-check-header.ts';
import type { Result } from './firestore-request.ts';
import { type RemoteDocument, runQuery } from './read-documents.ts';

export type InboxRead = {
  items: InboxItem[];
  marks: { id: string; answered: boolean }[];
  refused: string[];
};

/** The newest of each. A message does not say when it was written; when it will be deleted is a year after it came. */
const NEWEST = [
  { collection: 'contact-us', by: 'expiresAt', limit: 100 },
  { collection: 'services', by: 'expiresAt', limit: 100 },
  { collection: 'reviews', by: 'timestamp', limit: 200 },
  { collection: 'inbox', by: 'timestamp', limit: 500 },
] as const;
const FILE_TIMEOUT_MS = 60_000;

/** The newest messages, feedback and reviews, and the newest marks. */
export async function readInbox(idToken: string): Promise<Result<InboxRead>> {
  const all: InboxRead = { items: [], marks: [], refused: [] };
  for (const { collection, by, limit } of NEWEST) {
    const orderBy = [{ field: { fieldPath: by }, direction: 'DESCENDING' }];
    const query = { from: [{ collectionId: collection }], orderBy, limit };
    const answer = await runQuery(query, { idToken });
    if (answer.kind !== 'ok') return answer;
    for (const document of answer.value.documents) add(all, collection, document);
  }
  return { kind: 'ok', value: all };
}

/** A file that was sent with feedback, for a merchant's eyes; null where it could not be had. */
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

type Collection = (typeof NEWEST)[number]['collection'];

function add(read: InboxRead, collection: Collection, document: RemoteDocument): void {
  const { id, fields, createdAt: at = 0 } = document;
  try {
    if (collection === 'inbox')
      read.marks.push({ id, answered: v.parse(InboxMark, fields).answered });
    else read.items.push({ id, at, ...itemOf(collection, fields) });
  } catch (error) {
    if (!v.isValiError(error)) throw error;
    read.refused.push(`${collection}/${id}: ${v.summarize(error.issues)}`);
  }
}

/** @throws ValiError where the fields cannot be believed */
function itemOf(of: Exclude<Collection, 'inbox'>, fields: unknown) {
  if (of === 'contact-us') return { of, ...v.parse(Message, fields) };
  if (of === 'services') return { of, ...v.parse(Feedback, fields) };
  const review = v.parse(ReviewToJudge, fields);
  return { of, at: review.timestamp, ...review };
}
