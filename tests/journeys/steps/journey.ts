// The start of every journey: a browser behind the fault proxy, a shop that must not complain, and products of the test's own.
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  type Page,
  type WebError,
} from 'playwright/test';
import { type DemoProduct, makeProduct, unmakeLeftProducts } from '../../support/demo-products.ts';
import { FaultProxy } from '../../support/fault-proxy.ts';
import { describeRequest } from '../../support/fault-proxy-log.ts';
import { wholeChromiumOptions } from '../../support/stack-chromium.ts';
import { isWithoutSync, takeSyncAway } from '../../support/without-sync.ts';
import { KeptBrowsers } from './kept-browser.ts';
import { openPhone } from './prepared-phone.ts';

/** Long enough for a busy machine: journeys wait for events, not for a certain time. */
export const expect = base.expect.configure({ timeout: 60_000 });

const SHOP = 'http://localhost:5000';
export const WIDE = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 740 };

/** The prepared phone, a new one, or a browser without workers: one that may have cached files of the shop, or a new one. */
type Device = 'prepared' | 'new' | 'no-worker' | 'no-worker-new';

export type Options = {
  device: Device;
  /** Whether it needs a full Chromium with windows, for features missing from the headless shell. */
  wholeBrowser: boolean;
  /** Whether requests may fail, as where the network goes. */
  losesRequests: boolean;
};

type PerTest = {
  /** Identifies this test's kind of browser screen. */
  openedWith: string;
  /** A product that nobody else asks about; quantity 0. */
  soldOut: DemoProduct;
  /** Another one, with five pieces at ₹240. */
  product: DemoProduct;
  /** Opens another phone, new to the shop. */
  anotherPhone(): Promise<Page>;
  /** The browser's complaints. One that the test did not announce fails it. */
  complaints: Complaints;
};
type PerWorker = { network: FaultProxy; kept: KeptBrowsers };

/** Errors on the console and uncaught errors. */
export class Complaints {
  readonly heard: string[] = [];
  readonly #expected: RegExp[] = [];

  /** This journey expects the browser's lines about failed requests, and the SDK's probe of whether it can reach Google. */
  expectFailedRequests(): void {
    this.#expected.push(/^Failed to load resource/, /blocked by CORS policy/, /cleardot\.gif/);
  }

  /** This journey expects the shop's own lines that match. */
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
  losesRequests: [true, { option: true }],

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

  baseURL: SHOP,

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
    const isKept = device === 'no-worker' && !wholeBrowser && !isWithoutSync;
    const openScreen = async (phone?: BrowserContext) => {
      const screen = phone ?? (await browser.newContext());
      if (device.startsWith('no-worker')) await takeWorkersAway(screen);
      return screen;
    };
    const options = { ...launchOptions, ...(wholeBrowser && (await wholeChromiumOptions())) };
    const isPrepared = device === 'prepared';
    const phone = isPrepared || wholeBrowser ? await openPhone(options, isPrepared) : null;
    const context = isKept
      ? await kept.take(openedWith, openScreen)
      : await openScreen(phone?.context);
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

  complaints: async ({ context, losesRequests }, use) => {
    const complaints = new Complaints();
    if (losesRequests) complaints.expectFailedRequests();
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

  soldOut: async ({ playwright: _ }, use) => use(await makeProduct(0)),
  product: async ({ playwright: _ }, use) => use(await makeProduct(5)),

  anotherPhone: async ({ browser }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ viewport: PHONE, baseURL: SHOP });
      opened.push(context);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
});

/** As in a browser without workers, such as Firefox in a private window. */
export async function takeWorkersAway(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
}

/** Fires "online" in every tab, because the browser cannot see that the proxy lets everything pass again. */
export function tellOnline(context: BrowserContext): void {
  for (const page of context.pages()) {
    page.evaluate(() => void dispatchEvent(new Event('online'))).catch(() => undefined);
  }
}

/** Records whether these words ever appeared on the page, even for a moment, across reloads. */
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

/** Counts real taps and clicks on the documents that this page opens from now on. */
export async function countTaps(page: Page): Promise<() => number> {
  let taps = 0;
  await page.exposeFunction('countTap', () => {
    taps += 1;
  });
  await page.addInitScript(() => {
    const count = ({ isTrusted, detail }: MouseEvent) => {
      if (isTrusted && detail > 0) void Reflect.get(globalThis, 'countTap')();
    };
    addEventListener('click', count, true);
  });
  return () => taps;
}

/** Waits until the shop has exactly one, and returns it. */
export async function onlyOne<T>(read: () => Promise<T[]>, what: string) {
  await expect.poll(async () => (await read()).length, { message: `${what} at the shop` }).toBe(1);
  const [only] = await read();
  if (only === undefined) throw new Error(`${what}: it is gone again`);
  return only;
}
