// Phone numbers as people type them, understood by a library's knowledge of every country. It is loaded by who asks for it alone.
import parse, { type PhoneNumber } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import { withWesternDigits } from '#engine/lib/characters.ts';
import { DEFAULT_COUNTRY_CODE, PHONE_DIGITS } from './limits.ts';

/**
 * The digits of a number inside its country, without a prefix or a leading 0; null for what is no whole number of the country with this
 * calling code. Spaces, brackets and Indian digits may be in it; never is anything cut off.
 */
export function nationalNumber(typed: string, countryCode: string): string | null {
  const text = withWesternDigits(typed);
  // Some dial a 0 before the country's code; the library knows of 00 and + only.
  const international = text.replace(new RegExp(`^\\D*0${countryCode}`), `+${countryCode}`);
  const isOfCountry = (number: PhoneNumber | undefined) =>
    number?.isValid() && number.countryCallingCode === countryCode && !number.ext;
  const [country] = metadata.country_calling_codes[countryCode] ?? [];
  if (!country) return null;
  const found = [text, international]
    .map((it) => parse(it, country, metadata))
    .find(isOfCountry)?.nationalNumber;
  // India's short and toll-free numbers are none that a shopper is reached by.
  const isShort = countryCode === DEFAULT_COUNTRY_CODE && found?.length !== PHONE_DIGITS;
  return found && !isShort ? found : null;
}
