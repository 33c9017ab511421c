// News of other screens for Today. A screen's route names the hook that returns them.

import type { LinkProps } from '@tanstack/react-router';
import type { Elements } from '#ui/elements.ts';
import { Link } from '../frame/Link.tsx';

/** Unsent writes of this device: those that need an answer, to which `link` leads, and those that wait; null: none. */
export type Note = { link: LinkProps; asks: string | null; waits: string | null };

/** The number of things to do on a screen. */
export type Tile = { link: LinkProps; count: number; name: string };

/** `card` needs a key: it is rendered in a list. */
export type News = { notes?: readonly Note[]; tiles?: readonly Tile[]; card?: Elements };
export type UseNews = () => News;

/** The note for these counts. */
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

/** Shows notes, one line for each that is not null. */
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
