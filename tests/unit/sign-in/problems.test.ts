// Every refusal of the sign-in service has words that say what to do next; a code is waited for as long as it is valid, and found in typed text.
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { AuthErrorCodes } from 'firebase/auth';
import { beforeEach, expect, test, vi } from 'vitest';
import { type LoginProblem, problemOf } from '#browser/sign-in/phone-login.ts';
import { TimeoutError, withTimeout } from '#browser/timeout.ts';
import { signIn } from '#domain/account-mirror/sign-in.ts';
import { openDatabase } from '#domain/device/database.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';
import * as waiting from '#engine/account/pending-sign-in.ts';
import { sendWords, verifyWords } from '#shop/sign-in/messages.ts';
import { codeIn } from '#shop/sign-in/phone-number.ts';

/** The reference's codes for sending a code, for exchanging it, and for their common base. */
type Refusal = Exclude<LoginProblem, 'not-kept'>;
const E = AuthErrorCodes;
const MEANT: Record<Refusal, readonly string[]> = {
  'no-network': [E.NETWORK_REQUEST_FAILED, E.TIMEOUT],
  'too-many-attempts': [E.TOO_MANY_ATTEMPTS_TRY_LATER],
  'shop-limit': [E.QUOTA_EXCEEDED],
  'shop-trouble': ['auth/billing-not-enabled', E.ADMIN_ONLY_OPERATION, E.INTERNAL_ERROR],
  'number-invalid': [E.INVALID_PHONE_NUMBER, 'auth/missing-phone-number'],
  'region-refused': [E.OPERATION_NOT_ALLOWED],
  'not-a-robot': [
    ...[E.CAPTCHA_CHECK_FAILED, E.INVALID_APP_CREDENTIAL, E.MISSING_APP_CREDENTIAL],
    ...[E.RECAPTCHA_NOT_ENABLED, E.MISSING_RECAPTCHA_TOKEN, E.INVALID_RECAPTCHA_TOKEN],
  ],
  'code-wrong': [E.INVALID_CODE, E.MISSING_CODE, 'auth/invalid-credential'],
  'code-expired': [E.CODE_EXPIRED, E.INVALID_SESSION_INFO, E.MISSING_SESSION_INFO],
  'account-disabled': [E.USER_DISABLED],
  other: [E.APP_NOT_AUTHORIZED, E.USER_DELETED, 'auth/new', ''],
};
const KNOWN = Object.keys(MEANT) as Refusal[];

const OF_THE_SERVICE =
  /auth|firebase|captcha|token|quota|billing|admin|internal|credential|operation/i;

test.each(KNOWN)('who meets %s reads a sentence, and no word of the service', (problem) => {
  expect(new Set(MEANT[problem].map(problemOf))).toEqual(new Set([problem]));
  expect(new Set(KNOWN.map(sendWords)).size, 'words of its own').toBe(KNOWN.length);
  for (const words of [sendWords(problem), verifyWords(problem)]) {
    expect(words).toMatch(/^[A-Z].*\b(please|you can)\b.*\.$/i);
    expect(words).not.toMatch(OF_THE_SERVICE);
  }
});

test('the code is found in what is typed or pasted', () => {
  const messages = ['123456 is your code for haat.example.', 'Code 123456 for +919876543210'];
  for (const typed of [...messages, '1234567', 'आपका कोड १२३४५६ है'])
    expect(codeIn(typed, 6), typed).toBe('123456');
});

const after = (ms: number) => new Promise<string>((done) => setTimeout(() => done('answer'), ms));

type Work = Parameters<typeof withTimeout<string>>[2];
const solving: Work = async (pauseTimeout) => {
  await after(10);
  await pauseTimeout(() => after(90));
  return after(14);
};

test.each<[string, Work, string]>([
  ['an answer in time is the answer', () => after(14), 'answer'],
  ['an answer that takes too long is not waited for', () => after(16), 'late'],
  ['what a person does in between does not count, and the clock starts anew', solving, 'answer'],
  ['a puzzle that nobody solves ends', (pauseTimeout) => pauseTimeout(() => after(101)), 'late'],
])('%s', async (_what, work, outcome) => {
  vi.useFakeTimers();
  const seen = withTimeout(15, 100, work).catch((error) => error instanceof TimeoutError && 'late');
  await vi.advanceTimersByTimeAsync(1_000_000);
  vi.useRealTimers();
  expect(await seen).toBe(outcome);
});

const { readPendingSignIn, resumePendingSignIn } = waiting;
const NOON = Date.UTC(2026, 0, 5, 12);
const SECOND = 1_000;
const MINUTE = 60_000;
const ASHA = '+919876543210';
const RAVI = '+919876543211';

let database: HaatDatabase;
beforeEach(() => {
  database = openDatabase('haat', { indexedDB: new IDBFactory(), IDBKeyRange });
});

const send = (phone: string, after = 0, verificationId = 'one') =>
  waiting.recordCodeSent(database, { phone, verificationId }, NOON + after);
const pendingAt = (after: number) => readPendingSignIn(database, NOON + after);

async function waitOf(phone: string, after: number): Promise<number | null> {
  const pending = await pendingAt(after);
  return pending?.phone === phone ? waiting.resendAt(pending) - NOON - after : null;
}

test('the next code can be asked for after 30, then 60, then 120 seconds, and 120 from then on', async () => {
  const waits: (number | null)[] = [];
  let after = 0;
  for (let codes = 0; codes < 5; codes++) {
    await send(ASHA, after);
    const wait = await waitOf(ASHA, after);
    waits.push(wait);
    after += wait ?? 0;
  }
  expect(waits).toEqual([30, 60, 120, 120, 120].map((seconds) => seconds * SECOND));
});

test('ten minutes later, or with a clock that was set back, it is as if nothing had been; ten numbers are remembered at most, the newest', async () => {
  await send(ASHA);
  expect(await waitOf(ASHA, -24 * 60 * MINUTE)).toBeNull();
  await send(ASHA, 30 * SECOND);
  expect(await waitOf(ASHA, 11 * MINUTE)).toBeNull();
  await send(ASHA, 11 * MINUTE);
  expect(await waitOf(ASHA, 11 * MINUTE)).toBe(30 * SECOND);
  const numbers = Array.from({ length: 11 }, (_, index) => `+9198765432${10 + index}`);
  for (const phone of numbers) await send(phone);
  const known = (phone?: string) => resumePendingSignIn(database, `${phone}`, NOON);
  expect([await known(numbers[0]), await known(numbers[1])]).toEqual([false, true]);
});

test('the sign-in that waits is known when the shop is opened again, for ten minutes, with its newest code; another number takes its place, and neither shortens the wait nor renews the code of the first', async () => {
  await send(ASHA, 0, 'first');
  await send(ASHA, 30 * SECOND, 'second');
  const pending = { phone: ASHA, verificationId: 'second', sentAt: NOON + 30 * SECOND, sends: 2 };
  expect(await pendingAt(10 * MINUTE)).toEqual(pending);
  expect(await pendingAt(10 * MINUTE + 30 * SECOND + 1)).toBeNull();
  await send(RAVI, 40 * SECOND, 'of Ravi');
  const ofRavi = { phone: RAVI, verificationId: 'of Ravi', sends: 1 };
  expect(await pendingAt(41 * SECOND)).toMatchObject(ofRavi);
  expect(await resumePendingSignIn(database, ASHA, NOON + 50 * SECOND)).toBe(true);
  expect(await pendingAt(50 * SECOND)).toMatchObject({ phone: ASHA, verificationId: 'second' });
  expect(await waitOf(ASHA, 50 * SECOND)).toBe(40 * SECOND);
  expect(await pendingAt(10 * MINUTE + 31 * SECOND), 'none comes back').toBeNull();
  expect(await resumePendingSignIn(database, ASHA, NOON + 90 * SECOND)).toBe(false);
  await send(ASHA, 90 * SECOND, 'third');
  expect(await waitOf(ASHA, 90 * SECOND)).toBe(120 * SECOND);
});

test('it goes with the sign-in, and so does the wait; what a fault left in another form is none', async () => {
  await send(ASHA);
  const tokens = { refreshToken: 'r', idToken: 'i', idTokenEndsAt: NOON + 60 * MINUTE };
  await signIn(database, { uid: 'asha', phone: ASHA, isOver: false, ...tokens });
  expect(await pendingAt(0)).toBeNull();
  await database.deviceState.put({ key: 'pending-sign-in', value: { phone: 'x', sends: 'no' } });
  expect(await pendingAt(0)).toBeNull();
});
