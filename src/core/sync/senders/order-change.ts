// How changes of an order that the shop has go to Firestore: its address, or the transaction id of a bank transfer, each merged
// into the order's document.
import * as v from 'valibot';
import { noteAccountChanged } from '../../device/account-mirror-state.ts';
import type { HaatDatabase } from '../../device/database.ts';
import { changeOrder } from '../../device/orders.ts';
import { noteProven } from '../../device/proven-writes.ts';
import { AddressFields } from '../../model/address.ts';
import { TransactionId } from '../../model/bank-transfer.ts';
import { DocumentId, mintId } from '../../model/identifiers.ts';
import type { NewWrite, OutboxRow } from '../../model/write.ts';
import { hasLaterWrite } from '../later-write.ts';
import type { Sender } from '../sender.ts';

/** The new address of an order, and the one that it takes the place of (for giving it up). */
export const OrderAddress = v.object({
  orderId: DocumentId,
  address: AddressFields,
  before: v.object(
    v.entriesFromList(['name', 'phone', 'address', 'city', 'state', 'zipcode'], v.string()),
  ),
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
  notesIn: (database: HaatDatabase) => [database.orders, database.deviceState],
  async noteSynced(database: HaatDatabase, row: OutboxRow) {
    await noteProven(database, row.id);
    await noteAccountChanged(database);
  },
};

export const orderAddressSender = {
  kind: 'order-address',
  version: 1,
  schema: OrderAddress,
  upcasts: {},
  document: ({ address }, row) => ({
    path: `/${row.entityKey}`,
    does: 'merge',
    fields: { address },
  }),
  ...notes,
  apply: (database: HaatDatabase, { orderId, address }: OrderAddress, row: OutboxRow) =>
    changeOrder(database, String(row.uid), orderId, { address }),
  async noteDiscarded(database: HaatDatabase, row: OutboxRow) {
    await noteAccountChanged(database);
    const change = v.safeParse(OrderAddress, row.payload);
    if (!change.success || (await hasLaterWrite(database, row))) return;
    const { orderId, before } = change.output;
    await changeOrder(database, String(row.uid), orderId, { address: before });
  },
  cancellation({ orderId, address, before }: OrderAddress, row: OutboxRow): NewWrite | null {
    if (!v.is(AddressFields, before)) return null;
    const { kind, uid, entityKey } = row;
    const payload: OrderAddress = { orderId, address: before, before: address };
    return { id: mintId(), kind, v: orderAddressSender.version, uid, entityKey, payload };
  },
} satisfies Sender<OrderAddress>;

export const orderTransactionSender = {
  kind: 'order-transaction',
  version: 1,
  schema: OrderTransaction,
  upcasts: {},
  document: ({ transactionId, transactionTimestamp }, row) => ({
    path: `/${row.entityKey}`,
    does: 'merge',
    fields: { transactionId, transactionTimestamp },
  }),
  ...notes,
  apply(database: HaatDatabase, transaction: OrderTransaction, row: OutboxRow) {
    const { orderId, transactionId, transactionTimestamp } = transaction;
    const change = { transactionId, transactionTimestamp };
    return changeOrder(database, String(row.uid), orderId, change);
  },
  async noteDiscarded(database: HaatDatabase, row: OutboxRow) {
    await noteAccountChanged(database);
    const change = v.safeParse(OrderTransaction, row.payload);
    if (!change.success) return;
    const nothing = { transactionId: null, transactionTimestamp: null };
    await changeOrder(database, String(row.uid), change.output.orderId, nothing);
  },
} satisfies Sender<OrderTransaction>;
