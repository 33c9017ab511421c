/** Adds a journey's count for a promise to the run's report. */
import { expect, test } from 'playwright/test';
import { TALLY, type Tally } from '../guarantees/promises.ts';

/** Records a count on the running journey, and expects its zeros. */
export function noteTally(tally: Tally): void {
  test.info().annotations.push({ type: TALLY, description: JSON.stringify(tally) });
  const { lost, doubled, falselyConfirmed } = tally;
  const counts = [lost ?? 0, doubled ?? 0, falselyConfirmed ?? 0];
  expect.soft(counts, 'lost, doubled and falsely confirmed').toEqual([0, 0, 0]);
}
