// The bench's browser: a real Chromium behind the fault proxy, and the moment in which a page shows its first product.
import {
  type Browser,
  type BrowserContext,
  chromium,
  type LaunchOptions,
  type Page,
} from 'playwright';
import { FaultProxy } from '../support/fault-proxy.ts';
import { wholeChromiumOptions } from '../support/stack-chromium.ts';

export const SHOP = 'http://localhost:5000';
export const SCREEN = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 } as const;

export type Bench = { browser: Browser; network: FaultProxy };

/** Gives some work a browser behind a proxy, and ends both. */
export async function withBench(work: (bench: Bench) => Promise<void>): Promise<void> {
  const network = await FaultProxy.start();
  const browser = await launchChromium({ proxy: network.browserOption });
  try {
    await work({ browser, network });
  } finally {
    await browser.close();
    await network.close();
  }
}

/** A Chromium that does nothing of its own accord; with a proxy, or straight to the network. */
export async function launchChromium(options: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({ ...options, ...(await wholeChromiumOptions()) });
}

/**
 * From now on every page notes when React took it over, from when on taps are answered, and when the first element
 * that `selector` names stood on it with its picture.
 */
export async function noteFirstProduct(context: BrowserContext, selector: string): Promise<void> {
  // The runner of these programs names functions by a function of its own, which pages do not have.
  await context.addInitScript('globalThis.__name ??= (it) => it');
  await context.addInitScript((wanted) => {
    const look = () => {
      const { dataset } = document.documentElement;
      const found = document.querySelector(wanted);
      const picture = found instanceof HTMLImageElement ? found : found?.querySelector('img');
      if (found && (!picture || (picture.complete && picture.naturalWidth > 0))) {
        dataset.firstProduct ??= String(performance.now());
      }
      if (!dataset.firstProduct) requestAnimationFrame(look);
    };
    // To the moment: what the page asks for next, it asks for in the same frame.
    const noteAnswering = () => {
      document.documentElement.dataset.answersTaps ??= String(performance.now());
    };
    addEventListener('taken-over', noteAnswering, { once: true });
    requestAnimationFrame(look);
  }, selector);
}

/** When the first product stood there, ms after the navigation began. */
export async function firstProductAt(page: Page): Promise<number> {
  const noted = await page.waitForFunction(
    () => Number(document.documentElement.dataset.firstProduct) || null,
    undefined,
    { timeout: 60_000 },
  );
  return Number(await noted.jsonValue());
}

/** Slows the page's processor down, as a mid-range phone's would be. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: times });
}
