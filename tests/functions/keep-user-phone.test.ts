// Somebody signs in with their phone; the merchant then sees the number beside what they write about themselves.
import { afterAll, afterEach, expect, test } from 'vitest';
import { commitDocument } from '#core/remote/commit-document.ts';
import { makeAccountWithoutPhone, makePhoneAccount } from '../support/demo-accounts.ts';
import { closeDatabase, database, pause, seen } from './shop-database.ts';

const PROFILE = { first_name: 'Asha', last_name: 'Rao', email: 'asha.rao@example.com' };
const SETTLED_MS = 1500;
const used: string[] = [];

/** Where an account's profile lies; it is cleared away after the test. */
function pathOf({ uid }: { uid: string }): string {
  const path = `users/${uid}`;
  used.push(path);
  return path;
}
const hasPhone = (path: string) => seen(path, (it) => it.get('phone') !== undefined);

/** Saves as the shop does: the three fields and no other, under the shopper's own token. */
async function saveProfile(path: string, idToken: string | null): Promise<string> {
  const write = { path: `/${path}`, does: 'merge', fields: PROFILE } as const;
  return (await commitDocument(write, idToken)).kind;
}

afterEach(() => Promise.all(used.splice(0).map((path) => database.doc(path).delete())));
afterAll(closeDatabase);

test('who signs in with their phone has it kept and nothing else, then both with a profile, also after a second sign-in', async () => {
  const asha = await makePhoneAccount();
  const path = pathOf(asha);
  expect((await hasPhone(path)).data()).toEqual({ phone: asha.phone });
  expect(await saveProfile(path, asha.idToken)).toBe('ok');
  expect((await makePhoneAccount(asha.phone)).uid).toBe(asha.uid);
  await pause(SETTLED_MS);
  expect((await database.doc(path).get()).data()).toEqual({ ...PROFILE, phone: asha.phone });
});

test('who saves a profile at once, perhaps before the phone is kept, has both', async () => {
  const { phone, idToken, ...asha } = await makePhoneAccount();
  const path = pathOf(asha);
  expect(await saveProfile(path, idToken)).toBe('ok');
  expect((await hasPhone(path)).data()).toEqual({ ...PROFILE, phone });
});

test('an account without a phone gets no document, and may write none', async () => {
  const { idToken, ...account } = await makeAccountWithoutPhone();
  const path = pathOf(account);
  expect(await saveProfile(path, idToken)).toBe('refused');
  // The function has run by the time at which it kept a later phone.
  await hasPhone(pathOf(await makePhoneAccount()));
  await pause(SETTLED_MS);
  expect((await database.doc(path).get()).exists).toBe(false);
});
