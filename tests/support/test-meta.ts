// The fields that a Vitest test can add to the run's report.
import type { Tally } from '../guarantees/promises.ts';

declare module 'vitest' {
  interface TaskMeta {
    tally?: Tally;
  }
}
