import { once } from '#engine/lib/once.ts';

const day = once(() => new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium' }));
const dayAndTime = once(
  () => new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' }),
);

/** A moment (ms since 1970) as a date, with the time if `hasTime`. */
export function DateTime({ at, hasTime = false }: { at: number; hasTime?: boolean }) {
  const words = (hasTime ? dayAndTime : day)().format(at);
  return <time dateTime={new Date(at).toISOString()}>{words.replace(BEFORE_AM_PM, '\u00a0')}</time>;
}

/** Keeps "pm" on the line of its time. */
const BEFORE_AM_PM = /\s(?=[ap]m$)/i;
