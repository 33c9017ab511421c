// When a tab is busy: from the first payment or key to a moment after the last, and what waits for that acts once.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// A module of this file's own: a payment of another test file may still count in the shared one.
vi.resetModules();
const { markBusy, isBusy, onBusyChange, SETTLE_MS, whenIdle, whileBusy } = await import(
  '#services/busy.ts'
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
  vi.advanceTimersByTime(SETTLE_MS * 2);
  expect(reload).toHaveBeenCalledTimes(1);
  endTyping();
  vi.advanceTimersByTime(SETTLE_MS - 1);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledTimes(2);
  markBusy()();
  vi.advanceTimersByTime(SETTLE_MS);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('who begins again within that moment is not disturbed', () => {
  const reload = vi.fn();
  markBusy()();
  whenIdle(reload);
  vi.advanceTimersByTime(SETTLE_MS - 1);
  const end = markBusy();
  vi.advanceTimersByTime(SETTLE_MS * 3);
  expect(reload).not.toHaveBeenCalled();
  end();
  vi.advanceTimersByTime(SETTLE_MS);
  expect(reload).toHaveBeenCalledOnce();
});

test('two forms count as two, and an end that is told twice counts once', () => {
  const endFirst = markBusy();
  const endSecond = markBusy();
  endFirst();
  endFirst();
  vi.advanceTimersByTime(SETTLE_MS);
  expect(isBusy()).toBe(true);
  endSecond();
  vi.advanceTimersByTime(SETTLE_MS);
  expect(isBusy()).toBe(false);
});

test('a payment that breaks off ends, too, and those who follow are told', async () => {
  const told: boolean[] = [];
  const stop = onBusyChange(() => told.push(isBusy()));
  await expect(
    whileBusy(async () => {
      throw new Error('no answer');
    }),
  ).rejects.toThrow('no answer');
  vi.advanceTimersByTime(SETTLE_MS);
  stop();
  markBusy()();
  expect(told).toEqual([true, false]);
});
