// How the shop can be installed on a device, and when the shopper is told so.
import { expect, test } from 'vitest';
import { addsByShare, isHintDue, wayToInstall } from '#features/install/install-way.ts';
import { mayAskToKeep } from '#page-sync/keep-storage.ts';

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${SAFARI} Version/18.5 Mobile/15E148 Safari/604.1`;
const CHROME_ON_IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${SAFARI} CriOS/138.0 Mobile/15E148 Safari/604.1`;
const INSIDE_OF_AN_APP = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${SAFARI} Mobile/15E148 [FBAN/FBIOS]`;
const MAC = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Version/18.5 Safari/605.1.15`;
const FIREFOX_ON_ANDROID = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';

test.each([
  ['Safari on an iPhone', IPHONE, 5, false, true],
  ['another browser on an iPhone', CHROME_ON_IPHONE, 5, false, true],
  ['an iPad, which calls itself a Mac', MAC, 5, false, true],
  ['a Mac', MAC, 0, undefined, false],
  ['a page inside of another app on an iPhone', INSIDE_OF_AN_APP, 5, false, false],
  ['Firefox on Android', FIREFOX_ON_ANDROID, 5, undefined, false],
])('%s', (_name, userAgent, maxTouchPoints, standalone, expected) => {
  expect(addsByShare({ userAgent, maxTouchPoints, standalone })).toBe(expected);
});

test('the browser’s own offer comes first, then the words; the installed app has neither', () => {
  const known = { isInstalled: false, hasOffer: true, addsByShare: true };
  expect(wayToInstall(known)).toBe('button');
  expect(wayToInstall({ ...known, hasOffer: false })).toBe('share');
  expect(wayToInstall({ ...known, hasOffer: false, addsByShare: false })).toBeNull();
  expect(wayToInstall({ ...known, isInstalled: true })).toBeNull();
});

test('the hint waits for the first thing in the cart, and comes never again after an answer', () => {
  const known = { hasAdded: true, isOver: false, way: 'button' } as const;
  expect(isHintDue(known)).toBe(true);
  expect(isHintDue({ ...known, way: 'share' })).toBe(true);
  expect(isHintDue({ ...known, hasAdded: false })).toBe(false);
  expect(isHintDue({ ...known, isOver: true })).toBe(false);
  expect(isHintDue({ ...known, way: null })).toBe(false);
});

test('a browser that would not keep the storage is left alone for a week, whatever its clock did', () => {
  const [at, day] = [Date.parse('2026-11-20T06:00:00Z'), 86_400_000];
  expect(mayAskToKeep(null, at)).toBe(true);
  expect(mayAskToKeep({ isKept: true, at }, at + 1)).toBe(true);
  expect(mayAskToKeep({ isKept: false, at }, at + 6 * day)).toBe(false);
  expect(mayAskToKeep({ isKept: false, at }, at + 7 * day)).toBe(true);
  expect(mayAskToKeep({ isKept: false, at }, at - 8 * day)).toBe(true);
});
