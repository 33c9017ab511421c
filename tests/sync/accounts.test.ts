// Whose writes go out, and under which name: that of the account that made them, or nobody's.
import { beforeEach, expect, test } from 'vitest';
import { accountCredential, type Credential } from '#engine/account/credential.ts';
import { eachPhone } from './support/phone.ts';

const phone = eachPhone();
const unauthenticated = { code: 401, status: 'UNAUTHENTICATED' };

const raise = () => phone.raiseEnquiry('chia', 'asha');
beforeEach(() => {
  phone.account = 'asha';
});

test.each<[string, Credential, object]>([
  ['belongs to somebody else', { outcome: 'other-account' }, { state: 'held', heldFor: 'account' }],
  [
    'is no longer given, the sign-in being over',
    { outcome: 'signed-out' },
    { state: 'held', heldFor: 'auth' },
  ],
  ['cannot be asked for', { outcome: 'unreachable' }, { state: 'backoff' }],
])(
  'a token that %s keeps the write here, until there is one: then it goes by itself',
  async (_why, answer, waits) => {
    const id = await raise();
    phone.credential = async () => answer;
    for (let round = 0; round < 2; round++) await phone.drain();
    expect(await phone.row(id)).toMatchObject(waits);
    expect(phone.shop.commits).toEqual([]);
    phone.credential = async () => ({ outcome: 'token', token: 'new' });
    phone.pass();
    expect(await phone.drain()).toMatchObject({ synced: 1 });
  },
);

test('an expired token is renewed once and the write goes', async () => {
  await raise();
  phone.credential = async (_uid, fresh) => ({
    outcome: 'token',
    token: fresh ? 'fresh' : 'stale',
  });
  phone.shop.rule = (_path, token) => (token === 'stale' ? unauthenticated : null);
  expect(await phone.drain()).toMatchObject({ synced: 1 });
  expect(phone.shop.commits.map(({ token }) => token)).toEqual(['stale', 'fresh']);
});

test('a key that was never there, or has run out, is fetched before anything is sent', async () => {
  const now = 1_795_154_400_000;
  let exchanged = 0;
  const credential = accountCredential(
    phone.database,
    async () => {
      exchanged += 1;
      return { outcome: 'token', uid: 'asha', idToken: 'new', refreshToken: 'next', lifetimeMs: 1 };
    },
    () => now,
  );
  for (const [idToken, idTokenEndsAt] of [
    [null, 0],
    ['old', now - 60_000],
  ] as const) {
    const value = { uid: 'asha', refreshToken: 'first', idToken, idTokenEndsAt };
    await phone.database.deviceState.put({ key: 'account', value });
    expect(await credential('asha', false)).toEqual({ outcome: 'token', token: 'new' });
  }
  expect(exchanged).toBe(2);
});

test('a shop that believes no token is asked again after a while, not without end, and nobody is asked for new ones each time', async () => {
  const id = await raise();
  phone.shop.rule = () => unauthenticated;
  const drains = async () => {
    for (let round = 0; round < 5; round++) await phone.drain();
  };
  await drains();
  expect(phone.shop.commits.length).toBe(2);
  expect(await phone.row(id)).toMatchObject({ state: 'held', heldFor: 'auth' });
  // The sign-in has ended, although by this phone's clock its stored token is still valid.
  let asked = 0;
  const { credential } = phone;
  phone.credential = async (_uid, fresh) => {
    if (!fresh) return { outcome: 'token', token: 'stale' };
    asked++;
    return { outcome: 'signed-out' };
  };
  phone.pass();
  await drains();
  expect([phone.shop.commits.length, asked]).toEqual([3, 1]);
  phone.credential = credential;
  phone.shop.rule = () => null;
  phone.pass();
  expect(await phone.drain()).toMatchObject({ synced: 1 });
});
