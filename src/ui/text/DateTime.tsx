import { dayAndTimeWords, dayWords } from '#domain/shared/day-in-india.ts';

/** A moment (ms since 1970) as a date, with the time if `hasTime`. */
export function DateTime({ at, hasTime = false }: { at: number; hasTime?: boolean }) {
  const words = hasTime ? dayAndTimeWords(at) : dayWords(at);
  return <time dateTime={new Date(at).toISOString()}>{words}</time>;
}
