/** One slip in the shop's code, and what notices it. */
export type Break = {
  /** What does not hold any more, in a sentence. */
  what: string;
  file: string;
  /** Stands exactly once in the file; `to` takes its place. */
  from: string;
  to: string;
  /** The file of tests, from tests/; of a journey the beginning of its title as well. */
  noticedBy: string;
};
