// Reads the quotations that the shop's merchants have made. It keeps nothing, and believes only what parses.
import * as v from 'valibot';
import type { Result } from '#engine/firestore/firestore-request.ts';
import { readChangedSince, readNewest } from '../../catalogue/desk/fetch-changes.ts';
import { type OfferedQuotation, StoredOffer } from '../offered-quotation.ts';

/** `readTo`: the server time up to which all of it was read, RFC 3339. */
export type QuotationsRead = { items: OfferedQuotation[]; refused: string[]; readTo: string };

/** So many are on the desk. */
const NEWEST = 100;

/** What changed since (RFC 3339), or the newest quotations. */
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
