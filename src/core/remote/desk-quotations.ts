// Reads the quotations that the shop's merchants have made. It keeps nothing, and believes only what parses.
import * as v from 'valibot';
import { type OfferedQuotation, StoredOffer } from '../model/order/offered-quotation.ts';
import type { Result } from './firestore-request.ts';
import { runQuery } from './read-documents.ts';

export type QuotationsRead = { items: OfferedQuotation[]; refused: string[] };

/** So many are on the desk. */
const NEWEST = 100;

/** The newest quotations. */
export async function readQuotationsOfShop(idToken: string): Promise<Result<QuotationsRead>> {
  const orderBy = [{ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' }];
  const query = { from: [{ collectionId: 'deskQuotations' }], orderBy, limit: NEWEST };
  const answer = await runQuery(query, { idToken });
  if (answer.kind !== 'ok') return answer;
  const read: QuotationsRead = { items: [], refused: [] };
  for (const { id, fields } of answer.value.documents) {
    const parsed = v.safeParse(StoredOffer, fields);
    if (parsed.success) read.items.push({ id, ...parsed.output });
    else read.refused.push(`deskQuotations/${id}: ${v.summarize(parsed.issues)}`);
  }
  return { kind: 'ok', value: read };
}
