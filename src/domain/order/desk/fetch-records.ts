// Reads what the desk keeps about orders. Stores nothing, and accepts only documents that parse.
import * as v from 'valibot';
import type { Result } from '#engine/firestore/firestore-request.ts';
import { readChangedSince } from '../../catalogue/desk/fetch-changes.ts';
import type { DeskRecord } from '../../device/tables.ts';
import { OrderRecord } from '../order-record.ts';

/** `readTo`: the server time up to which everything was read, RFC 3339. */
type RecordsRead = { items: Omit<DeskRecord, 'uid'>[]; refused: string[]; readTo: string };

/** The records changed since this time (RFC 3339). */
export async function readOrderRecords(
  since: string,
  idToken: string,
): Promise<Result<RecordsRead>> {
  const answer = await readChangedSince('orderRecords', since, idToken, 'changedAt');
  if (answer.kind !== 'ok') return answer;
  const { documents, readTime: readTo } = answer.value;
  const read: RecordsRead = { items: [], refused: [], readTo };
  for (const { id: orderId, fields } of documents) {
    const parsed = v.safeParse(OrderRecord, fields);
    const changedAt = Date.parse(String(fields.changedAt));
    if (parsed.success) read.items.push({ ...parsed.output, orderId, changedAt });
    else read.refused.push(`orderRecords/${orderId}: ${v.summarize(parsed.issues)}`);
  }
  return { kind: 'ok', value: read };
}
