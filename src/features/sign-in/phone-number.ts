// What the phone and the code field make of what is typed, pasted or filled in: the digits, however they were dressed.
import { PHONE_DIGITS } from '#core/model/limits.ts';

const TEN_DIGITS = new RegExp(`^\\d{${PHONE_DIGITS}}$`);

/**
 * The ten digits without a country's prefix or a leading 0, as soon as they are whole; before that what has been typed so far,
 * prefix and all, so that no digit is cut off a number that is typed key by key.
 */
export function phoneDigits(typed: string, countryCode: string): string {
  const digits = typed.replace(/\D/g, '');
  const plus = typed.trimStart().startsWith('+') ? '+' : '';
  const prefixes = [`00${countryCode}`, `0${countryCode}`, countryCode, plus ? '' : '0'];
  const prefix = prefixes.filter(Boolean).find((it) => digits.startsWith(it));
  if (prefix === undefined) return `${plus}${digits.slice(0, PHONE_DIGITS)}`;
  if (digits.length < prefix.length + PHONE_DIGITS) return `${plus}${digits}`;
  return digits.slice(prefix.length).slice(0, PHONE_DIGITS);
}

/** Whether a code can be sent to what stands in the phone field. Source: specification, validation. */
export function isWholeNumber(phone: string): boolean {
  return TEN_DIGITS.test(phone);
}

/** A number with its country's prefix, such as '+919876543210', as people read it. */
export function readablePhone(phone: string): string {
  return `${phone.slice(0, -PHONE_DIGITS)} ${phone.slice(-PHONE_DIGITS)}`;
}

/** The characters of a code, also out of a whole message that was pasted. */
export function codeIn(typed: string, length: number): string {
  const found = typed.match(new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`));
  return found?.[0] ?? typed.replace(/[^\dA-Za-z]/g, '').slice(0, length);
}
