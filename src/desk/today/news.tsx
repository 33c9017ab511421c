// News of other screens for Today. A screen's route names the hook that returns them.

import type { LinkProps } from '@tanstack/react-router';
import type { Elements } from '#ui/elements.ts';
import { Link } from '../frame/Link.tsx';

/** Writes of this device that need an answer, to which `link` leads; null: none. */
export type Note = { link: LinkProps; asks: string | null };

/** The number of things to do on a screen. */
export type Tile = { link: LinkProps; count: number; name: string };

/** `card` needs a key: it is rendered in a list. */
export type News = { notes?: readonly Note[]; tiles?: readonly Tile[]; card?: Elements };
export type UseNews = () => News;

/** The note for this number of writes that need an answer. */
export function noteOf(
  link: LinkProps,
  asking: number,
  asksWords: (count: number) => string,
): Note {
  return { link, asks: asking > 0 ? asksWords(asking) : null };
}

/** Shows notes, one line for each that is not null. */
export function Notes({ notes }: { notes: readonly Note[] }) {
  return notes.map(
    ({ link, asks }) =>
      asks && (
        <p key={asks} className="desk-standing" role="status">
          <Link {...link}>{asks}</Link>
        </p>
      ),
  );
}
