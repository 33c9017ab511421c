// What a shopper reads when signing in or out does not work, and what to do next.
import { CODE_LENGTH } from '#core/model/limits.ts';
import type { LoginProblem } from '#services/phone-login.ts';

/** Source: specification, validation. */
export const SHORT_CODE = `OTP must be ${CODE_LENGTH} characters.`;

const WORDS: Readonly<Record<LoginProblem, string>> = {
  'no-network':
    'No connection. You can go on shopping; sign in when you’re back. What you typed is kept.',
  'too-many-attempts':
    'Too many attempts with this number. Please wait an hour, then try again; your cart is kept.',
  'shop-limit': 'The shop cannot send more codes today. Please try again tomorrow, or call us.',
  'number-invalid': 'This phone number cannot get a code. Please check the ten digits.',
  'region-refused':
    'Codes cannot be sent to this number. Please use a mobile number of a country in the list, or call us.',
  'shop-trouble':
    'Logging in does not work just now. Please try again in a few minutes, or call us; your cart is kept.',
  'not-a-robot': 'The check that you are not a robot did not work. Please try again.',
  'code-wrong': 'This code is not right. Please check the SMS, or ask for a new code.',
  'code-expired': 'This code has run out. Please ask for a new one with Resend OTP.',
  'account-disabled': 'This account is closed. Please call us.',
  'not-kept':
    'Signing in was not saved: this phone has no room, or the shop is open in another tab that has to be closed. Then try again.',
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

/** Logging out was pressed, and did not work. */
export const STILL_LOGGED_IN = {
  title: 'You are still logged in',
  why: 'This phone could not delete what it keeps of your account. Please try it again. If it does not work, close the shop’s other tabs, or delete the shop’s data in the settings of your browser.',
  tryAgain: 'Try again',
  stay: 'Stay logged in',
};
