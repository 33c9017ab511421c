// Reads the documents of one account: its profile, addresses, orders and quotations. It keeps nothing, and believes only what
// parses.
import * as v from 'valibot';
import type { Result } from '#engine/firestore/firestore-request.ts';
import { encodeValue, type PlainValue } from '#engine/firestore/firestore-values.ts';
import {
  lookForDocument,
  type RemoteDocument,
  runQuery,
} from '#engine/firestore/read-documents.ts';
import { DocumentId } from '#engine/lib/identifiers.ts';
import { type KnownPages, type PageEnd, pageOf } from '../account/known-pages.ts';
import { StoredProfile } from '../account/profile.ts';
import { Address } from '../address/address.ts';
import { type Order, orderFromFields, StoredOrder } from '../order/order.ts';
import { type Quotation, quotationFromFields, StoredQuotation } from '../quotation/quotation.ts';
import { ACCOUNT_PAGE_SIZE, MIRROR_PAGE_SIZE } from '../shared/limits.ts';

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

/** A page of a long list, newest first; `refused`: one line for each document that could not be believed. */
export type AccountPage<Item> = { items: Item[]; page: KnownPages; refused: string[] };

/** The newest orders of an account (100 at most), or those `after` the end of a page. */
export async function readOrderDocuments(
  uid: string,
  idToken: string,
  after: PageEnd | null = null,
): Promise<Result<AccountPage<Order>>> {
  const query = newestFirst('orders', 'timestamp', after);
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
  const moments = orders.map(({ timestamp }) => timestamp);
  const page = pageOf(moments, endOf(answer.value.documents, 'timestamp'));
  return { kind: 'ok', value: { items: orders, page, refused } };
}

/** The newest quotations of an account (100 at most), or those `after` the end of a page; a line of one may be refused by itself. */
export async function readQuotationDocuments(
  uid: string,
  idToken: string,
  after: PageEnd | null = null,
): Promise<Result<AccountPage<Quotation>>> {
  const query = newestFirst('quotations', 'createdAt', after);
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
  const moments = quotations.map(({ createdAt }) => createdAt);
  const page = pageOf(moments, endOf(answer.value.documents, 'createdAt'));
  return { kind: 'ok', value: { items: quotations, page, refused } };
}

/** A page goes on after a document, and never skips a number of them: the rules allow no such list, since it would be billed. */
function newestFirst(collectionId: string, fieldPath: string, after: PageEnd | null): object {
  const names = [fieldPath, '__name__'];
  return {
    from: [{ collectionId }],
    orderBy: names.map((name) => ({ field: { fieldPath: name }, direction: 'DESCENDING' })),
    limit: ACCOUNT_PAGE_SIZE,
    ...(after && {
      startAt: {
        // What was kept is what a document once said.
        values: [momentValue(after.value as PlainValue), { referenceValue: after.name }],
        before: false,
      },
    }),
  };
}

/** The last document of a page that may not be the last one. */
function endOf(documents: readonly RemoteDocument[], field: string): Omit<PageEnd, 'at'> | null {
  const last = documents.at(-1);
  if (!last || documents.length < ACCOUNT_PAGE_SIZE) return null;
  return { value: last.fields[field], name: last.name };
}

/** Firestore's own timestamps are read as text. */
function momentValue(value: PlainValue): object {
  const isTimestamp = typeof value === 'string' && /^\d{4}-[\dT:.-]+Z$/.test(value);
  return isTimestamp ? { timestampValue: value } : encodeValue(value);
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

const Since = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Since when an account has wished for which product, ms; what cannot be believed is left out. */
export async function readWishDocument(
  uid: string,
  idToken: string,
): Promise<Result<{ productId: string; savedAt: number }[]>> {
  const answer = await lookForDocument(`/users/${uid}/lists/wishes`, idToken);
  if (answer.kind !== 'ok') return answer;
  const wishes = Object.entries(answer.value?.fields ?? {}).flatMap(([productId, savedAt]) =>
    v.is(DocumentId, productId) && v.is(Since, savedAt) ? { productId, savedAt } : [],
  );
  return { kind: 'ok', value: wishes };
}
