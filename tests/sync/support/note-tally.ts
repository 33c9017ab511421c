// Adds a test's count for a promise to the run's report.
import type { TaskMeta } from 'vitest';
import type { Tally } from '../../guarantees/promises.ts';

/** Records how often anything but one whole catalogue was shown. */
export function noteMixed(task: { meta: TaskMeta }, repetitions: number, mixed: number): void {
  const count = { repetitions, lost: null, doubled: null, falselyConfirmed: mixed };
  noteTally(task, { promise: 'half-a-catalogue', ...count });
}

/** Records a count on the running test without judging it: the test itself expects its zeros. */
export function noteTally(task: { meta: TaskMeta }, tally: Tally): void {
  task.meta.tally = tally;
}
