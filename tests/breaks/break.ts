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

type Told = Readonly<Record<string, readonly [file: string, from: string, to?: string]>>;

/** By the test that notices them, and then by what each breaks; without `to` it takes something away. */
export function breaksOf(byTest: Readonly<Record<string, Told>>): readonly Break[] {
  return Object.entries(byTest).flatMap(([noticedBy, told]) =>
    Object.entries(told).map(([what, [file, from, to = '']]) => {
      return { what, file, from, to, noticedBy };
    }),
  );
}
