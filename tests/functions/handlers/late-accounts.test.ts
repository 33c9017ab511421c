// News of a new account may come late or twice. Here it is played by hand, in a project of its own where no function
// listens, against the real emulator.
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { storePhone } from '../../../backend/functions/src/account/store-phone.ts';
import { database } from '../../../backend/functions/src/database.ts';

vi.hoisted(() => {
  process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080';
  process.env.GCLOUD_PROJECT = 'demo-haat-late-accounts';
});

const PHONE = '+919876543210';
const PROFILE = { first_name: 'Asha', last_name: 'Rao', email: 'asha.rao@example.com' };
const asha = database.doc('users/asha');

beforeEach(() => asha.delete());
afterAll(() => database.terminate());

test('news that comes late, after a profile was saved, adds the phone and leaves the rest', async () => {
  await asha.set(PROFILE);
  await storePhone('asha', PHONE);
  expect((await asha.get()).data()).toEqual({ ...PROFILE, phone: PHONE });
});

test('news that comes twice keeps the phone once, and what was saved in between', async () => {
  await storePhone('asha', PHONE);
  await asha.set(PROFILE, { merge: true });
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
