// Texts for shoppers who sign in or out, with the next step if that fails.

import type { LoginProblem } from '#browser/sign-in/phone-login.ts';
import { CODE_LENGTH, PHONE_DIGITS } from '#domain/shared/limits.ts';

// The phone number.

export const LOGIN_TITLE = 'Login / Signup';
export const LOGIN_DESCRIPTION =
  'Log in with your phone number to order, and to keep your addresses.';
export const LOGIN = 'Login';
export const PLEASE_LOG_IN_AGAIN =
  'Please log in again. Your cart and everything waiting to be sent are kept. Sending continues once you are logged in.';
export const COUNTRY_CODE = 'Country code';
/** What the list of countries calls it. */
export const INDIA = '+91 India';
export const PHONE_NUMBER = 'Phone Number';
export const PHONE_HINT = 'Mobile, 10 digits. We send you a code by SMS.';
export const WHY_A_CODE =
  'The code shows that the number is yours: nobody else can see your orders, and you need no password.';
/** `policy` is a link. */
export const WHAT_WE_KEEP = 'What we keep about you, and what for: {policy}.';
export const PHONE_INVALID = 'Phone Number is invalid';
export const SEND_OTP = 'Send OTP';

/** Why no code can be sent to what is typed. `digits`: how many there are. */
export function whyNotSent(digits: number, isIndian: boolean, isLandline: boolean): string {
  if (digits === 0) return 'Type your mobile number above to get a code.';
  if (isLandline)
    return 'This looks like a landline number, and no SMS reaches it. Type a mobile number.';
  if (isIndian && digits < PHONE_DIGITS) {
    return `A mobile number has ${PHONE_DIGITS} digits; this one has ${digits}.`;
  }
  return isIndian
    ? 'This is not an Indian mobile number. Please check its digits.'
    : 'This is not a mobile number of that country. Please check its digits.';
}

/** After the account was deleted. */
export const ACCOUNT_DELETED =
  'Your account has been deleted, and nothing of it is left on this phone.';

// The code.

export const VERIFICATION = 'Verification';
export const VERIFICATION_DESCRIPTION = 'Enter the code we sent to your phone.';
export const CODE_SENT = 'We sent a code to {phone}.';
export const CHANGE_NUMBER = 'Change number';
export const DEMO_CODE = 'Demo code: {code}';
export const NO_SMS =
  'No SMS after a minute? Check the number above and your signal, then press Resend OTP.';
export const OR_CALL = 'Still none? Call us, and we take your order by phone: {phone}';
export const OTP = 'OTP';
export const VERIFY = 'Verify';
export const CHECKING = 'Checking…';
export const RESEND_OTP = 'Resend OTP';
export const newCodeIn = (seconds: number) => `You can get a new code in ${seconds} s.`;

/** Source: specification, validation. */
export const SHORT_CODE = `OTP must be ${CODE_LENGTH} characters.`;

const WORDS: Readonly<Record<LoginProblem, string>> = {
  'no-network':
    'No connection. You can keep shopping, and log in when you’re back online. What you typed is kept.',
  'too-many-attempts':
    'Too many attempts with this number. Please wait an hour, then try again. Your cart is kept.',
  'shop-limit':
    'The shop cannot send any more codes today. Please try again tomorrow, or call us. Your cart is kept.',
  'number-invalid': 'This phone number cannot get a code. Please check the 10 digits.',
  'region-refused':
    'Codes cannot be sent to this number. Please use a mobile number from a country in the list, or call us.',
  'shop-trouble':
    'Login is not working right now. Please try again in a few minutes, or call us. Your cart is kept.',
  'not-a-robot': 'We could not check that you are not a robot. Please try again.',
  'code-wrong':
    'This code is not correct. Please check the SMS, or press Resend OTP to get a new code.',
  'code-expired': 'This code has expired. Please press Resend OTP to get a new code.',
  'account-disabled': 'This account is closed. Please call us.',
  'not-kept':
    'You are not logged in yet: this phone is full, or the shop is open in another tab. Free up some space or close that tab, then try again.',
  other: 'Failed to send OTP. Please try again.',
};

/** The words for a problem with sending a code. */
export function sendWords(problem: LoginProblem): string {
  return WORDS[problem];
}

/** The words for a problem with a code that was typed. */
export function verifyWords(problem: LoginProblem): string {
  return problem === 'other' ? 'That did not work. Please try again.' : WORDS[problem];
}

// Signing out with unsent writes. `answer`: the label of the button that is explained.

export const SEND_NOW = 'Send now';
export const SEND_NOW_MEANS = '{answer} sends it, and then logs you out.';
export const KEEP_FOR_ME = 'Keep for me';
export const KEEP_FOR_ME_MEANS =
  '{answer} leaves it on this phone. It will be sent when you log in here again; nobody else can see it.';
export const DISCARD = 'Discard';
export const DISCARD_MEANS = '{answer} deletes it for good.';
export const STAY_LOGGED_IN = 'Stay logged in';
export const SIGN_OUT_FAILED =
  'You are still logged in: logging out did not work. Please try again.';

/** The number of unsent writes at a log-out. */
export function notSentYet(count: number): string {
  return count === 1 ? '1 update has not been sent yet' : `${count} updates have not been sent yet`;
}

/** The number of writes left after trying to send them. */
export function stillHere(count: number): string {
  return count === 1
    ? '1 update is still on this phone: the shop could not be reached, or did not accept it.'
    : `${count} updates are still on this phone: the shop could not be reached, or did not accept it.`;
}

/** Nothing is unsent, but the cart is not empty. */
export const EMPTY_CART = { question: 'Log out and empty your cart?', yes: 'Log out' };

/** Says that the cart will be emptied. */
export function thingsInCart(count: number): string {
  return count === 1
    ? 'Your cart has 1 item. Logging out removes it.'
    : `Your cart has ${count} items. Logging out removes them.`;
}

/** Logging out failed. */
export const STILL_LOGGED_IN = {
  title: 'You are still logged in',
  why: 'This phone could not delete what it keeps of your account. Please try again. If that does not help, close the shop’s other tabs, or delete the shop’s data in your browser’s settings.',
  tryAgain: 'Try again',
  stay: 'Stay logged in',
};
