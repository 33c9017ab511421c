/** How the journeys run: a real Chromium against the built shop on the local stack. */
import { defineConfig } from 'playwright/test';
import { chromiumOptions } from './support/stack-chromium.ts';
import { BACKGROUND_SYNC, isWithoutSync } from './support/without-sync.ts';

export default defineConfig({
  testDir: './journeys',
  outputDir: '../.cache/journeys',
  // Two cores: one for the browser, one for everything that it talks to.
  workers: 1,
  // A machine that stalls for a minute is not the shop's fault; the run names whatever needed a second go.
  retries: 1,
  timeout: 60_000,
  ...(isWithoutSync && { grepInvert: new RegExp(BACKGROUND_SYNC) }),
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: 'http://localhost:5000',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    launchOptions: await chromiumOptions(),
  },
});
