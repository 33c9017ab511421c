// A handler that brings something to the account of a phone number: an id and an account of its own for each test, and no others before it.
import './own-project.ts';
import { randomUUID } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeEach } from 'vitest';
import { database } from '../../backend/functions/src/database.ts';

export const PHONE = '+919876500001';
/** A line that makes no sense. */
export const PRICELESS = { productId: 'moringa', name: 'Moringa', quantity: 2, price: -1 };

/** Those of the test that runs. */
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
