// For a test file with a separate project: each test begins without the documents of these collections.
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeEach } from 'vitest';
import { database } from '../../backend/functions/src/database.ts';

export function beginWithout(...collections: string[]): void {
  beforeEach(async () => {
    for (const name of collections) await database.recursiveDelete(database.collection(name));
  });
  afterAll(() => database.terminate());
}

export async function removeAccounts(): Promise<void> {
  const { users } = await getAuth().listUsers();
  await getAuth().deleteUsers(users.map(({ uid }) => uid));
}
