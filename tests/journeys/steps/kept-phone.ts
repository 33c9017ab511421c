// One browser on the prepared phone for many journeys, one after the other: what a journey changed is put back as the prepared
// profile has it, which takes a third of the time of another browser on another copy.
import type { BrowserContext, CDPSession, LaunchOptions } from 'playwright/test';
import { BESIDE_THE_SHOP, openPhone } from './prepared-phone.ts';
import { readStorage, writeStorage } from './stored-state.ts';

type Phone = Awaited<ReturnType<typeof openPhone>>;
/** `stored`: what the prepared phone keeps for the shop, as `readStorage` wrote it down. */
type Kept = Phone & { stored: string; isSpent: boolean };

const lent = new WeakMap<BrowserContext, Kept>();

/** The phone is not for another journey: something of it was changed that cannot be put back. */
export function spendPhone(context: BrowserContext): void {
  const kept = lent.get(context);
  if (kept) kept.isSpent = true;
}

/** The phones of one process of the test runner. Screens differ, and a browser keeps the one that it was opened with. */
export class KeptPhones {
  readonly #resting = new Map<string, Kept>();

  /**
   * A phone as it was prepared.
   * @param screen what the browser is opened with besides `options`, as text; equal texts may share a browser.
   */
  async take(options: LaunchOptions, screen: string): Promise<BrowserContext> {
    const kept = this.#resting.get(screen) ?? (await openKept(options));
    this.#resting.delete(screen);
    lent.set(kept.context, kept);
    spendWhenChanged(kept);
    return kept.context;
  }

  /** Puts back what a journey changed; a phone of which that cannot be said, or that is not wanted any more, is thrown away. */
  async giveBack(context: BrowserContext, screen: string, isWanted: boolean): Promise<void> {
    const kept = lent.get(context);
    if (!kept) return;
    lent.delete(context);
    const isAsPrepared = isWanted && !kept.isSpent && (await putBack(kept).catch(() => false));
    if (isAsPrepared && !this.#resting.has(screen)) this.#resting.set(screen, kept);
    else await throwAway(kept);
  }

  async close(): Promise<void> {
    for (const kept of this.#resting.values()) await throwAway(kept);
    this.#resting.clear();
  }
}

async function openKept(options: LaunchOptions): Promise<Kept> {
  const phone = await openPhone(options, true);
  const page = phone.context.pages()[0] ?? (await phone.context.newPage());
  await page.goto(BESIDE_THE_SHOP);
  const stored = await page.evaluate(readStorage);
  await page.goto('about:blank');
  return { ...phone, stored, isSpent: false };
}

async function throwAway({ context, remove }: Kept): Promise<void> {
  await context.close();
  await remove();
}

/** Scripts, permissions and what is asked of the browser beside its pages cannot be taken back. */
const NOT_TO_BE_UNDONE = [
  'addInitScript',
  'exposeFunction',
  'exposeBinding',
  'grantPermissions',
  'clearPermissions',
  'setGeolocation',
  'setExtraHTTPHeaders',
  'newCDPSession',
] as const;

function spendWhenChanged(kept: Kept): void {
  const { context } = kept;
  for (const name of NOT_TO_BE_UNDONE) {
    const original = context[name];
    Object.defineProperty(context, name, {
      configurable: true,
      value: (...given: unknown[]) => {
        kept.isSpent = true;
        return Reflect.apply(original, context, given);
      },
    });
  }
  context.once('close', () => {
    kept.isSpent = true;
  });
}

/** Whether the phone is as it was prepared, once everything was put back that can be. */
async function putBack({ context, stored }: Kept): Promise<boolean> {
  for (const name of NOT_TO_BE_UNDONE) Reflect.deleteProperty(context, name);
  for (const event of ['console', 'weberror', 'serviceworker', 'page', 'request', 'response']) {
    context.removeAllListeners(event);
  }
  await context.setOffline(false);
  await context.unrouteAll();
  const page = await context.newPage();
  for (const left of context.pages()) if (left !== page) await left.close();
  await context.clearCookies();
  const devtools = await context.newCDPSession(page);
  await stopWorkers(devtools);
  await page.goto(BESIDE_THE_SHOP);
  const isPutBack = await page.evaluate(writeStorage, stored);
  await devtools.detach();
  await page.goto('about:blank');
  return isPutBack;
}

/** What a worker remembers while it runs is of the journey that is over. */
async function stopWorkers(devtools: CDPSession): Promise<void> {
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await devtools.send('ServiceWorker.disable');
}
