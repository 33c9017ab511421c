// Reads the documents of one account: its profile, addresses, orders and quotations. It keeps nothing, and believes only what
// parses.
import * as v from 'valibot';
import { Address } from '../model/account/address.ts';
import { StoredProfile } from '../model/account/profile.ts';
import { MIRROR_PAGE_SIZE, ORDERS_KEPT, QUOTATIONS_KEPT } from '../model/limits.ts';
import { type Order, orderFromFields, StoredOrder } from '../model/order/order.ts';
import { type Quotation, quotationFromFields, StoredQuotation } from '../model/order/quotation.ts';
import type { Result } from './firestore-request.ts';
import { lookForDocument, runQuery } from './read-documents.ts';

/** The profile of an account, or null when the shop has none. */
export async function readProfileDocument(
  uid: string,
  idToken: string,
): Promise<Result<StoredProfile | null>> {
  const answer = await lookForDocument(`/users/${uid}`, idToken);
  if (answer.kind !== 'ok') return answer;
  const value = answer.value && v.parse(StoredProfile, answer.value.fields);
  return { kind: 'ok', value };
}

/**
 * The newest orders of an account (100 at most), from when on these are all there are (ms; 0: of all times), and one line for
 * each that was refused.
 */
export async function readOrderDocuments(
  uid: string,
  idToken: string,
): Promise<Result<{ orders: Order[]; ordersSince: number; refused: string[] }>> {
  const newestFirst = { field: { fieldPath: 'timestamp' }, direction: 'DESCENDING' };
  const query = { from: [{ collectionId: 'orders' }], orderBy: [newestFirst], limit: ORDERS_KEPT };
  const answer = await runQuery(query, { parent: `/users/${uid}`, idToken });
  if (answer.kind !== 'ok') return answer;
  const orders: Order[] = [];
  const refused: string[] = [];
  for (const { id, fields } of answer.value.documents) {
    const parsed = v.safeParse(StoredOrder, fields);
    if (parsed.success) orders.push(orderFromFields(id, parsed.output));
    // What was taken back before it arrived is nothing to show or to report.
    else if (fields.items) refused.push(`orders/${id}: ${v.summarize(parsed.issues)}`);
  }
  const isAll = answer.value.documents.length < ORDERS_KEPT;
  const ordersSince = isAll ? 0 : Math.min(...orders.map(({ timestamp }) => timestamp));
  return { kind: 'ok', value: { orders, ordersSince, refused } };
}

/** The newest quotations of an account (100 at most), and one line for each, or each of their lines, that was refused. */
export async function readQuotationDocuments(
  uid: string,
  idToken: string,
): Promise<Result<{ quotations: Quotation[]; refused: string[] }>> {
  const newestFirst = { field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' };
  const from = [{ collectionId: 'quotations' }];
  const query = { from, orderBy: [newestFirst], limit: QUOTATIONS_KEPT };
  const answer = await runQuery(query, { parent: `/users/${uid}`, idToken });
  if (answer.kind !== 'ok') return answer;
  const quotations: Quotation[] = [];
  const refused: string[] = [];
  for (const { id, fields } of answer.value.documents) {
    const parsed = v.safeParse(StoredQuotation, fields);
    if (!parsed.success) {
      refused.push(`quotations/${id}: ${v.summarize(parsed.issues)}`);
      continue;
    }
    const read = quotationFromFields(id, parsed.output);
    quotations.push(read.quotation);
    refused.push(...read.refused);
  }
  return { kind: 'ok', value: { quotations, refused } };
}

/** The addresses of an account, and one line for each that was refused. */
export async function readAddressDocuments(
  uid: string,
  idToken: string,
): Promise<Result<{ addresses: Address[]; refused: string[] }>> {
  const query = { from: [{ collectionId: 'addresses' }], limit: MIRROR_PAGE_SIZE };
  const answer = await runQuery(query, { parent: `/users/${uid}`, idToken });
  if (answer.kind !== 'ok') return answer;
  const addresses: Address[] = [];
  const refused: string[] = [];
  for (const { id, fields } of answer.value.documents) {
    const parsed = v.safeParse(Address, { ...fields, id });
    if (parsed.success) addresses.push(parsed.output);
    else refused.push(`addresses/${id}: ${v.summarize(parsed.issues)}`);
  }
  return { kind: 'ok', value: { addresses, refused } };
}
