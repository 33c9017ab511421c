// The day in India, wherever the phone is. Pure.
import { DAY_MS } from '#engine/limits.ts';

/** India's only time zone is UTC+05:30, all year. */
export const INDIA_MS = 5.5 * 60 * 60 * 1000;

/** The day in India at this moment (ms), counted from 1970. */
export function dayInIndia(moment: number): number {
  return Math.floor((moment + INDIA_MS) / DAY_MS);
}
