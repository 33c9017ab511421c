// A number as people read it, and what the code's field makes of what is typed, pasted or filled in.
import { PHONE_DIGITS } from '#domain/shared/limits.ts';

/** A number with its country's prefix, such as '+919876543210', as people read it. */
export function readablePhone(phone: string): string {
  return `${phone.slice(0, -PHONE_DIGITS)} ${phone.slice(-PHONE_DIGITS)}`;
}

/** The characters of a code, also out of a whole message that was pasted. */
export function codeIn(typed: string, length: number): string {
  const found = typed.match(new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`));
  return found?.[0] ?? typed.replace(/[^\dA-Za-z]/g, '').slice(0, length);
}
