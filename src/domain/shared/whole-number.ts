// Reads the shop's phone numbers, as merchants type them, as whole international numbers: links for calls and chats
// then work from anywhere.
import { withPlainSigns } from '#engine/lib/characters.ts';
import { DEFAULT_COUNTRY_CODE, PHONE_DIGITS } from './limits.ts';

/** India's toll-free numbers, which are dialled as they are and only from India. */
const TOLL_FREE = /^18[06]0\d{6,7}$/;
/** The first digit of an Indian mobile number. */
const MOBILE = /^[6-9]/;
/** India's code, and the trunk 0 that some write after it. */
const INDIA = new RegExp(`^${DEFAULT_COUNTRY_CODE}0?`);

/** All digits of a number, country code first; null where it is incomplete. Without a code it is read as Indian. */
export function wholeNumber(typed: string): string | null {
  const text = plain(typed).replace(/[\s.-]/g, '');
  const [, before = '', digits = ''] = /^(\+|00|0)?([1-9]\d*)$/.exec(text) ?? [];
  const hasCode = before === '+' || before === '00';
  if (hasCode && !INDIA.test(digits)) return /^\d{8,15}$/.test(digits) ? digits : null;
  const isLong = hasCode || digits.length > PHONE_DIGITS;
  const inland = isLong ? digits.replace(INDIA, '') : digits;
  const isSure = isLong || before === '0' || MOBILE.test(inland);
  return isSure && inland.length === PHONE_DIGITS ? `${DEFAULT_COUNTRY_CODE}${inland}` : null;
}

/** Reads a stored number, which has no plus before its code. */
export function storedNumber(stored: string): string | null {
  return wholeNumber(/^[1-9]/.test(stored) ? `+${stored}` : stored);
}

/** The number as shown, in the typed groups: +91 98765 43210. A toll-free number stays as it is. */
export function readableNumber(typed: string): string | null {
  const text = plain(typed);
  if (TOLL_FREE.test(text.replace(/\D/g, ''))) return text;
  const digits = wholeNumber(typed);
  if (digits === null) return null;
  for (const { index } of text.matchAll(/\d/g)) {
    const groups = text.slice(index);
    const known = groups.replace(/\D/g, '');
    if (digits === known) return `+${groups}`;
    if (digits.endsWith(known)) return `+${digits.slice(0, -known.length)} ${groups}`;
  }
  return `+${digits}`;
}

function plain(typed: string): string {
  return withPlainSigns(typed)
    .replace(/\(\s*0\s*\)/g, ' ')
    .replace(/[\s()]+/g, ' ')
    .replace(/([.-])[\s.-]+/g, '$1')
    .trim();
}
