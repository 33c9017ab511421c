// The pincode for which this device shows arrival times: the one typed here, taken from a saved address, or else that
// of a saved address of the account. It never leaves the device.
import * as v from 'valibot';
import { readAccount } from '#engine/account/account.ts';
import { readAddresses } from '../address/addresses.ts';
import type { HaatDatabase } from '../device/tables.ts';
import { Pincode } from '../pincode/pincode.ts';
import { isPossiblePincode } from '../pincode/sorting-districts.ts';

const TYPED_KEY = 'delivery-pincode';
/** A pincode from an account's address is removed with the account. */
export const ACCOUNT_PINCODE_KEY = 'account-pincode';

/** The pincode to show arrival times for; null if none is known. */
export async function readDeliveryPincode(database: HaatDatabase): Promise<string | null> {
  const { deviceState } = database;
  const chosen = (await deviceState.get(ACCOUNT_PINCODE_KEY)) ?? (await deviceState.get(TYPED_KEY));
  const kept = v.safeParse(Pincode, chosen?.value);
  if (kept.success) return kept.output;
  const saved = await savedPincodes(database);
  return saved[0] ?? null;
}

/** The distinct pincodes of the signed-in account's saved addresses, as far as they can be right. */
export async function savedPincodes(database: HaatDatabase): Promise<string[]> {
  const account = await readAccount(database);
  if (!account) return [];
  const addresses = await readAddresses(database, account.uid);
  return [...new Set(addresses.map(({ zipcode }) => zipcode))].filter(isPossiblePincode);
}

/** Stores a pincode, replacing the one before; `isOfAccount`: it comes from a saved address. */
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
