// Every refusal of the sign-in service has words that say what to do next, a code is found in typed text, and nobody waits for ever.
import { AuthErrorCodes } from 'firebase/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LoginProblem, problemOf } from '#browser/sign-in/phone-login.ts';
import { TimeoutError, withTimeout } from '#browser/timeout.ts';
import { sendWords, verifyWords } from '#shop/sign-in/messages.ts';
import { codeIn } from '#shop/sign-in/phone-number.ts';

/** The reference's codes for sending a code, for exchanging it, and for their common base. */
type Refusal = Exclude<LoginProblem, 'not-kept'>;
const MEANT: Record<Refusal, readonly string[]> = {
  'no-network': [AuthErrorCodes.NETWORK_REQUEST_FAILED, AuthErrorCodes.TIMEOUT],
  'too-many-attempts': [AuthErrorCodes.TOO_MANY_ATTEMPTS_TRY_LATER],
  'shop-limit': [AuthErrorCodes.QUOTA_EXCEEDED],
  'shop-trouble': [
    ...['auth/billing-not-enabled', AuthErrorCodes.ADMIN_ONLY_OPERATION],
    AuthErrorCodes.INTERNAL_ERROR,
  ],
  'number-invalid': [AuthErrorCodes.INVALID_PHONE_NUMBER, 'auth/missing-phone-number'],
  'region-refused': [AuthErrorCodes.OPERATION_NOT_ALLOWED],
  'not-a-robot': [
    ...[AuthErrorCodes.CAPTCHA_CHECK_FAILED, AuthErrorCodes.INVALID_APP_CREDENTIAL],
    ...[AuthErrorCodes.MISSING_APP_CREDENTIAL, AuthErrorCodes.RECAPTCHA_NOT_ENABLED],
    ...[AuthErrorCodes.MISSING_RECAPTCHA_TOKEN, AuthErrorCodes.INVALID_RECAPTCHA_TOKEN],
  ],
  'code-wrong': [
    ...[AuthErrorCodes.INVALID_CODE, AuthErrorCodes.MISSING_CODE, 'auth/invalid-credential'],
  ],
  'code-expired': [
    ...[AuthErrorCodes.CODE_EXPIRED, AuthErrorCodes.INVALID_SESSION_INFO],
    AuthErrorCodes.MISSING_SESSION_INFO,
  ],
  'account-disabled': [AuthErrorCodes.USER_DISABLED],
  other: [AuthErrorCodes.APP_NOT_AUTHORIZED, AuthErrorCodes.USER_DELETED, 'auth/new', ''],
};
const KNOWN = Object.keys(MEANT) as Refusal[];

test.each(KNOWN)(
  'a shopper who meets %s, whatever the service calls it, reads a sentence, and no word of the service',
  (problem) => {
    expect(new Set(MEANT[problem].map(problemOf))).toEqual(new Set([problem]));
    for (const words of [sendWords(problem), verifyWords(problem)]) {
      expect(words).toMatch(/^[A-Z].*\b(please|you can)\b.*\.$/i);
      expect(words).not.toMatch(
        /auth|firebase|captcha|token|quota|billing|admin|internal|credential|operation/i,
      );
    }
  },
);

test('each problem has words of its own', () => {
  expect(new Set(KNOWN.map(sendWords)).size).toBe(KNOWN.length);
});

test.each([
  ['123456 is your verification code for haat.example.', '123456'],
  ['Code 654321 for +919876543210', '654321'],
  ['1234567', '123456'],
  ['आपका कोड ६५४३२१ है', '654321'],
])('the code is found in what is typed or pasted: %s → %s', (typed, code) => {
  expect(codeIn(typed, 6)).toBe(code);
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = (ms: number) => new Promise<string>((done) => setTimeout(() => done('answer'), ms));

test.each<[string, Parameters<typeof withTimeout<string>>[2], string]>([
  ['an answer in time is the answer', () => after(14), 'answer'],
  ['an answer that takes too long is not waited for', () => after(16), 'late'],
  [
    'what a person does in between does not count, and the clock starts anew after it',
    async (pauseTimeout) => {
      await after(10);
      await pauseTimeout(() => after(90));
      return after(14);
    },
    'answer',
  ],
  ['a puzzle that nobody solves ends', (pauseTimeout) => pauseTimeout(() => after(101)), 'late'],
])('%s', async (_what, work, outcome) => {
  const seen = withTimeout(15, 100, work).catch((error) => error instanceof TimeoutError && 'late');
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(await seen).toBe(outcome);
});
