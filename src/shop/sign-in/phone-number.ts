// Formats phone numbers for reading, and extracts a code from typed, pasted or autofilled text.
import { PHONE_DIGITS } from '#domain/shared/limits.ts';
import { withWesternDigits } from '#engine/lib/characters.ts';

/** Formats a number with its country prefix, such as '+919876543210', for reading. */
export function readablePhone(phone: string): string {
  return `${phone.slice(0, -PHONE_DIGITS)} ${phone.slice(-PHONE_DIGITS)}`;
}

/** The characters of a code, even from a whole pasted message. */
export function codeIn(typed: string, length: number): string {
  const text = withWesternDigits(typed);
  const found = text.match(new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`));
  return found?.[0] ?? text.replace(/[^\dA-Za-z]/g, '').slice(0, length);
}
