import { once } from '#engine/lib/once.ts';

const day = once(() => new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium' }));
const dayAndTime = once(
  () => new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' }),
);

/** A moment (ms since 1970) as the calendar and the clock on the wall say it. */
export function DateTime({ at, hasTime = false }: { at: number; hasTime?: boolean }) {
  const words = (hasTime ? dayAndTime : day)().format(at);
  return <time dateTime={new Date(at).toISOString()}>{words.replace(BEFORE_AM_PM, '\u00a0')}</time>;
}

/** "pm" never stands on a line of its own. */
const BEFORE_AM_PM = /\s(?=[ap]m$)/i;
