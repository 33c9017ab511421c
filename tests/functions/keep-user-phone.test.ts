// Somebody signs in with their phone; the merchant then sees the number beside what they write about themselves.
import { afterAll, expect, test } from 'vitest';
import { commitDocument } from '#core/remote/commit-document.ts';
import { makePhoneAccount } from '../support/demo-accounts.ts';
import { closeDatabase, database, seen } from './shop-database.ts';

const PROFILE = { first_name: 'Asha', last_name: 'Rao', email: 'asha.rao@example.com' };

afterAll(closeDatabase);

test('who signs in with their phone has it kept, and beside it what they save as the shop does', async () => {
  const { uid, phone, idToken } = await makePhoneAccount();
  const path = `users/${uid}`;
  expect((await seen(path, (it) => it.exists)).data()).toEqual({ phone });
  const write = { path: `/${path}`, does: 'merge', fields: PROFILE } as const;
  expect((await commitDocument(write, idToken)).kind).toBe('ok');
  expect((await database.doc(path).get()).data()).toEqual({ ...PROFILE, phone });
  await database.doc(path).delete();
});
