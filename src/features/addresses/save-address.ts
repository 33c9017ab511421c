// Saves and removes addresses: this phone's own table and the outbox row as one; sync sends it.
import { deleteAddress, putAddress, readAddress } from '#core/device/addresses.ts';
import { deviceDatabase } from '#core/device/database.ts';
import { dropDraft } from '#core/device/drafts.ts';
import type { Address } from '#core/model/address.ts';
import type { NewWrite } from '#core/model/write.ts';
import { enqueue, type SaveOutcome } from '#core/sync/enqueue.ts';
import { notSavedReason } from '#core/sync/not-saved.ts';
import {
  type AddressChange,
  type AddressRemoval,
  addressKey,
  addressRemovalSender,
  addressSender,
} from '#core/sync/senders/address.ts';
import { allSenders } from '#core/sync/senders/all-senders.ts';
import { discard } from '#core/sync/settle-by-hand.ts';

/** Works without a network. `id` of the write is minted once for each press of Save; `draft` is what was saved by it. */
export function saveAddress(
  id: string,
  uid: string,
  address: Address,
  draft: string,
): Promise<SaveOutcome> {
  const { kind, version } = addressSender;
  return change(uid, address.id, (before, entityKey) => {
    const payload: AddressChange = { address, before };
    const write = { id, kind, v: version, uid, entityKey, payload };
    return { write, draft, apply: (database) => putAddress(database, uid, address) };
  });
}

/** The same for Delete. An address that is gone already, say by a press in another tab, needs nothing more. */
export function removeAddress(id: string, uid: string, addressId: string): Promise<SaveOutcome> {
  const { kind, version } = addressRemovalSender;
  return change(uid, addressId, (before, entityKey) => {
    if (!before) return null;
    const payload: AddressRemoval = { id: addressId, before };
    const write = { id, kind, v: version, uid, entityKey, payload };
    const draft = entityKey;
    return { write, draft, apply: (database) => deleteAddress(database, uid, addressId) };
  });
}

/** Takes back a removal that waits; the address is as it was. */
export function undoRemoval(seq: number): Promise<void> {
  return discard(deviceDatabase(), allSenders, seq, Date.now());
}

type Change = {
  write: NewWrite;
  /** Goes with the write, so that an app that is killed now does not show it again as unsaved. */
  draft: string;
  apply(database: ReturnType<typeof deviceDatabase>): Promise<unknown>;
};

/** What stood before is read in the transaction that changes it: another tab may be changing it, too. */
async function change(
  uid: string,
  addressId: string,
  toChange: (before: Address | null, entityKey: string) => Change | null,
): Promise<SaveOutcome> {
  const inside: { failure?: SaveOutcome } = {};
  try {
    const database = deviceDatabase();
    const { outbox, addresses, drafts } = database;
    return await database.transaction('rw', [outbox, addresses, drafts], async () => {
      const before = (await readAddress(database, uid, addressId)) ?? null;
      const wanted = toChange(before, addressKey(uid, addressId));
      if (!wanted) return { outcome: 'saved' as const, id: addressId };
      const { write, draft, apply } = wanted;
      const saved = await enqueue(database, write, Date.now(), [addresses, drafts], async () => {
        await apply(database);
        await dropDraft(database, draft);
      });
      if (saved.outcome === 'not-saved') inside.failure = saved;
      return saved;
    });
  } catch (error) {
    // Why, is known inside; out here, only that everything was taken back.
    return inside.failure ?? { outcome: 'not-saved', reason: notSavedReason(error) };
  }
}
