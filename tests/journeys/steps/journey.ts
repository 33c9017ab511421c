// What every journey starts from: a browser behind the fault proxy, a shop that must not complain, and a product that is out of stock.
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  type Page,
  type WebError,
} from 'playwright/test';
import {
  type DemoProduct,
  makeProduct,
  unmakeLeftProducts,
  unmakeProduct,
} from '../../support/demo-products.ts';
import { FaultProxy } from '../../support/fault-proxy.ts';
import { describeRequest } from '../../support/fault-proxy-log.ts';
import { wholeChromiumOptions } from '../../support/stack-chromium.ts';
import { isWithoutSync, takeSyncAway } from '../../support/without-sync.ts';
import { KeptBrowsers, openKeptPhone, openKeptScreen } from './kept-browser.ts';
import { openPhone } from './prepared-phone.ts';

/** A busy machine may take its time; what a journey waits for is told apart by what happens, not by how fast. */
export const expect = base.expect.configure({ timeout: 30_000 });

/** The phone that one visit has prepared, one that was never here, or a browser without workers: one that may have files of the shop, or a new one. */
type Device = 'prepared' | 'new' | 'no-worker' | 'no-worker-new';

export type Options = {
  device: Device;
  /** Whether it has to be a Chromium with windows of its own, for what the headless shell cannot do. */
  wholeBrowser: boolean;
};

type PerTest = {
  /** What tells the screen of this test's browser from others. */
  openedWith: string;
  /** A product that nobody else asks about; quantity 0. */
  soldOut: DemoProduct;
  /** What the browser complained about. A complaint that the test did not announce fails it. */
  complaints: Complaints;
};
type PerWorker = { network: FaultProxy; kept: KeptBrowsers };

/** Errors on the console and errors that nobody caught. */
export class Complaints {
  readonly heard: string[] = [];
  readonly #expected: RegExp[] = [];

  /** The browser's own lines about requests that fail are part of this journey, and the SDK's look whether Google can be seen. */
  expectFailedRequests(): void {
    this.#expected.push(/^Failed to load resource/, /blocked by CORS policy/, /cleardot\.gif/);
  }

  /** The shop's own lines of this kind are part of this journey. */
  expectNotes(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  note(complaint: string): void {
    this.heard.push(complaint);
  }

  get unexpected(): string[] {
    return this.heard.filter((line) => !this.#expected.some((pattern) => pattern.test(line)));
  }
}

export const test = base.extend<PerTest & Options & { watch: undefined }, PerWorker>({
  device: ['new', { option: true }],
  wholeBrowser: [false, { option: true }],

  network: [
    async ({ playwright: _ }, use) => {
      const proxy = await FaultProxy.start();
      await use(proxy);
      await proxy.close();
    },
    { scope: 'worker' },
  ],

  launchOptions: [
    async ({ launchOptions, network }, use) => {
      await use({ ...launchOptions, proxy: network.browserOption });
    },
    { scope: 'worker' },
  ],

  baseURL: 'http://localhost:5000',

  kept: [
    async ({ playwright: _ }, use) => {
      const browsers = new KeptBrowsers();
      await use(browsers);
      await browsers.close();
    },
    { scope: 'worker' },
  ],

  openedWith: async (
    { device, viewport, hasTouch, deviceScaleFactor, colorScheme, javaScriptEnabled },
    use,
  ) => {
    const screen = { viewport, hasTouch, deviceScaleFactor, colorScheme };
    await use(JSON.stringify({ device, ...screen, javaScriptEnabled }));
  },

  context: async (
    { browser, launchOptions, device, wholeBrowser, network, kept, openedWith },
    use,
    info,
  ) => {
    const isKept = ['prepared', 'no-worker'].includes(device) && !wholeBrowser && !isWithoutSync;
    const options = { ...launchOptions, ...(wholeBrowser && (await wholeChromiumOptions())) };
    const open = () =>
      device === 'prepared' ? openKeptPhone(options) : openKeptScreen(browser, takeWorkersAway);
    const isOwn = !isKept && (device === 'prepared' || wholeBrowser);
    const phone = isOwn ? await openPhone(options, device === 'prepared') : null;
    const context = isKept
      ? await kept.take(openedWith, open)
      : (phone?.context ?? (await browser.newContext()));
    if (!isKept && device.startsWith('no-worker')) await takeWorkersAway(context);
    if (isWithoutSync) await takeSyncAway(context);
    const stop = network.onJoined(() => tellOnline(context));
    await use(context);
    stop();
    if (isKept) {
      await kept.giveBack(openedWith, context, info.status === info.expectedStatus);
      return;
    }
    await context.close();
    await phone?.remove();
  },

  page: async ({ context }, use) => {
    await use(context.pages()[0] ?? (await context.newPage()));
  },

  complaints: async ({ context }, use) => {
    const complaints = new Complaints();
    context.on('console', (message: ConsoleMessage) => {
      if (message.type() === 'error') complaints.note(message.text());
    });
    context.on('weberror', (error: WebError) => complaints.note(String(error.error())));
    await use(complaints);
  },

  watch: [
    async ({ network, complaints }, use, info) => {
      network.reset();
      await use(undefined);
      await unmakeLeftProducts();
      const failed = info.status !== info.expectedStatus || complaints.unexpected.length > 0;
      if (failed) {
        await info.attach('traffic', { body: network.log.map(describeRequest).join('\n') });
      }
      network.heal();
      base.expect(complaints.unexpected, 'the browser complained').toEqual([]);
    },
    { auto: true },
  ],

  soldOut: async ({ playwright: _ }, use) => {
    const product = await makeProduct(0);
    await use(product);
    await unmakeProduct(product);
  },
});

/** As in a browser that offers none, such as Firefox in a private window. */
export async function takeWorkersAway(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
}

/** The browser says in every tab that the network is back; a proxy that lets everything pass again is nothing that it could see. */
export function tellOnline(context: BrowserContext): void {
  for (const page of context.pages()) {
    page.evaluate(() => void dispatchEvent(new Event('online'))).catch(() => undefined);
  }
}

/** Notes whether these words ever stood on the page, even for a moment; reloads included. */
export async function watchForWords(page: Page, words: string): Promise<() => Promise<boolean>> {
  await page.addInitScript((wanted) => {
    const look = () => {
      if (document.body?.textContent.includes(wanted)) sessionStorage.setItem(wanted, 'seen');
    };
    new MutationObserver(look).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  }, words);
  return () => page.evaluate((wanted) => sessionStorage.getItem(wanted) === 'seen', words);
}

/** Waits until the shop has exactly one, and returns it. */
export async function onlyOne<T>(read: () => Promise<T[]>, what: string, timeout = 45_000) {
  await expect
    .poll(async () => (await read()).length, { message: `${what} at the shop`, timeout })
    .toBe(1);
  const [only] = await read();
  if (only === undefined) throw new Error(`${what}: it is gone again`);
  return only;
}
