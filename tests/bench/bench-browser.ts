// The bench's browser: a real Chromium on a phone's screen, behind the fault proxy or straight to the network.
import { type Browser, chromium, type Page } from 'playwright';
import { FaultProxy } from '../support/fault-proxy.ts';
import { wholeChromiumOptions } from '../support/stack-chromium.ts';

export const SHOP = 'http://localhost:5000';
export const SCREEN = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 } as const;
/** The programs' runner wraps functions in its own `__name` helper, which pages lack. */
export const NAMES_FUNCTIONS = 'globalThis.__name ??= (it) => it';
/** How many times slower than this machine a mid-range phone is. */
export const SLOWDOWN = 4;

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
