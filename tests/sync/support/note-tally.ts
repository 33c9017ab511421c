// Adds a test's count for a promise to the run's report. `npm run guarantees` finds the files that call it.
import type { TaskMeta } from 'vitest';
import type { Tally } from '../../guarantees/promises.ts';

/** Records a count on the running test without judging it: the test itself expects its zeros. */
export function noteTally(task: { meta: TaskMeta }, tally: Tally): void {
  task.meta.tally = tally;
}

/** `mixed`: how often anything but one whole catalogue was shown. */
export function shownMixed(repetitions: number, mixed: number): Omit<Tally, 'promise'> {
  return { repetitions, lost: null, doubled: null, falselyConfirmed: mixed };
}
