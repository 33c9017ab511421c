// Pincodes and holidays as a merchant types them, and how they are stored: '560, 562-564', '2027-01-26 Republic Day'.
import { withWesternDigits } from '#engine/lib/characters.ts';
import { DAY_MS } from '#engine/limits.ts';
import { hasDistrict } from '../../pincode/sorting-districts.ts';
import { endOfDayInIndia } from '../../shared/day-in-india.ts';
import { MAX_HOLIDAY_DAYS, PINCODE_DIGITS } from '../../shared/limits.ts';
import { backwardsPincodes, noHoliday, noPincodeBegins } from './messages.ts';

/** ‘560; 562 – 564’ as ‘560, 562-564’. A blank within a pincode stays: ‘560 562’ could be one or two. */
export function typedPincodes(typed: string): string {
  const parts = withWesternDigits(typed).split(/[,;\n]/);
  return parts.flatMap((it) => it.trim().replace(/\s*(?:[-–]|to)\s*/i, '-') || []).join(', ');
}

/** Of pincodes as stored, the first that cannot be; undefined also where they are none at all. */
export function pincodesProblem(stored: string): string | undefined {
  return stored.split(', ').flatMap((part) => partProblem(part) ?? [])[0];
}

function partProblem(part: string): string | undefined {
  const [from = '', to = from] = part.split('-');
  if (!/^\d{1,6}$/.test(from) || !/^\d{1,6}$/.test(to)) return undefined;
  if (from.padEnd(PINCODE_DIGITS, '0') > to.padEnd(PINCODE_DIGITS, '9')) {
    return backwardsPincodes(part);
  }
  const isThere = hasDistrict(from.padEnd(3, '0').slice(0, 3), to.padEnd(3, '9').slice(0, 3));
  return isThere ? undefined : noPincodeBegins(part);
}

const DATE = String.raw`\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}`;
const LINE = new RegExp(`^(${DATE})(?:\\s*(?:[-–]|to)\\s*(${DATE}))?(?:[\\s,:]+(.*))?$`, 'i');

/** ‘26/1/2027 Republic Day’ as ‘2027-01-26 Republic Day’; null if it is no day, or none to another that comes soon after it. */
export function typedHoliday(typed: string): string | null {
  const [isLine, from = '', to = from, name = ''] = LINE.exec(withWesternDigits(typed)) ?? [];
  const [first, last] = [isoDay(from), isoDay(to)];
  if (isLine === undefined || first === null || last === null) return null;
  const days = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  if (days < 1 || days > MAX_HOLIDAY_DAYS) return null;
  return [first, ...(days > 1 ? ['-', last] : []), name.trim()].filter(Boolean).join(' ');
}

export function holidayProblem(typed: string): string | undefined {
  return typedHoliday(typed) === null ? noHoliday(typed) : undefined;
}

/** A date with the year first or the day first, as YYYY-MM-DD; null if there is no such day. */
function isoDay(date: string): string | null {
  const parts = date.split(/[-/.]/);
  const [year = '', month = '', day = ''] = parts[0]?.length === 4 ? parts : parts.toReversed();
  const iso = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return endOfDayInIndia(iso) === null ? null : iso;
}
