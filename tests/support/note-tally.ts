/** Hands what a journey counted for a promise to whoever reads the run's report. */
import { test } from 'playwright/test';
import type { Tally } from '../guarantees/promises.ts';

/** The name under which a tally stands among a test's annotations. */
export const TALLY = 'tally';

/** Notes a count on the running journey. It judges nothing: a journey expects its zeros by itself. */
export function noteTally(tally: Tally): void {
  test.info().annotations.push({ type: TALLY, description: JSON.stringify(tally) });
}
