// Reads a tax paper of the signed-in shopper from the shop.
import * as v from 'valibot';
import { Paper } from '#domain/tax/paper.ts';
import { lookForDocument } from '#engine/firestore/read-documents.ts';
import { accountToken } from '../sync/account-token.ts';

/** The paper of this number; `refused`: the shop gives none that this version can read. */
export async function fetchPaper(
  uid: string,
  number: string,
): Promise<Paper | 'no-answer' | 'refused'> {
  for (const isFresh of [false, true]) {
    const key = await accountToken(uid, isFresh);
    if (key.outcome !== 'token') return key.outcome === 'unreachable' ? 'no-answer' : 'refused';
    const answer = await lookForDocument(`/invoices/${number}`, key.token);
    if (answer.kind === 'indeterminate') return 'no-answer';
    if (answer.kind === 'ok') {
      const paper = v.safeParse(Paper, answer.value?.fields);
      return paper.success ? paper.output : 'refused';
    }
  }
  return 'refused';
}
