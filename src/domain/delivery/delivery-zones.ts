// Where the shop delivers, within how many days, and on which dates, from the merchant's settings. Pure.
import { DAY_MS } from '#engine/limits.ts';
import { isPossiblePincode } from '../pincode/sorting-districts.ts';
import { dayInIndia } from '../shared/day-in-india.ts';
import { MAX_DELIVERY_DAYS } from '../shared/limits.ts';

export const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** The merchant's delivery settings: as set at the desk (stored-delivery.ts), else as in src/config/delivery.ts. */
export type DeliverySettings = {
  workingDays: readonly (typeof WEEKDAYS)[number][];
  zones: readonly { pincodes: readonly string[]; days: readonly [number, number] }[];
  /** Days on which couriers do not work either. */
  holidays?: readonly Holiday[];
};

/** From the first to the last day, each counted from 1970 as by dayInIndia. */
export type Holiday = { first: number; last: number };

/** Working days from the order to the door. `workingDays`: a 1 for each day of the week that counts, from Sunday on, such as '0111111'. */
export type DeliveryDays = { minDays: number; maxDays: number; workingDays: string };

/**
 * The answer for a pincode: there can be none like it, the shop promises no times at all, does not deliver there, or
 * delivers in this time.
 */
export type DeliveryAnswer =
  | { answer: 'no-such-pincode' }
  | { answer: 'no-promise' }
  | { answer: 'not-delivered' }
  | { answer: 'delivered'; days: DeliveryDays };

/** Calendar days in India, YYYY-MM-DD: not before `from`, not after `by`. */
export type ArrivalDates = { from: string; by: string };

/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 4;

/** Whether the shop delivers to a pincode, and how fast. Of several matching zones the narrowest wins. */
export function deliveryTo(zipcode: string, settings: DeliverySettings): DeliveryAnswer {
  if (!isPossiblePincode(zipcode)) return { answer: 'no-such-pincode' };
  if (settings.zones.length === 0) return { answer: 'no-promise' };
  const fitting = settings.zones.flatMap(({ pincodes, days }) =>
    pincodes
      .map(rangeOf)
      .filter(({ first, last }) => first <= zipcode && zipcode <= last)
      .map(({ first, last }) => ({ days, width: Number(last) - Number(first) })),
  );
  const narrowest = fitting.sort((one, other) => one.width - other.width)[0];
  if (!narrowest) return { answer: 'not-delivered' };
  const [minDays, maxDays] = narrowest.days;
  return { answer: 'delivered', days: { minDays, maxDays, workingDays: dayMarks(settings) } };
}

/** A 1 for each day that counts, from Sunday on. */
export function dayMarks({ workingDays }: Pick<DeliverySettings, 'workingDays'>): string {
  return WEEKDAYS.map((day) => (workingDays.includes(day) ? '1' : '0')).join('');
}

/** The dates of arrival, counted from a moment (ms), in Indian time wherever the phone is. */
export function arrivalDates(
  { minDays, maxDays, workingDays }: DeliveryDays,
  from: number,
  holidays: readonly Holiday[] = [],
): ArrivalDates {
  const start = dayInIndia(from);
  const isWorking = (day: number) =>
    workingDays[(day + FIRST_WEEKDAY) % 7] === '1' &&
    !holidays.some(({ first, last }) => first <= day && day <= last);
  // If no day is a working day, all are.
  const isCounted = workingDays.includes('1') ? isWorking : () => true;
  const after = (count: number) => isoDate(dayAfter(start, count, isCounted));
  return { from: after(minDays), by: after(maxDays) };
}

/** The first error in the settings, in the merchant's words; null if there is none. */
export function settingsProblem({ workingDays, zones }: DeliverySettings): string | null {
  if (workingDays.length === 0) return 'delivery.workingDays names no day';
  const strange = workingDays.find((day) => !WEEKDAYS.includes(day));
  if (strange) return `delivery.workingDays: '${strange}' is none of ${WEEKDAYS.join(', ')}`;
  for (const { pincodes, days } of zones) {
    const wrong = pincodes.find((it) => !isPincodes(it));
    if (wrong !== undefined) {
      return `delivery.zones: '${wrong}' is neither the beginning of a pincode, such as '560', nor two of them, such as '744101-744304'`;
    }
    const [least, most] = days;
    const areWhole = Number.isInteger(least) && Number.isInteger(most);
    if (!areWhole || least < 0 || most < least || most > MAX_DELIVERY_DAYS) {
      return `delivery.zones: [${days}] are no days from the soonest to the latest, from 0 to ${MAX_DELIVERY_DAYS}`;
    }
  }
  return null;
}

function isPincodes(text: string): boolean {
  const { first, last } = rangeOf(text);
  return /^[1-9]\d{0,5}(-[1-9]\d{0,5})?$/.test(text) && first <= last;
}

/** '560' is all from 560000 to 560999; '171-177' all from 171000 to 177999. */
function rangeOf(text: string): { first: string; last: string } {
  const [from = '', to = from] = text.split('-');
  return { first: from.padEnd(6, '0'), last: to.padEnd(6, '9') };
}

/** The day `count` counted days later; with 0, the day itself or else the next one that counts. */
function dayAfter(start: number, count: number, isCounted: (day: number) => boolean): number {
  let day = start;
  for (let left = count; left > 0 || !isCounted(day); ) {
    day++;
    if (isCounted(day)) left--;
  }
  return day;
}

function isoDate(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}
