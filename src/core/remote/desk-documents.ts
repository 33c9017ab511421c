// Reads what the merchant's desk shows of all shoppers: orders and enquiries. It keeps nothing, and believes only what parses.
import * as v from 'valibot';
import { DocumentId } from '../model/identifiers.ts';
import { MIRROR_PAGE_SIZE } from '../model/limits.ts';
import { type Order, orderFromFields, StoredOrder } from '../model/order/order.ts';
import type { Result } from './firestore-request.ts';
import { lookForDocuments, type RemoteDocument, runQuery } from './read-documents.ts';

/** An order, and the account that it lies under. */
export type OrderOfCustomer = Order & { customer: string };
export type Enquiry = { id: string; productId: string; customer: string | null; timestamp: number };

/** `refused`: one line for each document that could not be believed. */
export type Read<Item> = { items: Item[]; refused: string[] };

const OPEN = ['processing', 'pending', 'shipped'];
const CLOSED = ['delivered', 'cancel'];
/** Documents in one question by their names. */
const LOOKED_FOR = 100;
/** Most enquiries on the desk. */
const ENQUIRIES = 300;

/** All open orders that were placed since (ms), or all closed ones, newest first, page by page until there is no more. */
export async function readOrdersOfShop(
  which: 'open' | 'closed',
  since: number,
  idToken: string,
): Promise<Result<Read<OrderOfCustomer>>> {
  const all: Read<OrderOfCustomer> = { items: [], refused: [] };
  let after: RemoteDocument | null = null;
  for (;;) {
    const query = ordersQuery(which === 'open' ? OPEN : CLOSED, since, after);
    const answer: Awaited<ReturnType<typeof runQuery>> = await runQuery(query, { idToken });
    if (answer.kind !== 'ok') return answer;
    const { documents } = answer.value;
    addOrders(all, documents);
    after = documents.at(-1) ?? null;
    if (!after || documents.length < MIRROR_PAGE_SIZE) return { kind: 'ok', value: all };
  }
}

/** Those of these orders that there still are. */
export async function readNamedOrders(
  names: readonly { customer: string; orderId: string }[],
  idToken: string,
): Promise<Result<Read<OrderOfCustomer>>> {
  const all: Read<OrderOfCustomer> = { items: [], refused: [] };
  for (let from = 0; from < names.length; from += LOOKED_FOR) {
    const some = names.slice(from, from + LOOKED_FOR);
    const paths = some.map(({ customer, orderId }) => `/users/${customer}/orders/${orderId}`);
    const answer = await lookForDocuments(paths, idToken);
    if (answer.kind !== 'ok') return answer;
    addOrders(all, answer.value);
  }
  return { kind: 'ok', value: all };
}

/** The newest enquiries since (ms). */
export async function readEnquiriesOfShop(
  since: number,
  idToken: string,
): Promise<Result<Read<Enquiry>>> {
  const field = { fieldPath: 'timestamp' };
  const answer = await runQuery(
    {
      from: [{ collectionId: 'queries' }],
      where: { fieldFilter: { field, op: 'GREATER_THAN_OR_EQUAL', value: integer(since) } },
      orderBy: [{ field, direction: 'DESCENDING' }],
      limit: ENQUIRIES,
    },
    { idToken },
  );
  if (answer.kind !== 'ok') return answer;
  const read: Read<Enquiry> = { items: [], refused: [] };
  for (const { id, fields } of answer.value.documents) {
    const parsed = v.safeParse(StoredEnquiry, fields);
    if (parsed.success) {
      const { userId: customer, productId, timestamp } = parsed.output;
      read.items.push({ id, productId, customer, timestamp });
    } else read.refused.push(`queries/${id}: ${v.summarize(parsed.issues)}`);
  }
  return { kind: 'ok', value: read };
}

const StoredEnquiry = v.object({
  userId: v.nullable(DocumentId),
  productId: DocumentId,
  timestamp: v.number(),
});

function ordersQuery(
  statuses: readonly string[],
  since: number,
  after: RemoteDocument | null,
): object {
  const timestamp = { fieldPath: 'timestamp' };
  const values = statuses.map((stringValue) => ({ stringValue }));
  const filters = [
    { field: { fieldPath: 'deliveryStatus' }, op: 'IN', value: { arrayValue: { values } } },
    { field: timestamp, op: 'GREATER_THAN_OR_EQUAL', value: integer(since) },
  ].map((fieldFilter) => ({ fieldFilter }));
  return {
    from: [{ collectionId: 'orders', allDescendants: true }],
    where: { compositeFilter: { op: 'AND', filters } },
    orderBy: [timestamp, { fieldPath: '__name__' }].map((field) => ({
      field,
      direction: 'DESCENDING',
    })),
    limit: MIRROR_PAGE_SIZE,
    ...(after && {
      startAt: {
        values: [integer(Number(after.fields.timestamp)), { referenceValue: after.name }],
        before: false,
      },
    }),
  };
}

function integer(value: number): object {
  return { integerValue: String(Math.floor(value)) };
}

function addOrders(read: Read<OrderOfCustomer>, documents: readonly RemoteDocument[]): void {
  for (const { id, name, fields } of documents) {
    const [, customer] = /\/documents\/users\/([^/]+)\/orders\/[^/]+$/.exec(name) ?? [];
    const parsed = v.safeParse(StoredOrder, fields);
    if (customer && parsed.success) {
      read.items.push({ ...orderFromFields(id, parsed.output), customer });
    }
    // What was taken back before it arrived is nothing to show or to report.
    else if (fields.items) read.refused.push(`${name}: cannot be read as an order`);
  }
}
