// A deploy under open tabs: the server has a newer build, and the tabs notice it.
import type { Locator, Page } from 'playwright/test';
import type { FaultProxy } from '../../support/fault-proxy.ts';
import { expect } from './journey.ts';

/** The bar's words when Update may be pressed. */
export const READY = 'A new version of the shop is ready.';

/** Matches once on a page of the next version, otherwise not at all. */
export const isNext = (page: Page): Locator => page.locator('html[data-version=next]');

/** From now on the server seems to have a newer build: another worker, and another first page in its precache. */
export function deployNextVersion(network: FaultProxy): void {
  network.fault(({ url }) => url.pathname === '/service-worker.js', {
    do: 'rewrite',
    text: (worker) =>
      worker.replace(
        /(revision:|"revision":)"[^"]+"(,"?url"?:"(\/)?shell\.html")|("?url"?:"shell\.html","?revision"?:)"[^"]+"/,
        (_all, key, rest, _slash, before) =>
          before ? `${before}"next-version"` : `${key}"next-version"${rest}`,
      ),
  });
  network.fault(({ url }) => /^\/(shell\.html)?$/.test(url.pathname), {
    do: 'rewrite',
    text: (html) => html.replace('<html', '<html data-version="next"'),
  });
}

/** The same for the merchant's desk, which is deployed with the shop but has its own worker and first page. */
export function deployNextDesk(network: FaultProxy): void {
  network.fault(({ url }) => url.pathname === '/desk-worker.js', {
    do: 'rewrite',
    text: (worker) =>
      worker.replace(/"revision":"\w+"(?=,"url":"desk\.html")/, '"revision":"next-version"'),
  });
  network.fault(({ url }) => /^\/desk(\.html)?$/.test(url.pathname), {
    do: 'rewrite',
    text: (html) => html.replace('<html', '<html data-version="next"'),
  });
}

/** Activates the waiting version, as that app's page would, and opens the app at this path in it. */
export async function letNextVersionIn(page: Page, path: string): Promise<void> {
  await noticeNextVersion(page);
  await page.evaluate(async () => {
    const { waiting } = await navigator.serviceWorker.ready;
    waiting?.postMessage({ type: 'SKIP_WAITING' });
  });
  // A page of the shop reloads by itself once the new version has come in.
  const opens = async () => {
    await page.goto(path);
    await expect(isNext(page)).toHaveCount(1, { timeout: 1_000 });
  };
  await expect(opens).toPass();
}

/** Looks for a newer build until it waits; repeatedly, as a check already under way finds the old one. */
export async function noticeNextVersion(page: Page): Promise<void> {
  const isWaiting = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      if (!registration.waiting && !registration.installing) await registration.update();
      return registration.waiting !== null;
    });
  await expect.poll(isWaiting, { message: 'the new version waits' }).toBe(true);
}
