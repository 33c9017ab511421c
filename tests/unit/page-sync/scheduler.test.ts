// The page's background runs go one at a time, once more for any that come meanwhile, and by the clock; a busy tab is left alone until a moment after.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scheduler, whileSeen } from '#browser/sync/scheduler.ts';

const EVERY_MS = 60_000;

// A separate module instance for this file: a payment of another test file may still count in the shared one.
vi.resetModules();
const busy = await import('#browser/busy.ts');
const { markBusy, isBusy, onBusyChange, SETTLE_MS, whenIdle, whileBusy } = busy;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.advanceTimersByTime(SETTLE_MS);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

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
  const ended = vi.fn();
  for (const reason of ['a', 'b']) void due(reason);
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

test('after a pause of its own it reads what has come meanwhile together', async () => {
  const { runs, run } = slowRuns();
  const { due } = scheduler<string>({ name: 'it', everyMs: EVERY_MS, pauseMs: 1_000, run });
  for (const reason of ['a', 'b', 'c']) {
    void due(reason);
    await vi.advanceTimersByTimeAsync(900);
  }
  await vi.advanceTimersByTimeAsync(1_000);
  expect(runs).toEqual([['a'], ['b', 'c']]);
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

test('a calm tab starts again at once, a busy one a moment after all that goes on has ended, and once', () => {
  const reload = vi.fn();
  whenIdle(reload);
  expect(reload).toHaveBeenCalledTimes(1);
  const endPayment = markBusy();
  const endTyping = markBusy();
  whenIdle(reload);
  endPayment();
  endPayment();
  vi.advanceTimersByTime(SETTLE_MS * 2);
  expect([reload.mock.calls.length, isBusy()]).toEqual([1, true]);
  endTyping();
  vi.advanceTimersByTime(SETTLE_MS - 1);
  // A shopper who begins again within that moment is not disturbed.
  const end = markBusy();
  vi.advanceTimersByTime(SETTLE_MS * 3);
  expect(reload).toHaveBeenCalledTimes(1);
  end();
  vi.advanceTimersByTime(SETTLE_MS);
  expect([reload.mock.calls.length, isBusy()]).toEqual([2, false]);
  markBusy()();
  vi.advanceTimersByTime(SETTLE_MS);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a payment that breaks off ends, too, and those who follow are told', async () => {
  const told: boolean[] = [];
  const stop = onBusyChange(() => told.push(isBusy()));
  const broken = whileBusy(() => Promise.reject(new Error('no answer')));
  await expect(broken).rejects.toThrow('no answer');
  vi.advanceTimersByTime(SETTLE_MS);
  stop();
  markBusy()();
  expect(told).toEqual([true, false]);
});
