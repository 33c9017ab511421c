// What is said of something unsent in a storage that the browser may clear.
import { expect, test } from 'vitest';
import { keptWords } from '#features/install/messages.ts';

const waits = {
  waiting: 1,
  needsYou: 0,
  isKept: false,
  reachability: 'unreachable',
  way: null,
} as const;

test('without a network: to open the shop when there is one, or to install it where that can be done', () => {
  expect(keptWords(waits)).toBe(
    'Your phone may delete this if it runs out of space. Open Haat when you’re back online.',
  );
  expect(keptWords({ ...waits, way: 'button' })).toBe(
    'Your phone may delete this if it runs out of space. Open Haat when you’re back online, or install Haat to keep it safe.',
  );
});

test('with a network nobody is told to look for one', () => {
  expect(keptWords({ ...waits, reachability: 'reachable' })).toMatch(/Keep Haat open until/);
  expect(keptWords({ ...waits, waiting: 0, needsYou: 2 })).toMatch(/settle it\.$/);
});

test('on an iPhone nobody is told that installing keeps what waits in the browser', () => {
  const words = keptWords({ ...waits, way: 'share' });
  expect(words).toMatch(/not opened for a week/);
  expect(words).not.toMatch(/install/i);
});

test('nothing is said when nothing waits, when it is kept, or while it is not known', () => {
  expect(keptWords({ ...waits, waiting: 0 })).toBeNull();
  expect(keptWords({ ...waits, isKept: true })).toBeNull();
  expect(keptWords({ ...waits, isKept: undefined })).toBeNull();
  expect(keptWords({ ...waits, reachability: 'checking' })).toBeNull();
});
