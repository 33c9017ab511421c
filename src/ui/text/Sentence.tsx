import { Fragment } from 'react';
import type { Elements } from '../elements.ts';

type SentenceProps = {
  /** A text with placeholders, such as `In force since {day}`. */
  text: string;
  /** The element for each placeholder, by its name. */
  parts: Readonly<Record<string, Elements>>;
};

/** A sentence from a `messages.ts` with elements inside, so that another language can order them differently. */
export function Sentence({ text, parts }: SentenceProps) {
  return text.split(/\{(\w+)\}/).map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change their order
    <Fragment key={at}>{at % 2 === 0 ? piece && <span>{piece}</span> : parts[piece]}</Fragment>
  ));
}
