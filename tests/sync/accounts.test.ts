// Whose writes go out, and under which name: the account that made them, or nobody's.
import { expect, test } from 'vitest';
import { readAccount } from '#core/device/account/account.ts';
import type { TokenAnswer } from '#core/remote/account-token.ts';
import { accountCredential } from '#core/sync/account/credential.ts';
import { drain } from '#core/sync/outbox/drain.ts';
import { freshPhone, letTimePass } from './support/phone.ts';

const phone = freshPhone();
const unauthenticated = { code: 401, status: 'UNAUTHENTICATED' };

test('a token that turns out to belong to somebody else holds the write', async () => {
  phone().account = 'asha';
  const id = await phone().raiseEnquiry('chia', 'asha');
  phone().credential = async () => ({ outcome: 'other-account' });
  await drain(phone().setup());
  expect(await phone().row(id)).toMatchObject({
    state: 'held',
    heldFor: 'account',
  });
  expect(phone().shop.commits).toEqual([]);
});

test('an expired token is renewed once and the write goes', async () => {
  phone().account = 'asha';
  await phone().raiseEnquiry('chia', 'asha');
  phone().credential = async (_uid, fresh) => ({
    outcome: 'token',
    token: fresh ? 'fresh' : 'stale',
  });
  phone().shop.rule = (_path, token) => (token === 'stale' ? unauthenticated : null);
  expect(await drain(phone().setup())).toMatchObject({ synced: 1 });
  expect(phone().shop.commits.map(({ token }) => token)).toEqual(['stale', 'fresh']);
});

test('a key that was never there, or has run out, is fetched before anything is sent', async () => {
  const now = 1_795_154_400_000;
  let exchanged = 0;
  const credential = accountCredential(
    phone().database,
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
    await phone().database.deviceState.put({ key: 'account', value });
    expect(await credential('asha', false)).toEqual({ outcome: 'token', token: 'new' });
  }
  expect(exchanged).toBe(2);
});

test('a sign-in that is over holds the write; signing in again lets it go by itself', async () => {
  phone().account = 'asha';
  const id = await phone().raiseEnquiry('chia', 'asha');
  phone().credential = async () => ({ outcome: 'signed-out' });
  await drain(phone().setup());
  await drain(phone().setup());
  expect(await phone().row(id)).toMatchObject({
    state: 'held',
    heldFor: 'auth',
  });
  phone().credential = async () => ({ outcome: 'token', token: 'new' });
  expect(await drain(phone().setup())).toMatchObject({ synced: 1 });
});

test('a token service that cannot be reached is waited for, and nobody is signed out for it', async () => {
  phone().account = 'asha';
  const id = await phone().raiseEnquiry('chia', 'asha');
  phone().credential = async () => ({ outcome: 'unreachable' });
  await drain(phone().setup());
  expect(await phone().row(id)).toMatchObject({ state: 'backoff' });
  phone().credential = async () => ({ outcome: 'token', token: 'new' });
  letTimePass(phone());
  expect(await drain(phone().setup())).toMatchObject({ synced: 1 });
  expect(await phone().rows()).toEqual([]);
});

test('a phone whose clock is a day wrong, either way, still sends', async () => {
  phone().account = 'asha';
  const account = { uid: 'asha', refreshToken: 'r', idToken: 'kept', idTokenEndsAt: phone().now };
  await phone().database.deviceState.put({ key: 'account', value: account });
  const exchange = async (): Promise<TokenAnswer> => ({
    outcome: 'token',
    uid: 'asha',
    idToken: 'fresh',
    refreshToken: 'r2',
    lifetimeMs: 3_600_000,
  });
  // The kept token has really expired; a clock a day behind believes in it until the shop says 401.
  phone().shop.rule = (_path, token) => (token === 'fresh' ? null : unauthenticated);
  phone().credential = accountCredential(phone().database, exchange, () => phone().now);
  for (const skew of [-86_400_000, 86_400_000]) {
    phone().now += skew;
    await phone().raiseEnquiry('chia', 'asha');
    expect(await drain(phone().setup())).toMatchObject({ synced: 1, sendable: 0 });
    phone().now -= skew;
    await phone().database.deviceState.put({ key: 'account', value: account });
  }
  expect((await readAccount(phone().database))?.uid).toBe('asha');
});

test('a shop that believes no token is asked again after a while, not without end', async () => {
  phone().account = 'asha';
  const id = await phone().raiseEnquiry('chia', 'asha');
  phone().shop.rule = () => unauthenticated;
  for (let round = 0; round < 5; round++) await drain(phone().setup());
  expect(phone().shop.commits.length).toBe(2);
  expect(await phone().row(id)).toMatchObject({
    state: 'held',
    heldFor: 'auth',
  });
  phone().shop.rule = () => null;
  letTimePass(phone());
  expect(await drain(phone().setup())).toMatchObject({ synced: 1 });
});

test('a sign-in that is over, behind a kept token that this phone’s clock still believes in, is asked about once in a while', async () => {
  phone().account = 'asha';
  await phone().raiseEnquiry('chia', 'asha');
  let asked = 0;
  phone().credential = async (_uid, fresh) => {
    if (!fresh) return { outcome: 'token', token: 'stale' };
    asked++;
    return { outcome: 'signed-out' };
  };
  phone().shop.rule = () => unauthenticated;
  for (let round = 0; round < 5; round++) await drain(phone().setup());
  expect([phone().shop.commits.length, asked]).toEqual([1, 1]);
});
