import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TimeoutError, withTimeout } from '#services/timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = (ms: number) => new Promise<string>((done) => setTimeout(() => done('answer'), ms));

async function outcomeOf(work: Promise<string>): Promise<string> {
  const seen = work.catch((error: unknown) => (error instanceof TimeoutError ? 'late' : 'other'));
  await vi.advanceTimersByTimeAsync(1_000_000);
  return seen;
}

test('an answer in time is the answer', async () => {
  expect(await outcomeOf(withTimeout(15, 100, () => after(14)))).toBe('answer');
});

test('an answer that takes too long is not waited for', async () => {
  expect(await outcomeOf(withTimeout(15, 100, () => after(16)))).toBe('late');
});

test('what a person does in between does not count, and the clock starts anew after it', async () => {
  const slow = withTimeout(15, 100, async (pauseTimeout) => {
    await after(10);
    await pauseTimeout(() => after(90));
    return after(14);
  });
  expect(await outcomeOf(slow)).toBe('answer');
});

test('a puzzle that nobody solves ends, too', async () => {
  expect(
    await outcomeOf(withTimeout(15, 100, (pauseTimeout) => pauseTimeout(() => after(101)))),
  ).toBe('late');
});
