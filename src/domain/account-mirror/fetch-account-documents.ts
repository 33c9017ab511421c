// Reads the documents of one account: its profile, addresses, orders, quotations and wishes. Stores nothing, and
// accepts only documents that parse.
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

/** The profile of an account, or null if the shop has none. */
export async function readProfileDocument(
  uid: string,
  idToken: string,
): Promise<Result<StoredProfile | null>> {
  const answer = await lookForDocument(`/users/${uid}`, idToken);
  if (answer.kind !== 'ok') return answer;
  const value = answer.value && v.parse(StoredProfile, answer.value.fields);
  return { kind: 'ok', value };
}

/** A page of a long list, newest first; `refused`: one line for each document that does not parse. */
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
    // An order taken back before it arrived has no items: nothing to show or to report.
    else if (fields.items) refused.push(`orders/${id}: ${v.summarize(parsed.issues)}`);
  }
  const moments = orders.map(({ timestamp }) => timestamp);
  const page = pageOf(moments, endOf(answer.value.documents, 'timestamp'));
  return { kind: 'ok', value: { items: orders, page, refused } };
}

/** The newest quotations of an account (100 at most), or those `after` a page's end; single lines may be refused. */
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

/** Pages by cursor, never by offset: skipped documents would be billed, so the rules forbid it. */
function newestFirst(collectionId: string, fieldPath: string, after: PageEnd | null): object {
  const names = [fieldPath, '__name__'];
  return {
    from: [{ collectionId }],
    orderBy: names.map((name) => ({ field: { fieldPath: name }, direction: 'DESCENDING' })),
    limit: ACCOUNT_PAGE_SIZE,
    ...(after && {
      startAt: {
        // The stored value comes from a document, so it is plain.
        values: [momentValue(after.value as PlainValue), { referenceValue: after.name }],
        before: false,
      },
    }),
  };
}

/** The end of a full page, which more may follow; null if the page is the last. */
function endOf(documents: readonly RemoteDocument[], field: string): Omit<PageEnd, 'at'> | null {
  const last = documents.at(-1);
  if (!last || documents.length < ACCOUNT_PAGE_SIZE) return null;
  return { value: last.fields[field], name: last.name };
}

/** Firestore timestamps are decoded as text. */
function momentValue(value: PlainValue): object {
  const isTimestamp = typeof value === 'string' && /^\d{4}-[\dT:.-]+Z$/.test(value);
  return isTimestamp ? { timestampValue: value } : encodeValue(value);
}

/** The addresses of an account, and one line for each refused one. */
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

/** An account's wishes, each with its time in ms; those that do not parse are left out. */
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
