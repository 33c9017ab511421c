// Hands what a test of the sync counted for a promise to whoever reads the run's report.
import type { TaskMeta } from 'vitest';
import type { Tally } from '../../guarantees/promises.ts';

/** Notes a count on the running test. It judges nothing: a test expects its zeros by itself. */
export function noteTally(task: { meta: TaskMeta }, tally: Tally): void {
  task.meta.tally = tally;
}
