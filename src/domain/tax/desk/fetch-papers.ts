// Reads the shop's tax papers for the merchant. Stores nothing, and accepts only documents that parse.
import * as v from 'valibot';
import type { Result } from '#engine/firestore/firestore-request.ts';
import { readChangedSince } from '../../catalogue/desk/fetch-changes.ts';
import { Paper } from '../paper.ts';

/** `readTo`: the server time up to which everything was read, RFC 3339. */
type PapersRead = { items: Paper[]; refused: string[]; readTo: string };

/** The papers issued since this time (RFC 3339). */
export async function readPapers(since: string, idToken: string): Promise<Result<PapersRead>> {
  const answer = await readChangedSince('invoices', since, idToken, 'changedAt');
  if (answer.kind !== 'ok') return answer;
  const { documents, readTime: readTo } = answer.value;
  const read: PapersRead = { items: [], refused: [], readTo };
  for (const { id, fields } of documents) {
    const parsed = v.safeParse(Paper, fields);
    if (parsed.success) read.items.push(parsed.output);
    else read.refused.push(`invoices/${id}: ${v.summarize(parsed.issues)}`);
  }
  return { kind: 'ok', value: read };
}
