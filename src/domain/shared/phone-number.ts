// Parses phone numbers as people type them, with a library that knows every country. Only its users load it.
import parse, { type PhoneNumber } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import { withWesternDigits } from '#engine/lib/characters.ts';
import { DEFAULT_COUNTRY_CODE, PHONE_DIGITS } from './limits.ts';

/**
 * The national digits of a number, without prefix or leading 0; null where it is not a complete number of the country
 * with this calling code. Accepts spaces, brackets and Indian digits; never cuts anything off.
 */
export function nationalNumber(typed: string, countryCode: string): string | null {
  const text = withWesternDigits(typed);
  // Some people write a 0 before the country code; the library knows only 00 and +.
  const international = text.replace(new RegExp(`^\\D*0${countryCode}`), `+${countryCode}`);
  const isOfCountry = (number: PhoneNumber | undefined) =>
    number?.isValid() && number.countryCallingCode === countryCode && !number.ext;
  const [country] = metadata.country_calling_codes[countryCode] ?? [];
  if (!country) return null;
  const found = [text, international]
    .map((it) => parse(it, country, metadata))
    .find(isOfCountry)?.nationalNumber;
  // No shopper can be reached at India's short and toll-free numbers.
  const isShort = countryCode === DEFAULT_COUNTRY_CODE && found?.length !== PHONE_DIGITS;
  return found && !isShort ? found : null;
}
