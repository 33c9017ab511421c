// Reads all shoppers' orders for the merchant's desk. Stores nothing, and accepts only documents that parse.
import * as v from 'valibot';
import type { Result } from '#engine/firestore/firestore-request.ts';
import { type RemoteDocument, runQuery } from '#engine/firestore/read-documents.ts';
import { MIRROR_PAGE_SIZE } from '../../shared/limits.ts';
import { type Order, orderFromFields, StoredOrder } from '../order.ts';
import { isSettled } from './order-queues.ts';

/** An order with the account that owns it. `arrivedAt` and `changedAt` (last change) in ms by the server's clock. */
export type OrderOfCustomer = Order & { customer: string; arrivedAt: number; changedAt: number };

/** `refused`: one line for each document that does not parse. */
export type Read<Item> = { items: Item[]; refused: string[] };
/** `readTime`: the server's, of the first page; RFC 3339. */
export type OrdersRead = Read<OrderOfCustomer> & { readTime: string };

type Filter = { field: string; isOneOf: readonly string[] } | { changedSince: string };

const OPEN = ['processing', 'pending', 'shipped'];
const CLOSED = ['delivered', 'cancel'];
/**
 * Finished orders whose money has still to go back or to arrive. A function
 * (backend/functions/src/payments/money-back.ts) marks a cancelled order as `refund: due` once a transfer was reported
 * or arrived for it; until then the order is among the recently changed ones.
 */
const OWED: readonly Filter[] = [
  { field: 'refund', isOneOf: ['due', 'asked', 'failed'] },
  { field: 'cashWith', isOneOf: ['courier', 'customer'] },
];

/** All orders that are open or have unsettled money, of any age. */
export async function readOpenOrders(idToken: string): Promise<Result<OrdersRead>> {
  const open = await readOrders([{ field: 'deliveryStatus', isOneOf: OPEN }], idToken);
  if (open.kind !== 'ok') return open;
  for (const filter of OWED) {
    const owed = await readOrders([filter], idToken);
    if (owed.kind !== 'ok') return owed;
    open.value.items.push(...owed.value.items.filter((it) => !isSettled(it)));
    open.value.refused.push(...owed.value.refused);
  }
  return open;
}

/** All closed orders changed since this time (RFC 3339) by the server's clock. */
export function readClosedOrders(since: string, idToken: string): Promise<Result<OrdersRead>> {
  return readOrders(
    [{ field: 'deliveryStatus', isOneOf: CLOSED }, { changedSince: since }],
    idToken,
  );
}

/** All orders changed since this time (RFC 3339) by the server's clock. */
export function readChangedOrders(since: string, idToken: string): Promise<Result<OrdersRead>> {
  return readOrders([{ changedSince: since }], idToken);
}

/** Reads every page; a query by change returns the earliest changes first. */
async function readOrders(
  filters: readonly Filter[],
  idToken: string,
): Promise<Result<OrdersRead>> {
  const all: OrdersRead = { items: [], refused: [], readTime: '' };
  let after: RemoteDocument | null = null;
  for (;;) {
    const query = ordersQuery(filters, after);
    const answer: Awaited<ReturnType<typeof runQuery>> = await runQuery(query, { idToken });
    if (answer.kind !== 'ok') return answer;
    const { documents, readTime } = answer.value;
    all.readTime ||= readTime;
    addOrders(all, documents);
    after = documents.at(-1) ?? null;
    if (!after || documents.length < MIRROR_PAGE_SIZE) return { kind: 'ok', value: all };
  }
}

function ordersQuery(filters: readonly Filter[], after: RemoteDocument | null): object {
  const fieldFilters = filters.map((it) =>
    'field' in it
      ? { field: { fieldPath: it.field }, op: 'IN', value: textsValue(it.isOneOf) }
      : { ...CHANGED, op: 'GREATER_THAN', value: { timestampValue: it.changedSince } },
  );
  const parts = fieldFilters.map((fieldFilter) => ({ fieldFilter }));
  // Sort by `changedAt` only when filtering by it: sorting leaves out open orders without the field.
  const isByChange = filters.some((it) => 'changedSince' in it);
  return {
    from: [{ collectionId: 'orders', allDescendants: true }],
    where: { compositeFilter: { op: 'AND', filters: parts } },
    orderBy: [...(isByChange ? [CHANGED] : []), NAME].map((by) => ({
      ...by,
      direction: 'ASCENDING',
    })),
    limit: MIRROR_PAGE_SIZE,
    ...(after && {
      startAt: {
        values: [
          ...(isByChange ? [{ timestampValue: String(after.fields.changedAt) }] : []),
          { referenceValue: after.name },
        ],
        before: false,
      },
    }),
  };
}

const CHANGED = { field: { fieldPath: 'changedAt' } };
const NAME = { field: { fieldPath: '__name__' } };

function textsValue(texts: readonly string[]): object {
  return { arrayValue: { values: texts.map((stringValue) => ({ stringValue })) } };
}

function addOrders(read: Read<OrderOfCustomer>, documents: readonly RemoteDocument[]): void {
  for (const { id, name, fields, createdAt, updateTime = '' } of documents) {
    const [, customer] = /\/documents\/users\/([^/]+)\/orders\/[^/]+$/.exec(name) ?? [];
    const parsed = v.safeParse(StoredOrder, fields);
    if (customer && parsed.success) {
      const order = orderFromFields(id, parsed.output);
      const arrivedAt = createdAt ?? order.timestamp;
      const changedAt = Date.parse(String(fields.changedAt ?? updateTime)) || arrivedAt;
      read.items.push({ ...order, customer, arrivedAt, changedAt });
    }
    // An order taken back before it arrived has no items: nothing to show or to report.
    else if (fields.items) read.refused.push(`${name}: cannot be read as an order`);
  }
}
