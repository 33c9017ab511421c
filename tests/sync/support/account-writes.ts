// Presses in the profile area, as its screens make them: the device's own table and the outbox row in one transaction.
import type { Table } from 'dexie';
import type { Profile } from '#domain/account/profile-form.ts';
import { type ProfileChange, profileKey, profileWrite } from '#domain/account/profile-write.ts';
import { putProfile } from '#domain/account/profiles.ts';
import type { Address } from '#domain/address/address.ts';
import {
  type AddressChange,
  type AddressRemoval,
  addressKey,
  addressRemovalWrite,
  addressWrite,
} from '#domain/address/address-write.ts';
import { putAddress } from '#domain/address/addresses.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { enqueue } from '#engine/outbox/enqueue.ts';

/** An address of Asha's in Hyderabad, with these changes. */
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

async function press(
  database: HaatDatabase,
  { kind, version }: { kind: string; version: number },
  of: { uid: string; entityKey: string; payload: AddressChange | AddressRemoval | ProfileChange },
  table: Table,
  change: () => Promise<unknown>,
): Promise<string> {
  const id = mintId();
  await enqueue(database, { id, kind, v: version, ...of }, 0, [table], change);
  return id;
}

export function saveAddress(
  database: HaatDatabase,
  uid: string,
  address: Address,
  before: Address | null = null,
): Promise<string> {
  const of = { uid, entityKey: addressKey(uid, address.id), payload: { address, before } };
  const change = () => putAddress(database, uid, address);
  return press(database, addressWrite, of, database.addresses, change);
}

export function removeAddress(
  database: HaatDatabase,
  uid: string,
  before: Address,
): Promise<string> {
  const { id } = before;
  const of = { uid, entityKey: addressKey(uid, id), payload: { id, before } };
  const change = () => database.addresses.delete([uid, id]);
  return press(database, addressRemovalWrite, of, database.addresses, change);
}

export function saveProfile(
  database: HaatDatabase,
  uid: string,
  profile: Profile,
  before: Profile | null = null,
): Promise<string> {
  const of = { uid, entityKey: profileKey(uid), payload: { profile, before } };
  const change = () => putProfile(database, uid, profile);
  return press(database, profileWrite, of, database.profiles, change);
}
