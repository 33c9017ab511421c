// Presses in the profile area, each with the id of its write.
import type { Profile } from '#domain/account/profile-form.ts';
import * as profiles from '#domain/account/profile-write.ts';
import type { Address } from '#domain/address/address.ts';
import * as addresses from '#domain/address/address-write.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import type { SaveOutcome } from '#engine/outbox/enqueue.ts';

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

async function pressed(save: (id: string) => Promise<SaveOutcome>): Promise<string> {
  const id = mintId();
  const { outcome } = await save(id);
  if (outcome !== 'saved') throw new Error(outcome);
  return id;
}

export const saveAddress = (database: HaatDatabase, uid: string, address: Address) =>
  pressed((id) => addresses.saveAddress(database, id, uid, address, 'new'));

export const removeAddress = (database: HaatDatabase, uid: string, { id: removed }: Address) =>
  pressed((id) => addresses.removeAddress(database, id, uid, removed));

export const saveProfile = (database: HaatDatabase, uid: string, profile: Profile) =>
  pressed((id) => profiles.saveProfile(database, id, uid, profile, 'profile'));
