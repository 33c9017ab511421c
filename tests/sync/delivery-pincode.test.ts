// The pincode that the device promises for: asked once, remembered, and gone with the account it came from.
import { expect, test } from 'vitest';
import { signOut } from '#domain/account-mirror/sign-in.ts';
import { putAddress } from '#domain/address/addresses.ts';
import {
  readDeliveryPincode,
  savedPincodes,
  writeDeliveryPincode,
} from '#domain/delivery/pincode.ts';
import { someAddress } from './support/account-writes.ts';
import { eachPhone } from './support/phone.ts';

const phone = eachPhone();
const pincode = () => readDeliveryPincode(phone.database);

async function enter(uid: string, ...zipcodes: string[]): Promise<void> {
  await phone.enter(uid);
  for (const zipcode of zipcodes) {
    const address = someAddress({ id: `address-of-${uid}-${zipcode}`, zipcode });
    await putAddress(phone.database, uid, address);
  }
}

test('a pincode that was typed stays on the device, also when an account comes and goes with another that was chosen', async () => {
  expect(await pincode()).toBe(null);
  await writeDeliveryPincode(phone.database, '560001', false);
  await enter('asha', '600002');
  expect(await pincode(), 'the saved one was not chosen').toBe('560001');
  await writeDeliveryPincode(phone.database, '600002', true);
  expect(await pincode()).toBe('600002');
  await signOut(phone.database, 'asha');
  expect(await pincode()).toBe('560001');
  expect(JSON.stringify(await phone.database.deviceState.toArray())).not.toContain('600002');
});

test('where none was typed, a saved address’ pincode counts for as long as its account is there, unless there can be no such pincode', async () => {
  await enter('asha', '600002', '600002', '466001', '290001');
  expect(await savedPincodes(phone.database)).toHaveLength(2);
  expect(await savedPincodes(phone.database)).toContain(await pincode());
  await signOut(phone.database, 'asha');
  expect(await pincode()).toBe(null);
});

test('the last choice counts, and an invalid pincode counts for nothing', async () => {
  await enter('asha', '600002');
  await writeDeliveryPincode(phone.database, '600002', true);
  await writeDeliveryPincode(phone.database, '400001', false);
  expect(await pincode()).toBe('400001');
  await signOut(phone.database, 'asha');
  await phone.database.deviceState.put({ key: 'delivery-pincode', value: '012345' });
  expect(await pincode()).toBe(null);
});
