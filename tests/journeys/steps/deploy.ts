// A deploy under open tabs: the server has a newer build, and tabs that are open come to know of it.
import type { Locator, Page } from 'playwright/test';
import type { FaultProxy } from '../../support/fault-proxy.ts';
import { expect } from './journey.ts';

/** What the bar says when Update may be pressed. */
export const READY = 'A new version of the shop is ready.';

/** There once when a page is of the next version, else not at all. */
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

/** Looks for a newer build until it waits to be let in; more than once, as a look that was under way when it came finds the old one. */
export async function noticeNextVersion(page: Page): Promise<void> {
  const isWaiting = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      if (!registration.waiting && !registration.installing) await registration.update();
      return registration.waiting !== null;
    });
  await expect.poll(isWaiting, { message: 'the new version waits', timeout: 30_000 }).toBe(true);
}
