// Days and times as people read them: always India's, wherever the phone is. By hand, because browsers differ
// ("05-Nov-2026" in one, "5 Nov 2026" in another), and a process's first Intl format loads its tables for 40 to 50 ms.
import { DAY_MS } from '#engine/limits.ts';
import { MONTHS, SHORT_MONTHS, timeOfDay, WEEKDAYS } from './calendar-texts.ts';

/** India's only time zone is UTC+05:30, all year. */
export const INDIA_MS = 5.5 * 60 * 60 * 1000;

/** The day in India at this moment (ms), counted from 1970. */
export function dayInIndia(moment: number): number {
  return Math.floor((moment + INDIA_MS) / DAY_MS);
}

/** The same as YYYY-MM-DD. The other way round, Date.parse gives a moment of that day in India. */
export function dateInIndia(moment: number): string {
  return new Date(moment + INDIA_MS).toISOString().slice(0, 10);
}

/** The last moment of a day in India (YYYY-MM-DD), in ms; null if the text is no day. */
export function endOfDayInIndia(date: string): number | null {
  const end = /^\d{4}-\d\d-\d\d$/.test(date)
    ? Date.parse(date) + DAY_MS - INDIA_MS - 1
    : Number.NaN;
  return !Number.isNaN(end) && dateInIndia(end) === date ? end : null;
}

/** The day of a moment (ms), as 5 Nov 2026. */
export function dayWords(moment: number): string {
  return `${shortDayWords(moment)} ${partsOf(moment).year}`;
}

/** 5 November 2026. */
export function longDayWords(moment: number): string {
  const { day, monthAt, year } = partsOf(moment);
  return `${day} ${MONTHS[monthAt]} ${year}`;
}

/** 5 Nov, where the year is clear. */
export function shortDayWords(moment: number): string {
  const { day, monthAt } = partsOf(moment);
  return `${day} ${SHORT_MONTHS[monthAt]}`;
}

/** Thu 5 Nov, where the week counts. */
export function weekdayWords(moment: number): string {
  return `${partsOf(moment).weekday} ${shortDayWords(moment)}`;
}

/** 5 Nov 2026, 4:07 pm. */
export function dayAndTimeWords(moment: number): string {
  return `${dayWords(moment)}, ${timeWords(moment)}`;
}

/** 4:07 pm. The space does not break. */
export function timeWords(moment: number): string {
  const { hour, minute } = partsOf(moment);
  return timeOfDay(`${hour % 12 || 12}:${String(minute).padStart(2, '0')}`, hour < 12);
}

function partsOf(moment: number) {
  const there = new Date(moment + INDIA_MS);
  return {
    weekday: WEEKDAYS[there.getUTCDay()] ?? '',
    day: there.getUTCDate(),
    monthAt: there.getUTCMonth(),
    year: there.getUTCFullYear(),
    hour: there.getUTCHours(),
    minute: there.getUTCMinutes(),
  };
}

/** The month in India of a moment (ms), as 2026-11. */
export const monthInIndia = (moment: number) => dateInIndia(moment).slice(0, 7);
