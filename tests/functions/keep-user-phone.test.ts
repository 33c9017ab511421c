// Somebody signs in with their phone; the merchant then sees the number beside what they write about themselves.
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { commitDocument } from '#core/remote/commit-document.ts';
import { makeAccountWithoutPhone, makePhoneAccount } from '../support/demo-accounts.ts';
import { closeDatabase, database, pause, seen } from './shop-database.ts';

const PROFILE = { first_name: 'Asha', last_name: 'Rao', email: 'asha.rao@example.com' };
const SETTLED_MS = 1500;
const used: string[] = [];

/** Where an account's profile lies; it is cleared away after the test. */
function profileOf({ uid }: { uid: string }): string {
  const path = `users/${uid}`;
  used.push(path);
  return path;
}

async function signIn(phoneNumber?: string) {
  const account = await makePhoneAccount(phoneNumber);
  return { ...account, path: profileOf(account) };
}

const hasPhone = (path: string) => seen(path, (it) => it.get('phone') !== undefined);

afterEach(() => Promise.all(used.splice(0).map((path) => database.doc(path).delete())));
afterAll(closeDatabase);

describe('somebody who signs in with their phone', () => {
  test('has it kept, and nothing else', async () => {
    const { path, phone } = await signIn();
    expect(phone).toMatch(/^\+919\d{9}$/);
    expect((await hasPhone(path)).data()).toEqual({ phone });
  });

  test('and then saves a profile has both', async () => {
    const { path, phone, idToken } = await signIn();
    await hasPhone(path);
    expect(await saveProfile(path, idToken)).toBe('ok');
    expect((await database.doc(path).get()).data()).toEqual({ ...PROFILE, phone });
  });

  test('and saves a profile at once, perhaps before the phone is kept, has both', async () => {
    const { path, phone, idToken } = await signIn();
    expect(await saveProfile(path, idToken)).toBe('ok');
    expect((await hasPhone(path)).data()).toEqual({ ...PROFILE, phone });
  });

  test('a second time keeps the account and what they wrote', async () => {
    const { path, phone, uid, idToken } = await signIn();
    await hasPhone(path);
    await saveProfile(path, idToken);
    expect((await signIn(phone)).uid).toBe(uid);
    await pause(SETTLED_MS);
    expect((await database.doc(path).get()).data()).toEqual({ ...PROFILE, phone });
  });
});

test('an account without a phone gets no document, and may write none', async () => {
  const { idToken, ...account } = await makeAccountWithoutPhone();
  const path = profileOf(account);
  expect(await saveProfile(path, idToken)).toBe('refused');
  // The function has run by the time at which it kept a later phone.
  await hasPhone((await signIn()).path);
  await pause(SETTLED_MS);
  expect((await database.doc(path).get()).exists).toBe(false);
});

/** Saves as the shop does: the three fields and no other, under the shopper's own token. */
async function saveProfile(path: string, idToken: string | null): Promise<string> {
  const write = { path: `/${path}`, does: 'merge', fields: PROFILE } as const;
  return (await commitDocument(write, idToken)).kind;
}
