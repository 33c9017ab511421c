// Takes back an order that may have landed: cancels its delivery or, if it never arrived, occupies its place so that it
// can no longer arrive.
// Its fields: OrderCancellation, below. When they may be written: `takesBack` and `isTakenBackUnseen` in
// backend/firestore.rules.
import * as v from 'valibot';
import { DocumentId } from '#engine/lib/identifiers.ts';
import type { OutboxRow } from '#engine/outbox/write.ts';
import type { WriteKind } from '#engine/outbox/write-kind.ts';
import { recordAccountChanged } from '../account/account-mirror-state.ts';
import type { HaatDatabase } from '../device/tables.ts';
import { changeOrder } from './orders.ts';

/** The four fields that every taken-back order has. `timestamp` is the order's own, ms. */
export const OrderCancellation = v.strictObject({
  orderId: DocumentId,
  userId: DocumentId,
  timestamp: v.number(),
  deliveryStatus: v.literal('cancel'),
});
export type OrderCancellation = v.InferOutput<typeof OrderCancellation>;

export const orderCancellationWrite = {
  kind: 'order-cancellation',
  version: 1,
  schema: OrderCancellation,
  upcasts: {},
  document: (cancellation, row) => ({
    path: `/${row.entityKey}`,
    does: 'merge',
    fields: cancellation,
  }),
  canReadBack: true,
  apply: (database: HaatDatabase, { orderId }: OrderCancellation, row: OutboxRow) =>
    changeOrder(database, String(row.uid), orderId, { deliveryStatus: 'cancel' }),
  tables: (database: HaatDatabase) => [database.orders, database.deviceState],
  onDone: (database: HaatDatabase) => recordAccountChanged(database),
  onDiscard: (database: HaatDatabase) => recordAccountChanged(database),
} satisfies WriteKind<OrderCancellation>;
