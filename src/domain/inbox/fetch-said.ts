// Reads what the merchant has said to messages of this phone. Whoever knows a message's random id may look: its sender's
// phone, and the desk. Stores nothing.
import * as v from 'valibot';
import type { Result } from '#engine/firestore/firestore-request.ts';
import { lookForDocuments } from '#engine/firestore/read-documents.ts';
import type { SentMessage } from '../message/sent-messages.ts';
import { InboxMark } from './inbox.ts';

/** `ids`: at least one, as `mintId` makes them. Messages without a mark, and removed ones, are left out. */
export async function readSaid(
  ids: readonly string[],
): Promise<Result<Map<string, SentMessage['said']>>> {
  const answer = await lookForDocuments(ids.map((id) => `/inbox/${id}`));
  if (answer.kind !== 'ok') return answer;
  const said = answer.value.flatMap(({ id, fields }) => {
    const mark = v.safeParse(InboxMark, fields);
    if (!mark.success || mark.output.removed) return [];
    return [[id, mark.output.answered ? 'answered' : 'acknowledged'] as const];
  });
  return { kind: 'ok', value: new Map(said) };
}
