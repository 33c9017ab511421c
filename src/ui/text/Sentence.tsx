import { Fragment, type ReactNode } from 'react';

type SentenceProps = {
  /** A text with places for what stands in it, as in `In force since {day}`. */
  text: string;
  /** What stands in each place, by its name. */
  parts: Readonly<Record<string, ReactNode>>;
};

/** A sentence from a `messages.ts` around elements, so that another language can put them elsewhere. */
export function Sentence({ text, parts }: SentenceProps) {
  return text.split(/\{(\w+)\}/).map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change their order
    <Fragment key={at}>{at % 2 === 0 ? piece : parts[piece]}</Fragment>
  ));
}
