// When a tab is busy: from the first payment or key to a moment after the last; work that waits for its end runs once.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// A separate module instance for this file: a payment of another test file may still count in the shared one.
vi.resetModules();
const { markBusy, isBusy, onBusyChange, SETTLE_MS, whenIdle, whileBusy } = await import(
  '#browser/busy.ts'
);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.advanceTimersByTime(SETTLE_MS);
  vi.useRealTimers();
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
