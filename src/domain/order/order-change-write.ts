// Changes to an order that the shop has: its address, or the transaction id of a bank transfer, merged into the order's
// document.
// Which fields: `document` of each kind, below. When they may be written: `correctsAddress` and `namesTransfer` in
// backend/firestore.rules.
import * as v from 'valibot';
import { saveFailureReason } from '#engine/device/save-failure.ts';
import { DocumentId, mintId } from '#engine/lib/identifiers.ts';
import { enqueue, type SaveOutcome } from '#engine/outbox/enqueue.ts';
import { recordProven } from '#engine/outbox/settled-writes.ts';
import type { NewWrite, OutboxRow } from '#engine/outbox/write.ts';
import type { WriteKind } from '#engine/outbox/write-kind.ts';
import { recordAccountChanged } from '../account/account-mirror-state.ts';
import { AddressFields } from '../address/address.ts';
import type { HaatDatabase } from '../device/tables.ts';
import { TransactionId } from './bank-transfer.ts';
import type { Order } from './order.ts';
import { orderKey } from './order-key.ts';
import { changeOrder, readOrder } from './orders.ts';

/** The new address of an order, and the one before it, to restore if the write is discarded. */
export const OrderAddress = v.object({
  orderId: DocumentId,
  address: AddressFields,
  before: v.object({
    ...v.entriesFromList(['name', 'phone', 'address', 'city', 'state', 'zipcode'], v.string()),
    ...v.entriesFromList(['landmark', 'otherPhone'], v.exactOptional(v.string())),
  }),
});
export type OrderAddress = v.InferOutput<typeof OrderAddress>;

/** The transaction id of a bank transfer. `transactionTimestamp` in ms by the phone's clock. */
export const OrderTransaction = v.object({
  orderId: DocumentId,
  transactionId: TransactionId,
  transactionTimestamp: v.number(),
});
export type OrderTransaction = v.InferOutput<typeof OrderTransaction>;

const notes = {
  canReadBack: true,
  tables: (database: HaatDatabase) => [database.orders, database.deviceState],
  async onDone(database: HaatDatabase, row: OutboxRow) {
    await recordProven(database, row);
    await recordAccountChanged(database);
  },
};

export const orderAddressWrite = {
  kind: 'order-address',
  version: 1,
  schema: OrderAddress,
  upcasts: {},
  document: ({ address }, row) => ({
    path: `/${row.entityKey}`,
    does: 'merge',
    fields: { address },
  }),
  isFenced: true,
  isPart: true,
  ...notes,
  apply: (database: HaatDatabase, { orderId, address }: OrderAddress, row: OutboxRow) =>
    changeOrder(database, String(row.uid), orderId, { address }),
  async onDiscard(database: HaatDatabase, row: OutboxRow, isOverruled: boolean) {
    await recordAccountChanged(database);
    const change = v.safeParse(OrderAddress, row.payload);
    if (!change.success || isOverruled) return;
    const { orderId, before } = change.output;
    await changeOrder(database, String(row.uid), orderId, { address: before });
  },
  cancellation({ orderId, address, before }: OrderAddress, row: OutboxRow): NewWrite | null {
    if (!v.is(AddressFields, before)) return null;
    const { kind, uid, entityKey } = row;
    const payload: OrderAddress = { orderId, address: before, before: address };
    return { id: mintId(), kind, v: orderAddressWrite.version, uid, entityKey, payload };
  },
} satisfies WriteKind<OrderAddress>;

export const orderTransactionWrite = {
  kind: 'order-transaction',
  version: 1,
  schema: OrderTransaction,
  upcasts: {},
  document: ({ transactionId, transactionTimestamp }, row) => ({
    path: `/${row.entityKey}`,
    does: 'merge',
    fields: { transactionId, transactionTimestamp },
  }),
  isPart: true,
  ...notes,
  apply(database: HaatDatabase, transaction: OrderTransaction, row: OutboxRow) {
    const { orderId, transactionId, transactionTimestamp } = transaction;
    const change = { transactionId, transactionTimestamp };
    return changeOrder(database, String(row.uid), orderId, change);
  },
  async onDiscard(database: HaatDatabase, row: OutboxRow) {
    await recordAccountChanged(database);
    const change = v.safeParse(OrderTransaction, row.payload);
    if (!change.success) return;
    const nothing = { transactionId: null, transactionTimestamp: null };
    await changeOrder(database, String(row.uid), change.output.orderId, nothing);
  },
} satisfies WriteKind<OrderTransaction>;

/** `not-possible`: this device lacks the order, or it is too late for such a change. */
export type OrderChangeOutcome = SaveOutcome | { outcome: 'not-possible' };

/** Whether the address may still be changed: until the order is packed. Source: specification, order details; security rules. */
export function mayChangeAddress(order: Pick<Order, 'deliveryStatus' | 'packed'>): boolean {
  return order.deliveryStatus === 'processing' && order.packed !== true;
}

/** Whether the shopper may add a transaction id. Source: specification, order details. */
export function mayGiveTransaction(
  order: Pick<Order, 'paymentMethod' | 'transactionId' | 'deliveryStatus'>,
): boolean {
  return (
    order.paymentMethod === 'NEFT' && !order.transactionId && order.deliveryStatus !== 'cancel'
  );
}

/** Gives an order another address. `id` is minted once per press; `now` in ms. */
export function changeOrderAddress(
  database: HaatDatabase,
  {
    id,
    uid,
    orderId,
    address,
  }: { id: string; uid: string; orderId: string; address: AddressFields },
  now: number,
): Promise<OrderChangeOutcome> {
  return changed(database, uid, orderId, (order) => {
    if (!mayChangeAddress(order)) return null;
    const { kind, version } = orderAddressWrite;
    const payload: OrderAddress = { orderId, address, before: order.address };
    return { write: { id, kind, v: version, payload }, change: { address }, now };
  });
}

/** Stores the transaction id of a bank transfer for an order, once. */
export function saveTransactionId(
  database: HaatDatabase,
  {
    id,
    uid,
    orderId,
    transactionId,
  }: { id: string; uid: string; orderId: string; transactionId: string },
  now: number,
): Promise<OrderChangeOutcome> {
  return changed(database, uid, orderId, (order) => {
    if (!mayGiveTransaction(order)) return null;
    const { kind, version } = orderTransactionWrite;
    const change = { transactionId, transactionTimestamp: now };
    const payload: OrderTransaction = { orderId, ...change };
    return { write: { id, kind, v: version, payload }, change, now };
  });
}

type Wanted = {
  write: { id: string; kind: string; v: number; payload: unknown };
  change: Partial<Order>;
  now: number;
};

/** Reads the order inside the transaction that changes it: another tab may be changing it, too. */
async function changed(
  database: HaatDatabase,
  uid: string,
  orderId: string,
  want: (order: Order) => Wanted | null,
): Promise<OrderChangeOutcome> {
  try {
    const { outbox, orders } = database;
    return await database.transaction('rw', [outbox, orders], async () => {
      const order = await readOrder(database, uid, orderId);
      const wanted = order && want(order);
      if (!wanted) return { outcome: 'not-possible' as const };
      const { write, change, now } = wanted;
      const entityKey = orderKey(uid, orderId);
      return enqueue(database, { ...write, uid, entityKey }, now, [orders], () =>
        changeOrder(database, uid, orderId, change),
      );
    });
  } catch (error) {
    return { outcome: 'not-saved', reason: saveFailureReason(error) };
  }
}
