// Adds a sync test's count for a promise to the run's report.
import type { TaskMeta } from 'vitest';
import type { Tally } from '../../guarantees/promises.ts';

/** Records a count on the running test without judging it: the test itself expects its zeros. */
export function noteTally(task: { meta: TaskMeta }, tally: Tally): void {
  task.meta.tally = tally;
}
