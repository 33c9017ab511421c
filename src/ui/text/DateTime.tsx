const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium' });
const dayAndTime = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** A moment (ms since 1970) as the calendar and the clock on the wall say it. */
export function DateTime({ at, hasTime = false }: { at: number; hasTime?: boolean }) {
  return (
    <time dateTime={new Date(at).toISOString()}>{(hasTime ? dayAndTime : day).format(at)}</time>
  );
}
