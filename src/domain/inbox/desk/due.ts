// What a message still asks of the merchant, and by when. Pure.
import { acknowledgeBy, answerBy } from '../../message/due-times.ts';
import { dayInIndia } from '../../shared/day-in-india.ts';
import type { InboxOf } from '../inbox.ts';

/** `by`: ms. */
export type Due = { does: 'acknowledge' | 'answer'; by: number };

/**
 * What is due with a message or feedback that arrived at `at` (ms, the server's clock). Null once it is done, and for
 * enquiries and reviews, which nobody complains with.
 */
export function dueOf(
  { of, at }: { of: InboxOf; at: number },
  { isAcknowledged, isDone }: { isAcknowledged: boolean; isDone: boolean },
): Due | null {
  if (isDone || of === 'queries' || of === 'reviews') return null;
  return isAcknowledged
    ? { does: 'answer', by: answerBy(at) }
    : { does: 'acknowledge', by: acknowledgeBy(at) };
}

/** Whether it is due on the day in India of `now` (ms), or was before. */
export function isDueToday(due: Due | null, now: number): boolean {
  return due !== null && dayInIndia(due.by) <= dayInIndia(now);
}

/** Sorts what is due first to the front, and what is never due to the end. */
export function compareDue(one: Due | null, other: Due | null): number {
  if (one && other) return one.by - other.by;
  return Number(one === null) - Number(other === null);
}
