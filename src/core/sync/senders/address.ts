// How an address goes to Firestore: set as a whole, or deleted, at `users/{uid}/addresses/{id}`. Each of the two takes the
// other back.
import * as v from 'valibot';
import { noteAccountChanged } from '../../device/account-mirror-state.ts';
import { deleteAddress, putAddress } from '../../device/addresses.ts';
import type { HaatDatabase } from '../../device/database.ts';
import { noteProven } from '../../device/proven-writes.ts';
import { Address, addressFields } from '../../model/address.ts';
import { DocumentId, mintId } from '../../model/identifiers.ts';
import type { NewWrite, OutboxRow } from '../../model/write.ts';
import { hasLaterWrite } from '../later-write.ts';
import type { Sender } from '../sender.ts';

/** The address, and the one that it takes the place of on this device (for taking it back); null for a new one. */
export const AddressChange = v.object({ address: Address, before: v.nullable(Address) });
export type AddressChange = v.InferOutput<typeof AddressChange>;

/** Which address goes, and what it was. */
export const AddressRemoval = v.object({ id: DocumentId, before: Address });
export type AddressRemoval = v.InferOutput<typeof AddressRemoval>;

/** Names an address as what a write is about. */
export function addressKey(uid: string, id: string): string {
  return `users/${uid}/addresses/${id}`;
}

const notes = {
  canReadBack: true,
  notesIn: (database: HaatDatabase) => [database.addresses, database.deviceState],
  async noteSynced(database: HaatDatabase, row: OutboxRow) {
    await noteProven(database, row.id);
    await noteAccountChanged(database);
  },
};

export const addressSender = {
  kind: 'address',
  version: 1,
  schema: AddressChange,
  upcasts: {},
  document: ({ address }, row) => ({
    path: addressPath(row, address.id),
    does: 'set',
    fields: addressFields(address),
  }),
  ...notes,
  apply: (database: HaatDatabase, { address }: AddressChange, row: OutboxRow) =>
    putAddress(database, String(row.uid), address),
  async noteDiscarded(database: HaatDatabase, row: OutboxRow) {
    await noteAccountChanged(database);
    const change = v.safeParse(AddressChange, row.payload);
    if (!change.success || row.uid === null || (await hasLaterWrite(database, row))) return;
    const { address, before } = change.output;
    if (before) await putAddress(database, row.uid, before);
    else await deleteAddress(database, row.uid, address.id);
  },
  cancellation: ({ address, before }: AddressChange, row: OutboxRow) =>
    before ? setAgain(before, address, row) : removal(address, row),
} satisfies Sender<AddressChange>;

export const addressRemovalSender = {
  kind: 'address-removal',
  version: 1,
  schema: AddressRemoval,
  upcasts: {},
  document: ({ id }, row) => ({ path: addressPath(row, id), does: 'delete' }),
  ...notes,
  apply: (database: HaatDatabase, { id }: AddressRemoval, row: OutboxRow) =>
    deleteAddress(database, String(row.uid), id),
  async noteDiscarded(database: HaatDatabase, row: OutboxRow) {
    await noteAccountChanged(database);
    const removed = v.safeParse(AddressRemoval, row.payload);
    if (!removed.success || row.uid === null || (await hasLaterWrite(database, row))) return;
    await putAddress(database, row.uid, removed.output.before);
  },
  cancellation: ({ before }: AddressRemoval, row: OutboxRow) => setAgain(before, null, row),
} satisfies Sender<AddressRemoval>;

function addressPath(row: OutboxRow, id: string): string {
  return `/${addressKey(String(row.uid), id)}`;
}

function setAgain(address: Address, before: Address | null, row: OutboxRow): NewWrite {
  const payload: AddressChange = { address, before };
  const { uid, entityKey } = row;
  const { kind, version } = addressSender;
  return { id: mintId(), kind, v: version, uid, entityKey, payload };
}

function removal(before: Address, row: OutboxRow): NewWrite {
  const payload: AddressRemoval = { id: before.id, before };
  const { uid, entityKey } = row;
  const { kind, version } = addressRemovalSender;
  return { id: mintId(), kind, v: version, uid, entityKey, payload };
}
