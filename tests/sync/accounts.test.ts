// Whose writes go out, under which name, and with which App Check proof; without a proof, nothing is refused for good or waits.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppCheck } from '#engine/account/app-check.ts';
import { setAppCheckToken } from '#engine/account/app-check-header.ts';
import { accountCredential, type Credential } from '#engine/account/credential.ts';
import { APP_UNPROVEN } from '#engine/outbox/write.ts';
import { eachPhone } from './support/phone.ts';

const phone = eachPhone();
const unauthenticated = { code: 401, status: 'UNAUTHENTICATED' };

const raise = () => phone.raiseEnquiry('chia', 'asha');
beforeEach(() => {
  phone.account = 'asha';
});

test.each<[string, Credential, object]>([
  ['belongs to somebody else', { outcome: 'other-account' }, { state: 'held', heldFor: 'account' }],
  ['is no longer given', { outcome: 'signed-out' }, { state: 'held', heldFor: 'auth' }],
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

test('an expired token is renewed once and the write goes; one that was never there, or has run out, is fetched before anything is sent', async () => {
  await raise();
  const token = (fresh: boolean) => (fresh ? 'fresh' : 'stale');
  phone.credential = async (_uid, fresh) => ({ outcome: 'token', token: token(fresh) });
  phone.shop.rule = (_path, token) => (token === 'stale' ? unauthenticated : null);
  expect(await phone.drain()).toMatchObject({ synced: 1 });
  expect(phone.shop.commits.map(({ token }) => token)).toEqual(['stale', 'fresh']);

  const keys = { uid: 'asha', idToken: 'new', refreshToken: 'next', lifetimeMs: 1 };
  const exchange = vi.fn(async () => ({ outcome: 'token' as const, ...keys }));
  const credential = accountCredential(phone.database, exchange, () => phone.now);
  for (const [idToken, left] of [
    [null, -phone.now],
    ['old', -60_000],
  ] as const) {
    const kept = { idToken, idTokenEndsAt: phone.now + left };
    const value = { uid: 'asha', refreshToken: 'first', ...kept };
    await phone.database.deviceState.put({ key: 'account', value });
    expect(await credential('asha', false)).toEqual({ outcome: 'token', token: 'new' });
  }
  expect(exchange).toHaveBeenCalledTimes(2);
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

const HOUR_MS = 60 * 60_000;
const proofs: (string | null)[] = [];

/** A one-hour token as Google makes it, by a clock a day off this phone's. */
function token(name: string): string {
  const claims = { iat: 1_700_000_000, exp: 1_700_003_600, jti: name };
  return `e30.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.${name}`;
}

const appCheck = () => new AppCheck(phone.database, () => phone.now);

/** A shop that accepts only writes with this proof (null: with any, or none). */
function shopWants(wanted: string | null, refusal = { code: 403, status: 'PERMISSION_DENIED' }) {
  phone.shop.rule = (_path, _token, proof) => {
    proofs.push(proof);
    return wanted === null || proof === wanted ? null : refusal;
  };
}

/** Drains as a passing worker does, which cannot fetch a proof. */
async function workerDrains(): Promise<void> {
  setAppCheckToken(null);
  await appCheck().kept();
  await phone.drain({ appCheck: appCheck() });
}

/** Does as a page does: fetches a new proof if one is due, then drains. */
async function pageLooks(fetchToken: () => Promise<string>): Promise<void> {
  await appCheck().renewed(fetchToken);
  await workerDrains();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: phone.now });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  proofs.length = 0;
});
afterEach(() => {
  setAppCheckToken(null);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function timePasses(ms?: number): void {
  phone.pass(ms);
  vi.setSystemTime(phone.now);
}

test('a kept proof goes along with the worker’s writes, and no longer than it lasts; without one nothing waits', async () => {
  shopWants(null);
  const sends = async () => {
    await phone.raiseEnquiry();
    await workerDrains();
  };
  await sends();
  await appCheck().renewed(async () => token('a'));
  await sends();
  timePasses(HOUR_MS + 1000);
  await sends();
  expect(proofs).toEqual([null, token('a'), null]);
  expect(phone.shop.documents.size).toBe(3);
});

test.each([{ code: 403, status: 'PERMISSION_DENIED' }, unauthenticated])(
  'what is refused ($code) waits for a fresh proof, however often there is none to be had, and then it goes',
  async (refusal) => {
    await appCheck().renewed(async () => token('old'));
    shopWants(token('new'), refusal);
    const id = await raise();
    await workerDrains();
    expect(await phone.row(id)).toMatchObject({ state: 'backoff' });
    expect(await appCheck().kept()).toMatchObject({ isDoubted: true });
    for (let round = 0; round < 3; round++) {
      await pageLooks(() => Promise.reject(new Error('too many requests')));
      timePasses();
    }
    expect(await phone.row(id)).toMatchObject({ state: 'backoff' });
    await pageLooks(async () => token('new'));
    expect(proofs.at(-1)).toBe(token('new'));
    expect(phone.shop.documents.size).toBe(1);
    expect(await phone.row(id)).toBeUndefined();
  },
);

test('where only the worker drains and the proof has run out, a write waits for a page, however often it is refused', async () => {
  await appCheck().renewed(async () => token('old'));
  timePasses(HOUR_MS + 1000);
  shopWants(token('new'));
  const id = await phone.raiseEnquiry();
  for (let round = 0; round < 5; round++) {
    await workerDrains();
    timePasses();
  }
  expect(proofs).toEqual(Array(5).fill(null));
  const unproven = { state: 'backoff', lastError: { code: APP_UNPROVEN } };
  expect(await phone.row(id)).toMatchObject(unproven);
  await pageLooks(async () => token('new'));
  expect(phone.shop.documents.size).toBe(1);
});

test('what the shop refuses with a good proof twice is refused, and the shopper is told', async () => {
  shopWants('nobody has this one');
  const id = await phone.raiseEnquiry();
  let made = 0;
  const fetchToken = async () => token(`made-${++made}`);
  for (let round = 0; round < 3; round++) {
    await pageLooks(fetchToken);
    timePasses(1000);
  }
  expect(await phone.row(id)).toMatchObject({ state: 'refused' });
  expect(proofs).toEqual([token('made-1'), token('made-2')]);
});

test('a proof is fetched once, and again only when it is nearly over', async () => {
  let made = 0;
  const fetchToken = async () => token(`made-${++made}`);
  const look = () => appCheck().renewed(fetchToken);
  await look();
  await look();
  timePasses(HOUR_MS - 6 * 60_000);
  expect(await look()).toMatchObject({ token: token('made-1') });
  timePasses(2 * 60_000);
  expect(await look()).toMatchObject({ token: token('made-2'), isDoubted: false });
});
