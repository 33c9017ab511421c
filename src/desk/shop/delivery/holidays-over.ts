// Which of the typed holidays are over.
import { holidayIn } from '#domain/delivery/stored-delivery.ts';
import { typedHoliday } from '#domain/settings/desk/typed-delivery.ts';
import { dayInIndia } from '#domain/shared/day-in-india.ts';

/** The lines of the field: those whose last day was before today, and all others, as typed. `now`: ms. */
export function withoutOver(typed: string, now: number): { over: string[]; rest: string[] } {
  const lines = typed.split('\n');
  const isOver = (line: string) =>
    holidayIn(typedHoliday(line.trim()) ?? '').some(({ last }) => last < dayInIndia(now));
  return { over: lines.filter(isOver), rest: lines.filter((line) => !isOver(line)) };
}
