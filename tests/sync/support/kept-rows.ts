// Rows that versions of the shop left in the outbox: the state that each finds on the phone and at the shop, and leaves there.
import * as v from 'valibot';
import { expect } from 'vitest';
import { AddressFields } from '#domain/address/address.ts';
import { putAddress } from '#domain/address/addresses.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';
import { NewOrder } from '#domain/order/order.ts';
import { orderFromNew } from '#domain/order/order-write.ts';
import { putOrder } from '#domain/order/orders.ts';
import { putWish } from '#domain/wish-list/wishes.ts';
import type { WriteName } from '#domain/writes/registry.ts';
import type { PlainFields } from '#engine/firestore/firestore-values.ts';
import type { OutboxRow } from '#engine/outbox/write.ts';
import { GOLDEN } from '../golden/rows.ts';

/** An odd number of bytes, as in real files. */
export const PHOTO = Uint8Array.from({ length: 12_345 }, (_, at) => at % 251);

type KeptRow = OutboxRow & { kind: WriteName; payload: PlainFields };

export type Kept = {
  row: KeptRow;
  /** The path of its document. */
  path: string;
  /** The shop's document before and after the write; null: none. */
  before: PlainFields | null;
  after: PlainFields | null;
  /** The shop's document after a write that may have landed is given up. */
  takenBack: PlainFields | null;
  /** Prepares the phone before the press. */
  atFirst?(database: HaatDatabase): Promise<unknown>;
  /** Changes the phone at the press, where the kind does not do so itself. */
  press?(database: HaatDatabase): Promise<unknown>;
};

const ORDER = GOLDEN['order-v1'].payload;
const ADDRESS = v.parse(AddressFields, ORDER.address);
const withOrder = (database: HaatDatabase) =>
  putOrder(database, 'asha', orderFromNew(v.parse(NewOrder, ORDER)));
const ofOrder = (change: PlainFields, takenBack: PlainFields = { ...ORDER, ...change }) => ({
  before: ORDER,
  after: { ...ORDER, ...change },
  takenBack,
  atFirst: withOrder,
});
const RAISED = { productId: 'moringa-leaf-powder-200g', uid: null, raisedAt: 1, sentAt: null };
/** For writes that nobody can take back. */
const forGood = (after: PlainFields) => ({ before: null, after, takenBack: after });

const OF_KIND: Record<WriteName, (row: KeptRow) => Omit<Kept, 'row' | 'path'> & { path?: string }> =
  {
    address: () => ({ before: null, after: ADDRESS, takenBack: null }),
    'address-removal': ({ payload: { id } }) => ({
      before: ADDRESS,
      after: null,
      takenBack: ADDRESS,
      atFirst: (database) => putAddress(database, 'asha', { ...ADDRESS, id: String(id) }),
    }),
    'cancel-order': ({ payload: { cancelledAt = null } }) =>
      ofOrder({ deliveryStatus: 'cancel', cancelledBy: 'shopper', cancelledAt }),
    contact: ({ payload }) => forGood(payload),
    enquiry: ({ id, payload }) => ({
      ...forGood(payload),
      press: ({ enquiries }) => enquiries.add({ id, ...RAISED }),
    }),
    feedback: ({ id, payload }) => ({
      ...forGood({
        ...payload,
        fileURL: `http://localhost:9199/v0/b/demo-haat.appspot.com/o/service-documents%2F${id}?alt=media`,
      }),
      press: ({ waitingFiles }) =>
        waitingFiles.put({ id, type: 'image/jpeg', bytes: PHOTO.slice().buffer }),
    }),
    order({ payload }) {
      // The shop sets when it arrives.
      const after = { ...payload, changedAt: expect.any(String) };
      return { before: null, after, takenBack: { ...after, deliveryStatus: 'cancel' } };
    },
    'order-address': ({ payload: { address } }) => ofOrder({ address: address ?? null }, ORDER),
    'order-cancellation'() {
      const cancelled = { ...ORDER, deliveryStatus: 'cancel' };
      return { before: ORDER, after: cancelled, takenBack: cancelled };
    },
    'order-transaction': () =>
      ofOrder({ transactionId: 'UTR123', transactionTimestamp: 1_795_154_400_000 }),
    profile() {
      const known = { phone: '+919876543210' };
      const after = { ...known, first_name: 'Asha', last_name: 'Rao', email: 'asha@example.com' };
      // The rules require all three, so a first profile stays.
      return { before: known, after, takenBack: after };
    },
    review: ({ payload }) => ({
      path: '/reviews/a1b2c3d4e5f60718293a4b5c6d7e8f90_moringa-leaf-powder-200g',
      ...forGood(payload),
    }),
    'stock-alert': ({ payload: { productId = null, timestamp = null } }) => ({
      ...{ before: null, after: { productId, timestamp }, takenBack: null },
    }),
    'wish-list': () => ({
      path: '/users/asha/lists/wishes',
      before: { oil: 6 },
      atFirst: (database) => putWish(database, 'asha', 'oil', 6),
      after: { oil: 6, chia: 1_795_154_400_000 },
      takenBack: { oil: 6 },
    }),
  };

/** Every kind that the shop sends, in every stored version; the desk's have tests of their own. */
export const KEPT: [name: string, Kept][] = Object.entries(GOLDEN).map(([name, golden]) => {
  const row = golden as unknown as KeptRow;
  return [name, { row, path: `/${row.entityKey}`, ...OF_KIND[row.kind](row) }];
});
