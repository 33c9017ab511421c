// What Today tells of other screens. A screen's route names a hook that answers with it.
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Link } from '../frame/Link.tsx';

/** What this device has done that asks something, which `link` leads to, or is not sent yet; null where there is nothing of it. */
export type Note = { link: LinkProps; asks: string | null; waits: string | null };

/** How much there is to do somewhere. */
export type Tile = { link: LinkProps; count: number; name: string };

/** `card`: has a key. */
export type News = { notes?: readonly Note[]; tiles?: readonly Tile[]; card?: ReactNode };
export type UseNews = () => News;

/** A note of so many that ask and so many that wait. */
export function noteOf(
  link: LinkProps,
  [asking, asksWords]: [number, (count: number) => string],
  [waiting, waitsWords]: [number, (count: number) => string],
): Note {
  return {
    link,
    asks: asking > 0 ? asksWords(asking) : null,
    waits: waiting > 0 ? waitsWords(waiting) : null,
  };
}

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
