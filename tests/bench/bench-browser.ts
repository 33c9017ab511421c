// The bench's browser: a real Chromium on a phone's screen, behind the fault proxy or straight to the network.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { whatIsKept } from '../support/device-storage.ts';
import { FaultProxy } from '../support/fault-proxy.ts';
import type { SeenRequest } from '../support/fault-proxy-log.ts';
import { wholeChromiumOptions } from '../support/stack-chromium.ts';

export const SHOP = 'http://localhost:5000';
export const SCREEN = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 } as const;
/** The programs' runner wraps functions in its own `__name` helper, which pages lack. */
const NAMES_FUNCTIONS = 'globalThis.__name ??= (it) => it';
/** How many times slower than this machine a mid-range phone is. */
const SLOWDOWN = 4;
const QUIET_MS = 3_000;

/** Chromium's own "slow 4G": 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
export const SLOW_LINE = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

export type Bench = { browser: Browser; network: FaultProxy };

/** Runs some work with a browser behind a proxy, and closes both. */
export async function withBench(work: (bench: Bench) => Promise<void>): Promise<void> {
  const network = await FaultProxy.start();
  const options = await wholeChromiumOptions();
  const browser = await chromium.launch({ proxy: network.browserOption, ...options });
  try {
    await work({ browser, network });
  } finally {
    await browser.close();
    await network.close();
  }
}

/** Slows the page's processor to that of a mid-range phone. */
export async function slowDown(page: Page, rate = SLOWDOWN): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

export type Opened = { context: BrowserContext; page: Page };

/** Runs some work with a browser's profile that is thrown away afterwards; each call of `open` is a new process. */
export async function withProfile(
  work: (open: () => Promise<Opened>) => Promise<void>,
): Promise<void> {
  const profile = await mkdtemp(join(tmpdir(), 'haat-bench-'));
  const options = { ...SCREEN, hasTouch: true, ...(await wholeChromiumOptions()) };
  try {
    await work(async () => {
      const context = await chromium.launchPersistentContext(profile, options);
      await context.addInitScript(NAMES_FUNCTIONS);
      return { context, page: context.pages()[0] ?? (await context.newPage()) };
    });
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
}

/** Waits until the worker answers, and in the shop until the catalogue is kept and no more pictures come. */
export async function untilKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  if (!page.url().startsWith(SHOP)) return;
  for (let before = -1; ; ) {
    await page.waitForTimeout(3_000);
    const { hasMirror, pictures } = await whatIsKept(page);
    if (hasMirror && pictures > 0 && pictures === before) return;
    before = pictures;
  }
}

/** Waits until the catalogue is kept and requests have stopped for a while, except the endless reachability checks. */
export async function untilQuiet(page: Page, log: readonly SeenRequest[]): Promise<void> {
  for (;;) {
    await sleep(500);
    const asked = log.filter(({ url }) => url.pathname !== '/reachable.json');
    const lastAt = Math.max(0, ...asked.map(({ at }) => at));
    if (Date.now() - lastAt > QUIET_MS && (await whatIsKept(page)).hasMirror) return;
  }
}
