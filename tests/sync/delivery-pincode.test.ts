// The pincode that the device promises for: asked once, remembered, and gone with the account that it came from.
import { expect, test } from 'vitest';
import { putAddress } from '#core/device/account/addresses.ts';
import { signOut } from '#core/device/account/sign-in.ts';
import {
  readDeliveryPincode,
  savedPincodes,
  writeDeliveryPincode,
} from '#core/device/delivery/pincode.ts';
import { someAddress } from './support/account-writes.ts';
import { freshPhone } from './support/phone.ts';

const phone = freshPhone();
const pincode = () => readDeliveryPincode(phone().database);

async function enter(uid: string, ...zipcodes: string[]): Promise<void> {
  await phone().enter(uid);
  for (const zipcode of zipcodes) {
    const address = someAddress({ id: `address-of-${uid}-${zipcode}`, zipcode });
    await putAddress(phone().database, uid, address);
  }
}

test('a pincode that was typed stays on the device, also when an account comes and goes', async () => {
  expect(await pincode()).toBe(null);
  await writeDeliveryPincode(phone().database, '560001', false);
  await enter('asha', '600002');
  expect(await pincode()).toBe('560001');
  await signOut(phone().database, 'asha');
  expect(await pincode()).toBe('560001');
});

test('where none was typed, a saved address’ pincode counts for as long as its account is there', async () => {
  await enter('asha', '600002', '600002', '466001');
  expect(await savedPincodes(phone().database)).toHaveLength(2);
  expect(await savedPincodes(phone().database)).toContain(await pincode());
  await signOut(phone().database, 'asha');
  expect(await pincode()).toBe(null);
});

test('a saved address’ pincode that was chosen goes with the account, and what was typed before counts again', async () => {
  await writeDeliveryPincode(phone().database, '560001', false);
  await enter('asha', '600002');
  await writeDeliveryPincode(phone().database, '600002', true);
  expect(await pincode()).toBe('600002');
  await signOut(phone().database, 'asha');
  expect(await pincode()).toBe('560001');
  const left = JSON.stringify(await phone().database.deviceState.toArray());
  expect(left).not.toContain('600002');
});

test('the last choice counts: what is typed after a saved address was chosen takes its place', async () => {
  await enter('asha', '600002');
  await writeDeliveryPincode(phone().database, '600002', true);
  await writeDeliveryPincode(phone().database, '400001', false);
  expect(await pincode()).toBe('400001');
});

test('what stands there and is no pincode counts for nothing', async () => {
  await phone().database.deviceState.put({ key: 'delivery-pincode', value: '012345' });
  expect(await pincode()).toBe(null);
});
