/** How the journeys run: a real Chromium against the built shop on the local stack. */
import { defineConfig } from 'playwright/test';
import { findChromium } from './support/stack-chromium.ts';

const executablePath = await findChromium();

export default defineConfig({
  testDir: './journeys',
  outputDir: '../.cache/journeys',
  // Two cores: one for the browser, one for everything that it talks to.
  workers: 1,
  retries: 0,
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: 'http://localhost:5000',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
