// A developer tries the shop on their own computer and signs in as the demo customer.
import { afterAll, expect, test } from 'vitest';
import { customer } from '../../backend/seed/demo-customer.ts';
import { makePhoneAccount } from '../support/demo-accounts.ts';
import { closeDatabase, database } from './shop-database.ts';

process.env.FIREBASE_AUTH_EMULATOR_HOST ??= '127.0.0.1:9099';

afterAll(closeDatabase);

test('whoever signs in with the demo customer’s phone is the demo customer', async () => {
  const { uid } = await makePhoneAccount(customer.phone);
  expect(uid).toBe(customer.uid);
  const home = (await database.doc(`users/${uid}`).get()).data();
  expect(home).toMatchObject({ first_name: 'Asha', phone: customer.phone });
});
