// Phone numbers of the shop as merchants type them, read as whole international numbers: by links that call and chat, from wherever somebody is.
import { withWesternDigits } from '#engine/lib/characters.ts';
import { DEFAULT_COUNTRY_CODE, PHONE_DIGITS } from './limits.ts';

/** Numbers of India that cost the caller nothing are dialled as they are, and from nowhere else. */
const TOLL_FREE = /^18[06]0\d{6,7}$/;
/** How a mobile number of India begins. */
const MOBILE = /^[6-9]/;
/** India's code, and the 0 for calls inside the country that some write behind it. */
const INDIA = new RegExp(`^${DEFAULT_COUNTRY_CODE}0?`);

/** All digits of a number, its country's code first; null for what is no whole number. One without a code is read as India's. */
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

/** A stored one, which has no plus before its code. */
export function storedNumber(stored: string): string | null {
  return wholeNumber(/^[1-9]/.test(stored) ? `+${stored}` : stored);
}

/** The same as it is shown, in the groups in which it was typed: +91 98765 43210. A toll-free number stays as it is. */
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
  return withWesternDigits(typed)
    .replace(/\(\s*0\s*\)/g, ' ')
    .replace(/[\s()]+/g, ' ')
    .replace(/([.-])[\s.-]+/g, '$1')
    .trim();
}
