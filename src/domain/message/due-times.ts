// By when the law wants an answer to a complaint: acknowledged within 48 hours, redressed within a month of its receipt.
// Source: Consumer Protection (E-Commerce) Rules, 2020 (G.S.R. 462(E) of 23 July 2020), rule 4(5), as read on 29 November
// 2026 at legitquest.com, taxguru.in and thehindubusinessline.com.
import { DAY_MS } from '#engine/limits.ts';
import { dateInIndia, endOfDayInIndia } from '../shared/day-in-india.ts';

/** The moment (ms) by which a complaint received at `receivedAt` (ms) has to be acknowledged. */
export const acknowledgeBy = (receivedAt: number) => receivedAt + 2 * DAY_MS;

/**
 * The last moment (ms) of the day in India by which it has to be redressed: the same day of the next month, or that
 * month's last day. Source: General Clauses Act, 1897, sections 3(35) and 9; Supreme Court, State of Himachal Pradesh v
 * Himachal Techno Engineers (2010): a month from a date ends on the corresponding date.
 */
export function answerBy(receivedAt: number): number {
  const [year = 0, month = 0, day = 0] = dateInIndia(receivedAt).split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const date = dateInIndia(Date.UTC(year, month, Math.min(day, lastDay)));
  return endOfDayInIndia(date) ?? receivedAt;
}
