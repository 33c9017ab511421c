// Parses phone numbers as people type them, with a library that knows every country. Only its users load it.
import parse, { type PhoneNumber } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/mobile/metadata';
import { withPlainSigns } from '#engine/lib/characters.ts';
import { DEFAULT_COUNTRY_CODE, PHONE_DIGITS } from './limits.ts';

/** With it Indian mobile numbers begin; the library's also include 1600…, from which banks only call. */
const INDIAN_MOBILE = /^[6-9]/;

/**
 * The national digits of a number, without prefix or leading 0; null where it is not a complete number of the country
 * with this calling code. Accepts spaces, brackets and the digits of every script; never cuts anything off.
 */
export function nationalNumber(typed: string, countryCode: string): string | null {
  return read(typed, countryCode, isOfPlan);
}

/** The same for a number that an SMS can reach: null for landlines. */
export function mobileNumber(typed: string, countryCode: string): string | null {
  return read(typed, countryCode, isMobile);
}

function read(
  typed: string,
  countryCode: string,
  isRight: (number: PhoneNumber) => boolean,
): string | null {
  const [country] = metadata.country_calling_codes[countryCode] ?? [];
  if (!country) return null;
  const text = withPlainSigns(typed);
  // Some people write a 0 before the country code; the library knows only 00 and +.
  const international = text.replace(new RegExp(`^\\D*0\\D*${countryCode}`), `+${countryCode}`);
  const found = [text, international]
    .map((it) => parse(it, country, metadata))
    .find((it) => it?.countryCallingCode === countryCode && !it.ext && isRight(it))?.nationalNumber;
  // No shopper can be reached at India's short and toll-free numbers.
  const isShort = countryCode === DEFAULT_COUNTRY_CODE && found?.length !== PHONE_DIGITS;
  return found && !isShort ? found : null;
}

/** By the pattern of all numbers of the country, which metadata list third. */
function isOfPlan({ countryCallingCode, nationalNumber: digits }: PhoneNumber): boolean {
  const [country] = metadata.country_calling_codes[countryCallingCode] ?? [];
  const [, , pattern] = (country && metadata.countries[country]) ?? [];
  return new RegExp(`^(?:${pattern})$`).test(digits);
}

function isMobile(number: PhoneNumber): boolean {
  const isIndian = number.countryCallingCode === DEFAULT_COUNTRY_CODE;
  return number.isValid() && (!isIndian || INDIAN_MOBILE.test(number.nationalNumber));
}
