/** Adds a journey's count for a promise to the run's report. */
import { test } from 'playwright/test';
import { TALLY, type Tally } from '../guarantees/promises.ts';

/** Records a count on the running journey without judging it: the journey itself expects its zeros. */
export function noteTally(tally: Tally): void {
  test.info().annotations.push({ type: TALLY, description: JSON.stringify(tally) });
}
