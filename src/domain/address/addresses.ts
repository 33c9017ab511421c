// The addresses of the accounts on this device, each under its owner. They hold what the shopper sees: what the shop has, and
// over it what this device has still to send.
import { Dexie } from 'dexie';
import type { HaatDatabase } from '../device/tables.ts';
import type { Address } from './address.ts';

/** An account's addresses, by name and then by street, so that the list keeps its order on every device. */
export async function readAddresses(database: HaatDatabase, uid: string): Promise<Address[]> {
  const owned = await ofOwner(database, uid).toArray();
  return owned
    .map(({ uid: _, ...address }) => address)
    .sort((a, b) => a.name.localeCompare(b.name) || a.address.localeCompare(b.address));
}

/** One address of an account, if it is there. */
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

/** Puts an address in place of what stood under its id. */
export async function putAddress(
  database: HaatDatabase,
  uid: string,
  address: Address,
): Promise<void> {
  await database.addresses.put({ ...address, uid });
}

/** Takes an address away; one that is gone already is no harm. */
export async function deleteAddress(
  database: HaatDatabase,
  uid: string,
  id: string,
): Promise<void> {
  await database.addresses.delete([uid, id]);
}

/** Takes all addresses of an account away. */
export async function forgetAddresses(database: HaatDatabase, uid: string): Promise<void> {
  await ofOwner(database, uid).delete();
}

function ofOwner(database: HaatDatabase, uid: string) {
  return database.addresses.where('[uid+id]').between([uid, Dexie.minKey], [uid, Dexie.maxKey]);
}
