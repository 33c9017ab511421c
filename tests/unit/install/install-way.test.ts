// How the shop can be installed on a device, with which pictures, and the warning about unsent writes that the browser may clear; and
// features that only some browsers have, detected by their presence and not by the browser's name.
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { mayAskToKeep } from '#browser/sync/keep-storage.ts';
import { isSavingData } from '#domain/product/saving-data.ts';
import * as browser from '#engine/lib/capabilities.ts';
import { addsByShare, wayToInstall } from '#shop/install/install-way.ts';
import { keptWords } from '#shop/install/messages.ts';
import { manifest } from '#shop/web-manifest.ts';
import { builtManifest, demoScreenshotsIn } from '../../../backend/stack/own-shop.ts';
import { allSourceFiles, root } from '../../walls/read-imports.ts';

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const PHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${SAFARI}`;
const IPHONE = `${PHONE} Version/18.5 Mobile/15E148 Safari/604.1`;
const INSIDE_OF_AN_APP = `${PHONE} Mobile/15E148 [FBAN/FBIOS]`;
const MAC = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Version/18.5 Safari/605.1.15`;

test('the browser’s own offer comes first, then the words, for an iPhone and an iPad that calls itself a Mac; the installed app has neither', () => {
  const adds = (userAgent: string) =>
    addsByShare({ userAgent, maxTouchPoints: 5, standalone: false });
  expect([IPHONE, MAC, INSIDE_OF_AN_APP].map(adds)).toEqual([true, true, false]);
  const known = { isInstalled: false, hasOffer: true, addsByShare: true };
  const none = { ...known, hasOffer: false, addsByShare: false };
  const all = [known, { ...known, hasOffer: false }, none, { ...known, isInstalled: true }];
  expect(all.map(wayToInstall)).toEqual(['button', 'share', null, null]);
});

test('a browser that would not keep the storage is left alone for a week, whatever its clock did', () => {
  const [at, day] = [Date.parse('2026-11-20T06:00:00Z'), 86_400_000];
  expect(mayAskToKeep(null, at)).toBe(true);
  expect(mayAskToKeep({ isKept: true, at }, at + 1)).toBe(true);
  const refused = [6, 7, -8].map((days) => mayAskToKeep({ isKept: false, at }, at + days * day));
  expect(refused).toEqual([false, true, true]);
});

const waits: Parameters<typeof keptWords>[0] = {
  ...{ waiting: 1, needsYou: 0, isKept: false, reachability: 'unreachable', way: null },
};
const MAY = 'Your phone may delete this if it runs out of space. Open Haat when you’re back online';

test.each([
  ['without a network', {}, `${MAY}.`],
  ['where it can be installed', { way: 'button' }, `${MAY}, or install Haat to keep it safe.`],
  ['with a network', { reachability: 'reachable' }, expect.stringMatching(/Keep Haat open until/)],
  ['of what needs its owner', { waiting: 0, needsYou: 2 }, expect.stringMatching(/settle it\.$/)],
  // On an iPhone, the installed app does not inherit writes that wait in the browser.
  ['on an iPhone', { way: 'share' }, expect.stringMatching(/^((?!install).)*for a week/i)],
  ['when nothing waits', { waiting: 0 }, null],
  ['when it is kept', { isKept: true }, null],
] as const)('what is said of something unsent that may be cleared, %s', (_when, change, words) => {
  expect(keptWords({ ...waits, ...change })).toEqual(words);
});

const folder = join(root, 'public/screenshots');
const { screenshots } = manifest;
const fileOf = ({ src }: { src: string }) => join(root, 'public', src);

test('each picture is of the size and kind that the manifest says, and has at most 80 KB', async () => {
  for (const it of screenshots) {
    const { width, height, format } = await sharp(readFileSync(fileOf(it))).metadata();
    expect(`${width}x${height} image/${format}`, it.src).toBe(`${it.sizes} ${it.type}`);
    expect(statSync(fileOf(it)).size, it.src).toBeLessThanOrEqual(80 * 1024);
  }
});

test('pictures of the demo are told from those of one’s own shop, whose manifest names no others and none that is missing', async () => {
  expect(demoScreenshotsIn(folder)).toHaveLength(screenshots.length);
  expect(builtManifest(true)).toEqual(manifest);
  const { screenshots: _, ...rest } = manifest;
  expect(builtManifest(false)).toEqual(rest);
  const own = mkdtempSync(join(tmpdir(), 'screenshots-'));
  const exif = { IFD0: { ImageDescription: 'screenshot of https://green-fields.example' } };
  const first = fileOf(screenshots[0] ?? { src: '' });
  const written = sharp(first).withExif(exif).webp();
  await written.toFile(join(own, 'wide-home.webp'));
  expect(demoScreenshotsIn(own)).toEqual([]);
  copyFileSync(first, join(own, 'narrow-home.webp'));
  expect(demoScreenshotsIn(own)).toEqual(['narrow-home.webp']);
  const named = (isDemo: boolean) => builtManifest(isDemo, own).screenshots?.map(({ src }) => src);
  expect(named(false)).toEqual(['/screenshots/wide-home.webp']);
  expect(named(true)).toEqual(['/screenshots/narrow-home.webp', '/screenshots/wide-home.webp']);
  rmSync(own, { recursive: true });
  expect(builtManifest(false, own)).toEqual(rest);
});

const nothing = () => Promise.resolve();

test('a browser that has none of it is asked for none of it; an iPhone has notifications once the shop stands on its home screen, and says so before', () => {
  const { backgroundSync, keptStorage, badge, shareSheet, isOnHomeScreen, line } = browser;
  expect([backgroundSync({}), shareSheet({}), isOnHomeScreen({})]).toEqual([null, null, null]);
  expect(keptStorage({ storage: { persisted: nothing } })).toBeNull();
  expect([badge({ setAppBadge: nothing }), line({ connection: null })]).toEqual([null, null]);
  expect(browser.mayHaveBackgroundSync({ SyncManager: {} }, {})).toBe(false);
  expect(browser.mayHaveBackgroundSync({}, { serviceWorker: {} })).toBe(false);
  expect([browser.push({}, {}), browser.readsSmsCodes({})]).toEqual(['unable', false]);
  expect(browser.push({}, { serviceWorker: {}, standalone: false })).toBe('install-first');
  expect(browser.isOnHomeScreen({ standalone: true })).toBe(true);
  expect(browser.push({ Notification: {}, PushManager: {} }, { serviceWorker: {} })).toBe('able');
});

afterEach(() => vi.unstubAllGlobals());

test('whoever asked for it, also on a fast line, and a line like 2g save data; 3g and a browser that says nothing do not', () => {
  const saving = [{ saveData: true, effectiveType: '4g' }, { effectiveType: '2g' }];
  const isIt = (connection: object | undefined) => {
    vi.stubGlobal('navigator', { connection });
    return isSavingData();
  };
  expect([...saving, { effectiveType: '3g' }, {}, undefined].filter(isIt)).toEqual(saving);
  vi.stubGlobal('navigator', undefined);
  expect(isSavingData()).toBe(false);
});

test('nothing else in the shop asks a browser for its name or for what only some have', () => {
  const own = ['src/engine/lib/capabilities.ts', 'src/shop/install/install-way.ts'];
  const asks =
    /userAgent|SyncManager|'sync'\)|\.share\)|canShare|'connection'|navigator\.connection|OTPCredential|'standalone'\)|PushManager|'beforeinstallprompt'|navigator\.storage\?*\.persist/;
  const files = allSourceFiles().filter((file) => /^(src|sw)\//.test(file));
  const asking = files.filter((file) => asks.test(readFileSync(join(root, file), 'utf8')));
  expect(asking.filter((file) => !own.includes(file))).toEqual([]);
});
