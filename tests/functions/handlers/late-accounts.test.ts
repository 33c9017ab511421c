// News of a new account may come late or twice. Here it is played by hand, in a project of its own where no function
// listens, against the real emulator.
import '../own-project.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { storePhone } from '../../../backend/functions/src/account/store-phone.ts';
import { database } from '../../../backend/functions/src/database.ts';

const PHONE = '+919876543210';
const PROFILE = { first_name: 'Asha', last_name: 'Rao', email: 'asha.rao@example.com' };
const asha = database.doc('users/asha');

beforeEach(() => asha.delete());
afterAll(() => database.terminate());

test('news of an account adds the phone, once, and leaves a profile that was saved before or in between', async () => {
  await storePhone('asha', PHONE);
  expect((await asha.get()).data()).toEqual({ phone: PHONE });
  await asha.set(PROFILE);
  await storePhone('asha', PHONE);
  await storePhone('asha', PHONE);
  expect((await asha.get()).data()).toEqual({ ...PROFILE, phone: PHONE });
});

test('an account without a phone leaves a profile as it is, and makes none', async () => {
  await storePhone('asha', undefined);
  expect((await asha.get()).exists).toBe(false);
  await asha.set(PROFILE);
  await storePhone('asha', undefined);
  expect((await asha.get()).data()).toEqual(PROFILE);
});
