// One browser for many journeys, reset in between: a new one would have to start and to parse every script of the shop anew.
import type { Browser, BrowserContext, CDPSession, LaunchOptions, Page } from 'playwright/test';
import { BESIDE_THE_SHOP, openPhone } from './prepared-phone.ts';
import { readStorage, writeStorage } from './stored-state.ts';

export type Kept = {
  context: BrowserContext;
  isSpent: boolean;
  /** Whether the shop's storage is again as it was when the browser was opened. `page` is its only one. */
  putBack(page: Page, devtools: CDPSession): Promise<boolean>;
  /** Deletes the closed browser's files. */
  remove(): Promise<void>;
};

/** The browsers of one process of the test runner. Screens differ, and a browser keeps the one that it was opened with. */
export class KeptBrowsers {
  readonly #resting = new Map<string, Kept>();
  readonly #lent = new Map<BrowserContext, Kept>();

  /** A browser in its initial state. Journeys with equal keys may share one, one after the other. */
  async take(key: string, open: () => Promise<Kept>): Promise<BrowserContext> {
    const kept = this.#resting.get(key) ?? (await open());
    this.#resting.delete(key);
    this.#lent.set(kept.context, kept);
    spendWhenChanged(kept);
    return kept.context;
  }

  /** Resets a journey's changes; closes a browser that cannot be reset, or is not wanted any more. */
  async giveBack(key: string, context: BrowserContext, isWanted: boolean): Promise<void> {
    const kept = this.#lent.get(context);
    if (!kept) return;
    this.#lent.delete(context);
    const isAsOpened = isWanted && !kept.isSpent && (await putBack(kept).catch(() => false));
    if (isAsOpened && !this.#resting.has(key)) this.#resting.set(key, kept);
    else await throwAway(kept);
  }

  async close(): Promise<void> {
    for (const kept of this.#resting.values()) await throwAway(kept);
    this.#resting.clear();
  }
}

async function throwAway({ context, remove }: Kept): Promise<void> {
  await context.close();
  await remove();
}

/** A phone on a copy of the prepared profile. */
export async function openKeptPhone(options: LaunchOptions): Promise<Kept> {
  const { context, remove } = await openPhone(options, true);
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(BESIDE_THE_SHOP);
  const stored = await page.evaluate(readStorage);
  await page.goto('about:blank');
  return {
    context,
    isSpent: false,
    remove,
    async putBack(only, devtools) {
      // A running worker's memory belongs to the journey that is over.
      await devtools.send('ServiceWorker.enable');
      await devtools.send('ServiceWorker.stopAllWorkers');
      await only.goto(BESIDE_THE_SHOP);
      return only.evaluate(writeStorage, stored);
    },
  };
}

/** A browser that keeps only fetched files and compiled scripts for the shop. */
export async function openKeptScreen(
  browser: Browser,
  arrange: (context: BrowserContext) => Promise<void>,
): Promise<Kept> {
  const context = await browser.newContext();
  await arrange(context);
  return {
    context,
    isSpent: false,
    remove: async () => undefined,
    async putBack(_only, devtools) {
      const origin = 'http://localhost:5000';
      await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
      return true;
    },
  };
}

/** Init scripts, permissions, DevTools sessions and a clock taken over by a test cannot be undone. */
const NOT_TO_BE_UNDONE =
  'addInitScript exposeFunction exposeBinding grantPermissions clearPermissions setGeolocation setExtraHTTPHeaders newCDPSession';
const NOT_TO_BE_UNDONE_OF_CLOCK = 'install fastForward pauseAt runFor setFixedTime setSystemTime';

/** Each with its owner; a page's clock is the clock of all pages of its browser. */
function notToBeUndone(context: BrowserContext): [owner: object, name: string][] {
  const of = (owner: object, names: string) =>
    names.split(' ').map((name): [object, string] => [owner, name]);
  return [...of(context, NOT_TO_BE_UNDONE), ...of(context.clock, NOT_TO_BE_UNDONE_OF_CLOCK)];
}

function spendWhenChanged(kept: Kept): void {
  for (const [owner, name] of notToBeUndone(kept.context)) {
    const original = Reflect.get(owner, name);
    Object.defineProperty(owner, name, {
      configurable: true,
      value: (...given: unknown[]) => {
        kept.isSpent = true;
        return Reflect.apply(original, owner, given);
      },
    });
  }
}

/** Resets everything that can be; returns whether the browser is as it was opened. */
async function putBack(kept: Kept): Promise<boolean> {
  const { context } = kept;
  for (const [owner, name] of notToBeUndone(context)) Reflect.deleteProperty(owner, name);
  for (const event of ['console', 'weberror', 'serviceworker', 'page', 'request', 'response']) {
    context.removeAllListeners(event);
  }
  await context.setOffline(false);
  await context.unrouteAll();
  const page = await context.newPage();
  for (const left of context.pages()) if (left !== page) await left.close();
  await context.clearCookies();
  const devtools = await context.newCDPSession(page);
  const isPutBack = await kept.putBack(page, devtools);
  await devtools.detach();
  await page.goto('about:blank');
  return isPutBack;
}
