// Features that only some browsers have, detected by their presence and not by the browser's name.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { isSavingData } from '#domain/product/saving-data.ts';
import * as browser from '#engine/lib/capabilities.ts';
import { allSourceFiles, root } from '../../walls/read-imports.ts';

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
