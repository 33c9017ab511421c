// Signing in by phone: sends a code to the number, exchanges the code for an account. Online only. The SDK is loaded on
// first use and stores nothing; the device's account row does.

import { PUZZLE_TIMEOUT_MS, SIGN_IN_TIMEOUT_MS } from '#domain/shared/limits.ts';
import type { Account } from '#engine/account/account.ts';
import { type PauseTimeout, TimeoutError, withTimeout } from '../timeout.ts';

/** Why it failed, as far as the shopper's next step differs. */
export type LoginProblem =
  | 'no-network'
  | 'too-many-attempts'
  | 'shop-limit'
  | 'shop-trouble'
  | 'number-invalid'
  | 'region-refused'
  | 'not-a-robot'
  | 'code-wrong'
  | 'code-expired'
  | 'account-disabled'
  | 'not-kept'
  | 'other';

export type CodeAnswer =
  | { outcome: 'sent'; verificationId: string }
  | { outcome: 'failed'; problem: LoginProblem };
export type SignInAnswer =
  | { outcome: 'signed-in'; account: Account }
  | { outcome: 'failed'; problem: LoginProblem };

/** Preloads the SDK; a failure does no harm. */
export function prepareSignIn(): void {
  void loadSdk().catch(() => undefined);
}

/** Sends a code to `phone` ('+919876543210'). `holder`: an element for reCAPTCHA, which stays invisible. */
export async function sendCode(phone: string, holder: HTMLElement): Promise<CodeAnswer> {
  return attempt(async (pauseTimeout) => {
    const { requestCode } = await loadSdk();
    return { outcome: 'sent', verificationId: await requestCode(phone, holder, pauseTimeout) };
  });
}

/** Exchanges the code for the account of its number. */
export async function confirmCode(verificationId: string, code: string): Promise<SignInAnswer> {
  return attempt(async () => {
    const { exchangeCode } = await loadSdk();
    return { outcome: 'signed-in', account: await exchangeCode(verificationId, code, Date.now) };
  });
}

/** The meaning of an error code of Firebase Auth. Source: Firebase Auth reference, AuthErrorCodes. */
export function problemOf(code: string): LoginProblem {
  switch (code) {
    case 'auth/network-request-failed':
    case 'auth/timeout':
      return 'no-network';
    case 'auth/too-many-requests':
    case 'auth/maximum-second-factor-count-exceeded':
      return 'too-many-attempts';
    case 'auth/quota-exceeded':
      return 'shop-limit';
    case 'auth/billing-not-enabled':
    case 'auth/admin-restricted-operation':
    case 'auth/internal-error':
      return 'shop-trouble';
    case 'auth/invalid-phone-number':
    case 'auth/missing-phone-number':
      return 'number-invalid';
    case 'auth/operation-not-allowed':
    case 'auth/unsupported-region':
      return 'region-refused';
    case 'auth/captcha-check-failed':
    case 'auth/invalid-app-credential':
    case 'auth/missing-app-credential':
    case 'auth/invalid-recaptcha-token':
    case 'auth/missing-recaptcha-token':
    case 'auth/recaptcha-not-enabled':
    case 'auth/error-code:-39':
      return 'not-a-robot';
    case 'auth/invalid-verification-code':
    case 'auth/missing-verification-code':
    case 'auth/invalid-credential':
      return 'code-wrong';
    case 'auth/code-expired':
    case 'auth/invalid-verification-id':
    case 'auth/missing-verification-id':
    case 'auth/session-expired':
      return 'code-expired';
    case 'auth/user-disabled':
      return 'account-disabled';
    default:
      return 'other';
  }
}

let sdk: Promise<typeof import('./phone-login-sdk.ts')> | undefined;

function loadSdk() {
  sdk ??= import('./phone-login-sdk.ts').catch((error: unknown) => {
    sdk = undefined;
    throw Object.assign(new Error('the sign-in could not be loaded', { cause: error }), {
      code: 'auth/network-request-failed',
    });
  });
  return sdk;
}

async function attempt<T>(
  work: (pauseTimeout: PauseTimeout) => Promise<T>,
): Promise<T | { outcome: 'failed'; problem: LoginProblem }> {
  try {
    return await withTimeout(SIGN_IN_TIMEOUT_MS, PUZZLE_TIMEOUT_MS, work);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const problem = error instanceof TimeoutError ? 'no-network' : problemOf(code);
    if (problem === 'other' || problem === 'shop-trouble')
      console.error('signing in failed', error);
    return { outcome: 'failed', problem };
  }
}
