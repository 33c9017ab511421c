/** Hands what a journey counted for a promise to whoever reads the run's report. */
import { test } from 'playwright/test';
import { TALLY, type Tally } from '../guarantees/promises.ts';

/** Notes a count on the running journey. It judges nothing: a journey expects its zeros by itself. */
export function noteTally(tally: Tally): void {
  test.info().annotations.push({ type: TALLY, description: JSON.stringify(tally) });
}
