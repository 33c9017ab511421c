// Every refusal of the sign-in service has words that say what to do next, a code is found in typed text, and nobody waits for ever.
import { AuthErrorCodes } from 'firebase/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LoginProblem, problemOf } from '#browser/sign-in/phone-login.ts';
import { TimeoutError, withTimeout } from '#browser/timeout.ts';
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

test.each(KNOWN)(
  'a shopper who meets %s reads a sentence, and no word of the service',
  (problem) => {
    expect(new Set(MEANT[problem].map(problemOf))).toEqual(new Set([problem]));
    expect(new Set(KNOWN.map(sendWords)).size, 'words of its own').toBe(KNOWN.length);
    for (const words of [sendWords(problem), verifyWords(problem)]) {
      expect(words).toMatch(/^[A-Z].*\b(please|you can)\b.*\.$/i);
      expect(words).not.toMatch(
        /auth|firebase|captcha|token|quota|billing|admin|internal|credential|operation/i,
      );
    }
  },
);

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
  const seen = withTimeout(15, 100, work).catch((error) => error instanceof TimeoutError && 'late');
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(await seen).toBe(outcome);
});
