// A handler that delivers to the account of a phone number: each test has its own id and account, and no earlier ones.
import './own-project.ts';
import { randomUUID } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeEach } from 'vitest';
import { database } from '../../backend/functions/src/database.ts';

export const PHONE = '+919876500001';
/** A line with an impossible price. */
export const PRICELESS = { productId: 'moringa', name: 'Moringa', quantity: 2, price: -1 };

/** Those of the current test. */
export let id = '';
export let uid = '';

export const logIn = () => getAuth().createUser({ uid, phoneNumber: PHONE });
export const stored = async (path: string) => (await database.doc(path).get()).data();

/** Empties these collections, and deletes all accounts, before each test. */
export function beginWithout(...collections: readonly string[]): void {
  beforeEach(async () => {
    id = randomUUID();
    uid = `asha-${randomUUID()}`;
    for (const name of collections) await database.recursiveDelete(database.collection(name));
    const { users } = await getAuth().listUsers();
    await getAuth().deleteUsers(users.map((user) => user.uid));
  });
  afterAll(() => database.terminate());
}
