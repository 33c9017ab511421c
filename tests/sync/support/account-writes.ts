// Presses in the profile area, as its screens make them: the device's own table and the outbox row as one.
import { putAddress } from '#core/device/account/addresses.ts';
import { putProfile } from '#core/device/account/profile.ts';
import type { HaatDatabase } from '#core/device/database/tables.ts';
import type { Address } from '#core/model/account/address.ts';
import type { Profile } from '#core/model/account/profile.ts';
import { mintId } from '#core/model/identifiers.ts';
import { enqueue } from '#core/sync/outbox/enqueue.ts';
import {
  type AddressChange,
  type AddressRemoval,
  addressKey,
  addressRemovalWrite,
  addressWrite,
} from '#core/sync/writes/address.ts';
import { type ProfileChange, profileKey, profileWrite } from '#core/sync/writes/profile.ts';

/** An address of Asha's in Hyderabad; what is given differs. */
export function someAddress(change: Partial<Address> = {}): Address {
  return {
    id: mintId(),
    name: 'Asha Rao',
    phone: '9876543210',
    address: '12 Lake Road',
    city: 'Hyderabad',
    state: 'Telangana',
    zipcode: '500001',
    ...change,
  };
}

export const ASHA: Profile = { first_name: 'Asha', last_name: 'Rao', email: 'asha@example.com' };

/** Saves an address over `before` (null: a new one); returns the write's id. */
export async function saveAddress(
  database: HaatDatabase,
  uid: string,
  address: Address,
  before: Address | null = null,
): Promise<string> {
  const payload: AddressChange = { address, before };
  const { kind, version } = addressWrite;
  const write = { id: mintId(), kind, v: version, uid, payload };
  const entityKey = addressKey(uid, address.id);
  await enqueue(database, { ...write, entityKey }, 0, [database.addresses], () =>
    putAddress(database, uid, address),
  );
  return write.id;
}

/** Removes an address; returns the write's id. */
export async function removeAddress(
  database: HaatDatabase,
  uid: string,
  before: Address,
): Promise<string> {
  const payload: AddressRemoval = { id: before.id, before };
  const { kind, version } = addressRemovalWrite;
  const write = { id: mintId(), kind, v: version, uid, payload };
  const entityKey = addressKey(uid, before.id);
  await enqueue(database, { ...write, entityKey }, 0, [database.addresses], () =>
    database.addresses.delete([uid, before.id]),
  );
  return write.id;
}

/** Saves a profile over `before`; returns the write's id. */
export async function saveProfile(
  database: HaatDatabase,
  uid: string,
  profile: Profile,
  before: Profile | null = null,
): Promise<string> {
  const payload: ProfileChange = { profile, before };
  const { kind, version } = profileWrite;
  const write = { id: mintId(), kind, v: version, uid, payload };
  await enqueue(database, { ...write, entityKey: profileKey(uid) }, 0, [database.profiles], () =>
    putProfile(database, uid, profile),
  );
  return write.id;
}
