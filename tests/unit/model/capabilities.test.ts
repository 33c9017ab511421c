// Features that only some browsers have, detected by their presence and not by the browser's name.
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { isSavingData } from '#domain/product/saving-data.ts';
import {
  backgroundSync,
  badge,
  isOnHomeScreen,
  keptStorage,
  line,
  mayHaveBackgroundSync,
  push,
  readsSmsCodes,
  shareSheet,
} from '#engine/lib/capabilities.ts';

const nothing = () => Promise.resolve();
const root = new URL('../../../', import.meta.url);

test('a browser that has none of it is asked for none of it, and nothing breaks', () => {
  expect(backgroundSync({})).toBeNull();
  expect(mayHaveBackgroundSync({ SyncManager: {} }, {})).toBe(false);
  expect(mayHaveBackgroundSync({}, { serviceWorker: {} })).toBe(false);
  expect(keptStorage({ storage: { persisted: nothing } })).toBeNull();
  expect(badge({ setAppBadge: nothing })).toBeNull();
  expect(push({}, {})).toBe('unable');
  expect(shareSheet({})).toBeNull();
  expect(isOnHomeScreen({})).toBeNull();
  expect(line({ connection: null })).toBeNull();
  expect(readsSmsCodes({})).toBe(false);
});

test('an iPhone has notifications once the shop stands on its home screen, and says so before', () => {
  expect(push({}, { serviceWorker: {}, standalone: false })).toBe('install-first');
  expect(isOnHomeScreen({ standalone: true })).toBe(true);
  expect(push({ Notification: {}, PushManager: {} }, { serviceWorker: {} })).toBe('able');
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['whoever asked for it, also on a fast line', { saveData: true, effectiveType: '4g' }, true],
  ['a line like 2g', { saveData: false, effectiveType: '2g' }, true],
  ['a line like 3g', { saveData: false, effectiveType: '3g' }, false],
  ['a browser that says nothing of its line', {}, false],
])('%s saves data: %3$o', (_who, connection, isSaving) => {
  vi.stubGlobal('navigator', { connection });
  expect(isSavingData()).toBe(isSaving);
  for (const none of [undefined, {}]) {
    vi.stubGlobal('navigator', none);
    expect(isSavingData()).toBe(false);
  }
});

test('nothing else in the shop asks a browser for its name or for what only some have', () => {
  const own = ['src/engine/lib/capabilities.ts', 'src/shop/install/install-way.ts'];
  const asks =
    /userAgent|SyncManager|'sync'\)|\.share\)|canShare|'connection'|navigator\.connection|OTPCredential|'standalone'\)|PushManager|'beforeinstallprompt'|navigator\.storage\?*\.persist/;
  const files = ['src', 'sw'].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  const asking = files.filter((file) => asks.test(readFileSync(new URL(file, root), 'utf8')));
  expect(asking.filter((file) => !own.includes(file))).toEqual([]);
});
