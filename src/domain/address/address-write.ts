// An address: set as a whole, or deleted, at `users/{uid}/addresses/{id}`. Each of the two cancels the other.
// Its fields: addressFields in address.ts. Who may write it: `match /users/{uid}/addresses/{id}` in
// backend/firestore.rules.
import * as v from 'valibot';
import { deleteDraft } from '#engine/device/drafts.ts';
import { saveFailureReason } from '#engine/device/save-failure.ts';
import { DocumentId, mintId } from '#engine/lib/identifiers.ts';
import { enqueue, type SaveOutcome } from '#engine/outbox/enqueue.ts';
import { recordProven } from '#engine/outbox/settled-writes.ts';
import type { NewWrite, OutboxRow } from '#engine/outbox/write.ts';
import type { WriteKind } from '#engine/outbox/write-kind.ts';
import { recordAccountChanged } from '../account/account-mirror-state.ts';
import type { HaatDatabase } from '../device/tables.ts';
import { Address, addressFields } from './address.ts';
import { deleteAddress, putAddress, readAddress } from './addresses.ts';

/** The address, and the one that it replaces on this device, to restore on cancellation; null for a new one. */
export const AddressChange = v.object({ address: Address, before: v.nullable(Address) });
export type AddressChange = v.InferOutput<typeof AddressChange>;

/** The id of the address to delete, and its content before. */
export const AddressRemoval = v.object({ id: DocumentId, before: Address });
export type AddressRemoval = v.InferOutput<typeof AddressRemoval>;

/** The outbox entity of an address. */
export function addressKey(uid: string, id: string): string {
  return `users/${uid}/addresses/${id}`;
}

const notes = {
  canReadBack: true,
  tables: (database: HaatDatabase) => [database.addresses, database.deviceState],
  async onDone(database: HaatDatabase, row: OutboxRow) {
    await recordProven(database, row);
    await recordAccountChanged(database);
  },
};

export const addressWrite = {
  kind: 'address',
  version: 1,
  schema: AddressChange,
  upcasts: {},
  document: ({ address }, row) => ({
    path: addressPath(row, address.id),
    does: 'set',
    fields: addressFields(address),
  }),
  isFenced: true,
  ...notes,
  apply: (database: HaatDatabase, { address }: AddressChange, row: OutboxRow) =>
    putAddress(database, String(row.uid), address),
  async onDiscard(database: HaatDatabase, row: OutboxRow, isOverruled: boolean) {
    await recordAccountChanged(database);
    const change = v.safeParse(AddressChange, row.payload);
    if (!change.success || row.uid === null || isOverruled) return;
    const { address, before } = change.output;
    if (before) await putAddress(database, row.uid, before);
    else await deleteAddress(database, row.uid, address.id);
  },
  cancellation: ({ address, before }: AddressChange, row: OutboxRow) =>
    before ? setAgain(before, address, row) : removal(address, row),
} satisfies WriteKind<AddressChange>;

export const addressRemovalWrite = {
  kind: 'address-removal',
  version: 1,
  schema: AddressRemoval,
  upcasts: {},
  document: ({ id }, row) => ({ path: addressPath(row, id), does: 'delete' }),
  isFenced: true,
  ...notes,
  apply: (database: HaatDatabase, { id }: AddressRemoval, row: OutboxRow) =>
    deleteAddress(database, String(row.uid), id),
  async onDiscard(database: HaatDatabase, row: OutboxRow, isOverruled: boolean) {
    await recordAccountChanged(database);
    const removed = v.safeParse(AddressRemoval, row.payload);
    if (!removed.success || row.uid === null || isOverruled) return;
    await putAddress(database, row.uid, removed.output.before);
  },
  cancellation: ({ before }: AddressRemoval, row: OutboxRow) => setAgain(before, null, row),
} satisfies WriteKind<AddressRemoval>;

function addressPath(row: OutboxRow, id: string): string {
  return `/${addressKey(String(row.uid), id)}`;
}

function setAgain(address: Address, before: Address | null, row: OutboxRow): NewWrite {
  const payload: AddressChange = { address, before };
  const { uid, entityKey } = row;
  const { kind, version } = addressWrite;
  return { id: mintId(), kind, v: version, uid, entityKey, payload };
}

function removal(before: Address, row: OutboxRow): NewWrite {
  const payload: AddressRemoval = { id: before.id, before };
  const { uid, entityKey } = row;
  const { kind, version } = addressRemovalWrite;
  return { id: mintId(), kind, v: version, uid, entityKey, payload };
}

/**
 * Saves an address on this device and queues the write; needs no network. `id` of the write is minted once per press of
 * Save; `draft` is the saved draft's key.
 */
export function saveAddress(
  database: HaatDatabase,
  id: string,
  uid: string,
  address: Address,
  draft: string,
): Promise<SaveOutcome> {
  const { kind, version } = addressWrite;
  return change(database, uid, address.id, (before, entityKey) => {
    const payload: AddressChange = { address, before };
    const write = { id, kind, v: version, uid, entityKey, payload };
    return { write, draft, apply: () => putAddress(database, uid, address) };
  });
}

/** The same for Delete. An address that is already gone, for example deleted in another tab, needs nothing more. */
export function removeAddress(
  database: HaatDatabase,
  id: string,
  uid: string,
  addressId: string,
): Promise<SaveOutcome> {
  const { kind, version } = addressRemovalWrite;
  return change(database, uid, addressId, (before, entityKey) => {
    if (!before) return null;
    const payload: AddressRemoval = { id: addressId, before };
    const write = { id, kind, v: version, uid, entityKey, payload };
    const draft = entityKey;
    return { write, draft, apply: () => deleteAddress(database, uid, addressId) };
  });
}

type Change = {
  write: NewWrite;
  /** Deleted with the write, so that an app killed right now does not show it again as unsaved. */
  draft: string;
  apply(): Promise<unknown>;
};

/** Reads the address inside the transaction that changes it: another tab may be changing it, too. */
async function change(
  database: HaatDatabase,
  uid: string,
  addressId: string,
  toChange: (before: Address | null, entityKey: string) => Change | null,
): Promise<SaveOutcome> {
  const inside: { failure?: SaveOutcome } = {};
  try {
    const { outbox, addresses, drafts } = database;
    return await database.transaction('rw', [outbox, addresses, drafts], async () => {
      const before = (await readAddress(database, uid, addressId)) ?? null;
      const wanted = toChange(before, addressKey(uid, addressId));
      if (!wanted) return { outcome: 'saved' as const, id: addressId };
      const { write, draft, apply } = wanted;
      const saved = await enqueue(database, write, Date.now(), [addresses, drafts], async () => {
        await apply();
        await deleteDraft(database, draft);
      });
      if (saved.outcome === 'not-saved') inside.failure = saved;
      return saved;
    });
  } catch (error) {
    // Only the inner transaction knows the reason; here we know just that everything was rolled back.
    return inside.failure ?? { outcome: 'not-saved', reason: saveFailureReason(error) };
  }
}
