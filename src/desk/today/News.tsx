import { Link } from '../frame/Link.tsx';
import type { Note } from './news.ts';

/** What this device has done that asks something, or is not sent yet. */
export function Notes({ notes }: { notes: readonly Note[] }) {
  return notes.flatMap(({ link, asks, waits }) => [
    asks && (
      <p key={asks} className="desk-standing" role="status">
        <Link {...link}>{asks}</Link>
      </p>
    ),
    waits && (
      <p key={waits} className="desk-standing" role="status">
        {waits}
      </p>
    ),
  ]);
}
