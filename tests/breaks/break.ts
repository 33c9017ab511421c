/** One slip in the shop's code, and the test that notices it. */
export type Break = {
  /** The promise that it breaks, in a sentence. */
  what: string;
  file: string;
  /** Occurs exactly once in the file; `to` replaces it. */
  from: string;
  to: string;
  /** The test file, relative to tests/; for a journey also the beginning of its title. */
  noticedBy: string;
};
