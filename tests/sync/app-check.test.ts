// The App Check proof goes along where there is one; without one, nothing is refused for good or waits.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppCheck } from '#engine/account/app-check.ts';
import { setAppCheckToken } from '#engine/account/app-check-header.ts';
import { APP_UNPROVEN } from '#engine/outbox/write.ts';
import { eachPhone } from './support/phone.ts';

const phone = eachPhone();
const HOUR_MS = 60 * 60_000;
const proofs: (string | null)[] = [];

/** A one-hour token as Google makes it, by a clock a day off this phone's. */
function token(name: string): string {
  const claims = { iat: 1_700_000_000, exp: 1_700_003_600, jti: name };
  return `e30.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.${name}`;
}

function appCheck(): AppCheck {
  return new AppCheck(phone.database, () => phone.now);
}

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

test.each([
  { code: 403, status: 'PERMISSION_DENIED' },
  { code: 401, status: 'UNAUTHENTICATED' },
])(
  'what is refused ($code) waits for a fresh proof, however often there is none to be had, and then it goes',
  async (refusal) => {
    phone.account = 'asha';
    await appCheck().renewed(async () => token('old'));
    shopWants(token('new'), refusal);
    const id = await phone.raiseEnquiry('moringa', 'asha');
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
  expect(proofs).toEqual([null, null, null, null, null]);
  expect(await phone.row(id)).toMatchObject({
    state: 'backoff',
    lastError: { code: APP_UNPROVEN },
  });
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
