// How often the page asks when part of the shop does not answer, and which answer counts when two overtake each other.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let hosting: () => Promise<Response>;
const fine = async () => Response.json({ haat: true });

async function started() {
  vi.resetModules();
  const page = await import('#browser/sync/reachability.ts');
  page.watchReachability();
  await vi.advanceTimersByTimeAsync(0);
  return page;
}

beforeEach(() => {
  vi.useFakeTimers();
  hosting = fine;
  vi.stubGlobal('fetch', () => hosting());
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => undefined });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a shop whose pages answer while its data does not is asked ever more seldom', async () => {
  const { recordAnswered, onReachability, reachability } = await started();
  let asked = 0;
  const stop = onReachability(() => {
    if (reachability() !== 'reachable') return;
    asked++;
    setTimeout(() => recordAnswered(false), 100);
  });
  recordAnswered(false);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(asked).toBeGreaterThan(10);
  expect(asked).toBeLessThan(30);
  stop();
  recordAnswered(true);
  recordAnswered(false);
  await vi.advanceTimersByTimeAsync(3_100);
  expect(reachability()).toBe('reachable');
});

test('a question that was lost does not outweigh an answer that came after it was asked', async () => {
  const { probe, reachability } = await started();
  hosting = () => new Promise((_, reject) => setTimeout(() => reject(new Error('lost')), 8_000));
  const lost = probe();
  hosting = fine;
  await probe();
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await lost).toBe(false);
  expect(reachability()).toBe('reachable');
  hosting = () => Promise.reject(new Error('gone'));
  await probe();
  expect(reachability()).toBe('unreachable');
});

test('an answer that was under way as the network went does not say “connected” for longer than seconds', async () => {
  const { recordAnswered, reachability } = await started();
  vi.stubGlobal('navigator', { onLine: false });
  hosting = () => Promise.reject(new Error('offline'));
  recordAnswered(false);
  recordAnswered(true);
  expect(reachability()).toBe('reachable');
  await vi.advanceTimersByTimeAsync(3_100);
  expect(reachability()).toBe('unreachable');
});
