// Reads the quotations of the shop's merchants. Stores nothing, and accepts only documents that parse.
import * as v from 'valibot';
import type { Result } from '#engine/firestore/firestore-request.ts';
import { readChangedSince, readNewest } from '../../catalogue/desk/fetch-changes.ts';
import { type OfferedQuotation, StoredOffer } from '../offered-quotation.ts';

/** `readTo`: the server time up to which everything was read, RFC 3339. */
export type QuotationsRead = { items: OfferedQuotation[]; refused: string[]; readTo: string };

/** The number of quotations that the desk shows. */
const NEWEST = 100;

/** The quotations changed since this time (RFC 3339) or, without it, the newest. */
export async function readQuotationsOfShop(
  since: string | null,
  idToken: string,
): Promise<Result<QuotationsRead>> {
  const answer = await (since
    ? readChangedSince('deskQuotations', since, idToken, 'changedAt')
    : readNewest('deskQuotations', 'createdAt', NEWEST, idToken));
  if (answer.kind !== 'ok') return answer;
  const { documents, readTime: readTo } = answer.value;
  const read: QuotationsRead = { items: [], refused: [], readTo };
  for (const { id, fields } of documents) {
    const parsed = v.safeParse(StoredOffer, fields);
    if (parsed.success) read.items.push({ id, ...parsed.output });
    else read.refused.push(`deskQuotations/${id}: ${v.summarize(parsed.issues)}`);
  }
  return { kind: 'ok', value: read };
}
