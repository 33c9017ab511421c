// The addresses on this device, per account, as the shopper sees them: the shop's state with this device's unsent
// changes over it.
import { Dexie } from 'dexie';
import type { HaatDatabase } from '../device/tables.ts';
import { compareNames } from '../shared/by-name.ts';
import type { Address } from './address.ts';

/** An account's addresses, by name and then by street, so that every device lists them in the same order. */
export async function readAddresses(database: HaatDatabase, uid: string): Promise<Address[]> {
  const owned = await ofOwner(database, uid).toArray();
  return owned
    .map(({ uid: _, ...address }) => address)
    .sort((a, b) => compareNames(a.name, b.name) || compareNames(a.address, b.address));
}

/** One address of an account, or undefined. */
export async function readAddress(
  database: HaatDatabase,
  uid: string,
  id: string,
): Promise<Address | undefined> {
  const owned = await database.addresses.get([uid, id]);
  if (!owned) return undefined;
  const { uid: _, ...address } = owned;
  return address;
}

/** Stores an address, replacing one with the same id. */
export async function putAddress(
  database: HaatDatabase,
  uid: string,
  address: Address,
): Promise<void> {
  await database.addresses.put({ ...address, uid });
}

/** Deletes an address, if it is there. */
export async function deleteAddress(
  database: HaatDatabase,
  uid: string,
  id: string,
): Promise<void> {
  await database.addresses.delete([uid, id]);
}

/** Deletes all addresses of an account. */
export async function forgetAddresses(database: HaatDatabase, uid: string): Promise<void> {
  await ofOwner(database, uid).delete();
}

function ofOwner(database: HaatDatabase, uid: string) {
  return database.addresses.where('[uid+id]').between([uid, Dexie.minKey], [uid, Dexie.maxKey]);
}
