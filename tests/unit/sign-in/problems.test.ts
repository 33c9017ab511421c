// Every refusal of the sign-in service has words that say what to do next.
import { AuthErrorCodes } from 'firebase/auth';
import { describe, expect, test } from 'vitest';
import { sendWords, verifyWords } from '#features/sign-in/messages.ts';
import { type LoginProblem, problemOf } from '#services/sign-in/phone-login.ts';

/** The codes that the reference names for sending a code, for exchanging it, and for what both stand on. */
const MEANT: readonly [string, LoginProblem][] = [
  [AuthErrorCodes.NETWORK_REQUEST_FAILED, 'no-network'],
  [AuthErrorCodes.TIMEOUT, 'no-network'],
  [AuthErrorCodes.TOO_MANY_ATTEMPTS_TRY_LATER, 'too-many-attempts'],
  [AuthErrorCodes.QUOTA_EXCEEDED, 'shop-limit'],
  ['auth/billing-not-enabled', 'shop-trouble'],
  [AuthErrorCodes.ADMIN_ONLY_OPERATION, 'shop-trouble'],
  [AuthErrorCodes.INTERNAL_ERROR, 'shop-trouble'],
  [AuthErrorCodes.INVALID_PHONE_NUMBER, 'number-invalid'],
  ['auth/missing-phone-number', 'number-invalid'],
  [AuthErrorCodes.OPERATION_NOT_ALLOWED, 'region-refused'],
  [AuthErrorCodes.CAPTCHA_CHECK_FAILED, 'not-a-robot'],
  [AuthErrorCodes.INVALID_APP_CREDENTIAL, 'not-a-robot'],
  [AuthErrorCodes.MISSING_APP_CREDENTIAL, 'not-a-robot'],
  [AuthErrorCodes.RECAPTCHA_NOT_ENABLED, 'not-a-robot'],
  [AuthErrorCodes.MISSING_RECAPTCHA_TOKEN, 'not-a-robot'],
  [AuthErrorCodes.INVALID_RECAPTCHA_TOKEN, 'not-a-robot'],
  [AuthErrorCodes.INVALID_CODE, 'code-wrong'],
  [AuthErrorCodes.MISSING_CODE, 'code-wrong'],
  ['auth/invalid-credential', 'code-wrong'],
  [AuthErrorCodes.CODE_EXPIRED, 'code-expired'],
  [AuthErrorCodes.INVALID_SESSION_INFO, 'code-expired'],
  [AuthErrorCodes.MISSING_SESSION_INFO, 'code-expired'],
  [AuthErrorCodes.USER_DISABLED, 'account-disabled'],
  [AuthErrorCodes.NEED_CONFIRMATION, 'other'],
  [AuthErrorCodes.SECOND_FACTOR_ALREADY_ENROLLED, 'other'],
  [AuthErrorCodes.APP_NOT_AUTHORIZED, 'other'],
  [AuthErrorCodes.INVALID_API_KEY, 'other'],
  [AuthErrorCodes.INVALID_ORIGIN, 'other'],
  [AuthErrorCodes.ARGUMENT_ERROR, 'other'],
  [AuthErrorCodes.USER_DELETED, 'other'],
  [AuthErrorCodes.INVALID_PASSWORD, 'other'],
  ['auth/something-new', 'other'],
  ['', 'other'],
];

test.each(MEANT)('the service says %s: for the shopper that is %s', (code, problem) => {
  expect(problemOf(code)).toBe(problem);
});

describe('words', () => {
  const known = [...new Set(MEANT.map(([, problem]) => problem))];

  test.each(known)(
    'a shopper who meets %s reads a sentence, and no word of the service',
    (problem) => {
      for (const words of [sendWords(problem), verifyWords(problem)]) {
        expect(words).toMatch(/^[A-Z].*\b(please|you can)\b.*\.$/i);
        expect(words).not.toMatch(
          /auth|firebase|captcha|token|quota|billing|admin|internal|credential|operation/i,
        );
      }
    },
  );

  test('what nobody foresaw is said in the words of the specification', () => {
    expect(sendWords('other')).toBe('Failed to send OTP. Please try again.');
  });

  test('each problem has words of its own', () => {
    expect(new Set(known.map(sendWords)).size).toBe(known.length);
  });
});
