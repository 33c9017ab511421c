// The pincode for which this device says when something arrives: what was typed here, what was taken from a saved address, or else
// where the account's orders go. It never leaves the device.
import * as v from 'valibot';
import { readAccount } from '#engine/account/account.ts';
import { Pincode } from '../address/address.ts';
import { readAddresses } from '../address/addresses.ts';
import type { HaatDatabase } from '../device/tables.ts';

const TYPED_KEY = 'delivery-pincode';
/** What came from an account's address goes with the account. */
export const ACCOUNT_PINCODE_KEY = 'account-pincode';

/** The pincode to promise for; null while nobody has said one. */
export async function readDeliveryPincode(database: HaatDatabase): Promise<string | null> {
  const { deviceState } = database;
  const chosen = (await deviceState.get(ACCOUNT_PINCODE_KEY)) ?? (await deviceState.get(TYPED_KEY));
  const kept = v.safeParse(Pincode, chosen?.value);
  if (kept.success) return kept.output;
  const saved = await savedPincodes(database);
  return saved[0] ?? null;
}

/** The pincodes of the saved addresses of whoever is signed in, each once. */
export async function savedPincodes(database: HaatDatabase): Promise<string[]> {
  const account = await readAccount(database);
  if (!account) return [];
  const addresses = await readAddresses(database, account.uid);
  return [...new Set(addresses.map(({ zipcode }) => zipcode))].filter((it) => v.is(Pincode, it));
}

/** Remembers a pincode in place of the one before; `isOfAccount`: it is that of a saved address. */
export async function writeDeliveryPincode(
  database: HaatDatabase,
  zipcode: string,
  isOfAccount: boolean,
): Promise<void> {
  const { deviceState } = database;
  await database.transaction('rw', deviceState, async () => {
    await deviceState.delete(ACCOUNT_PINCODE_KEY);
    const key = isOfAccount ? ACCOUNT_PINCODE_KEY : TYPED_KEY;
    await deviceState.put({ key, value: zipcode });
  });
}
