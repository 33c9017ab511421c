// Saves and removes addresses: this phone's own table and the outbox row as one; sync sends it.
import { deleteAddress, putAddress, readAddress } from '#core/device/addresses.ts';
import { deviceDatabase } from '#core/device/database.ts';
import type { Address } from '#core/model/address.ts';
import type { NewWrite } from '#core/model/write.ts';
import { enqueue, notSavedReason, type SaveOutcome } from '#core/sync/enqueue.ts';
import {
  type AddressChange,
  type AddressRemoval,
  addressKey,
  addressRemovalSender,
  addressSender,
} from '#core/sync/senders/address.ts';

/** Works without a network. `id` of the write is minted once for each press of Save. */
export function saveAddress(id: string, uid: string, address: Address): Promise<SaveOutcome> {
  const { kind, version } = addressSender;
  return change(uid, address.id, (before, entityKey) => {
    const payload: AddressChange = { address, before };
    const write = { id, kind, v: version, uid, entityKey, payload };
    return { write, apply: (database) => putAddress(database, uid, address) };
  });
}

/** The same for Delete. An address that is gone already, say by a press in another tab, needs nothing more. */
export function removeAddress(id: string, uid: string, addressId: string): Promise<SaveOutcome> {
  const { kind, version } = addressRemovalSender;
  return change(uid, addressId, (before, entityKey) => {
    if (!before) return null;
    const payload: AddressRemoval = { id: addressId, before };
    const write = { id, kind, v: version, uid, entityKey, payload };
    return { write, apply: (database) => deleteAddress(database, uid, addressId) };
  });
}

type Change = {
  write: NewWrite;
  apply(database: ReturnType<typeof deviceDatabase>): Promise<unknown>;
};

/** What stood before is read in the transaction that changes it: another tab may be changing it, too. */
async function change(
  uid: string,
  addressId: string,
  toChange: (before: Address | null, entityKey: string) => Change | null,
): Promise<SaveOutcome> {
  try {
    const database = deviceDatabase();
    const { outbox, addresses } = database;
    return await database.transaction('rw', [outbox, addresses], async () => {
      const before = (await readAddress(database, uid, addressId)) ?? null;
      const wanted = toChange(before, addressKey(uid, addressId));
      if (!wanted) return { outcome: 'saved' as const, id: addressId };
      const { write, apply } = wanted;
      return enqueue(database, write, Date.now(), [addresses], () => apply(database));
    });
  } catch (error) {
    return { outcome: 'not-saved', reason: notSavedReason(error) };
  }
}
