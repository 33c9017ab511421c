// One browser for many journeys of screens, reset in between: a new one would have to start and to parse every script of the shop anew.
import type { BrowserContext } from 'playwright/test';

type Kept = { context: BrowserContext; isSpent: boolean };

/** The browsers of one process of the test runner. Screens differ, and a browser keeps the one that it was opened with. */
export class KeptBrowsers {
  readonly #resting = new Map<string, Kept>();
  readonly #lent = new Map<BrowserContext, Kept>();

  /** A browser that keeps nothing of the shop but fetched files and compiled scripts. Journeys with equal keys share one, one after the other. */
  async take(key: string, open: () => Promise<BrowserContext>): Promise<BrowserContext> {
    const kept = this.#resting.get(key) ?? { context: await open(), isSpent: false };
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
    const isAsOpened = isWanted && !kept.isSpent && (await putBack(context).catch(() => false));
    if (isAsOpened && !this.#resting.has(key)) this.#resting.set(key, kept);
    else await context.close();
  }

  async close(): Promise<void> {
    for (const { context } of this.#resting.values()) await context.close();
    this.#resting.clear();
  }
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

/** Resets everything that can be. */
async function putBack(context: BrowserContext): Promise<true> {
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
  const origin = 'http://localhost:5000';
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await devtools.detach();
  await page.goto('about:blank');
  return true;
}
