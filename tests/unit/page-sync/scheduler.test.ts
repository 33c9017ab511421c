// The page's background runs go one at a time, once more for any that come meanwhile, and by the clock.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scheduler, whileSeen } from '#browser/sync/scheduler.ts';

const EVERY_MS = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Runs that take a second each, by their reasons. */
function slowRuns() {
  const runs: string[][] = [];
  async function run(reasons: ReadonlySet<string>) {
    runs.push([...reasons]);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  return { runs, run };
}

test('reasons that come while it runs are one more run, and each caller waits for it', async () => {
  const { runs, run } = slowRuns();
  const { due, running } = scheduler<string>({ name: 'it', everyMs: EVERY_MS, run });
  void due('a');
  void due('b');
  const ended = vi.fn();
  void due('c').then(ended);
  void due('b');
  await vi.advanceTimersByTimeAsync(1_500);
  expect(runs).toEqual([['a'], ['b', 'c']]);
  expect(ended).not.toHaveBeenCalled();
  expect(running()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ended).toHaveBeenCalledOnce();
  expect(running()).toBeNull();
});

test('it runs again by the clock, sooner where it says so, and after a run that threw', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const run = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('full'));
  let dueInMs = Number.POSITIVE_INFINITY;
  const work = { name: 'it', everyMs: EVERY_MS, run, dueInMs: () => dueInMs };
  const { due } = scheduler<'now'>(work);
  await due('now');
  const said = 'it could not be refreshed';
  expect(complaints).toHaveBeenCalledExactlyOnceWith(said, expect.any(Error));
  dueInMs = 2_000;
  await vi.advanceTimersByTimeAsync(EVERY_MS - 1);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(run).toHaveBeenCalledTimes(3);
  complaints.mockRestore();
});

test('after a pause of its own it reads what has come meanwhile together', async () => {
  const { runs, run } = slowRuns();
  const { due } = scheduler<string>({ name: 'it', everyMs: EVERY_MS, pauseMs: 1_000, run });
  void due('a');
  await vi.advanceTimersByTimeAsync(500);
  void due('b');
  await vi.advanceTimersByTimeAsync(1_000);
  void due('c');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(runs).toEqual([['a'], ['b', 'c']]);
});

test('a refresh that runs while the page is visible rests while it is hidden', async () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
  vi.stubGlobal('document', page);
  const run = vi.fn(async () => undefined);
  const due = whileSeen<'start'>({ name: 'it', everyMs: EVERY_MS, run });
  await due('start');
  await vi.advanceTimersByTimeAsync(2 * EVERY_MS);
  expect(run).not.toHaveBeenCalled();
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(run).toHaveBeenCalledTimes(2);
  page.visibilityState = 'hidden';
  await vi.advanceTimersByTimeAsync(2 * EVERY_MS);
  expect(run).toHaveBeenCalledTimes(2);
});
