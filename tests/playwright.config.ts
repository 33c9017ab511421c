/** How the journeys run: a real Chromium against the built shop on the local stack. */
import { defineConfig } from 'playwright/test';
import type { Options } from './journeys/steps/journey.ts';
import { chromiumOptions, ONE_RENDERER } from './support/stack-chromium.ts';
import { BACKGROUND_SYNC, isWithoutSync } from './support/without-sync.ts';

const chromium = await chromiumOptions();

export default defineConfig<Options>({
  testDir: './journeys',
  outputDir: '../.cache/journeys',
  // One more than a small machine has cores: a waiting journey leaves its core to another.
  workers: 3,
  fullyParallel: true,
  // A machine that stalls for a minute is not the shop's fault; the run names every test that needed a second try.
  retries: 1,
  // For slow or busy machines: journeys wait for events, not for a certain time.
  timeout: 300_000,
  ...(isWithoutSync && { grepInvert: new RegExp(BACKGROUND_SYNC) }),
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: 'http://localhost:5000',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    launchOptions: chromium,
  },
  projects: [
    {
      name: 'screens',
      testDir: './journeys/screens',
      use: {
        device: 'no-worker',
        losesRequests: false,
        launchOptions: { ...chromium, args: [...chromium.args, ONE_RENDERER] },
      },
    },
    {
      name: 'prepare',
      testDir: './journeys/prepare',
      use: { device: 'new', losesRequests: false },
    },
    {
      name: 'phone',
      testDir: './journeys/phone',
      dependencies: ['prepare'],
      use: { device: 'prepared' },
    },
    {
      name: 'serial',
      testDir: './journeys/serial',
      dependencies: ['prepare'],
      use: { device: 'prepared' },
      // Alone with the stack, without a retry.
      workers: 1,
      retries: 0,
    },
  ],
});
