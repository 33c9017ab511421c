// Somebody tries the shop on their own computer and signs in as the demo customer.
import { afterAll, expect, test } from 'vitest';
import { customer } from '../../backend/seed/demo-customer.ts';
import { openEmulator } from '../../backend/seed/emulator.ts';
import { writeCustomer } from '../../backend/seed/write-customer.ts';
import { makePhoneAccount } from '../support/demo-accounts.ts';
import { closeDatabase, database } from './shop-database.ts';

process.env.FIREBASE_AUTH_EMULATOR_HOST ??= '127.0.0.1:9099';
process.env.FIREBASE_STORAGE_EMULATOR_HOST ??= '127.0.0.1:9199';

afterAll(closeDatabase);

const home = database.doc(`users/${customer.uid}`);

async function ids(collection: string): Promise<string[]> {
  return (await home.collection(collection).select().get()).docs.map(({ id }) => id);
}

test('whoever signs in with the demo customer’s phone is the demo customer', async () => {
  const { uid } = await makePhoneAccount(customer.phone);
  expect(uid).toBe(customer.uid);
  expect((await home.get()).data()).toMatchObject({ first_name: 'Asha', phone: customer.phone });
});

test('filling the shop a second time makes no second of anything', async () => {
  const collections = ['addresses', 'orders', 'quotations'];
  const before = await Promise.all(collections.map(ids));
  const emulator = openEmulator('demo-haat');
  try {
    await writeCustomer(emulator, Date.now());
  } finally {
    await emulator.close();
  }
  expect(await Promise.all(collections.map(ids))).toEqual(before);
  expect((await makePhoneAccount(customer.phone)).uid).toBe(customer.uid);
});
