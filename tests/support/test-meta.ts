// What a test of Vitest may say about itself to whoever reads the run's report.
import type { Tally } from '../guarantees/promises.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** What it counted for a promise. */
    tally?: Tally;
  }
}
