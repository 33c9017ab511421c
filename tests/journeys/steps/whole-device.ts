// Brings a browser to the state of a shopper’s phone after a first visit: catalogue kept, worker in charge, pictures where needed.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import {
  type DemoProduct,
  ownProducts,
  picturesKept,
  seededProducts,
} from '../../support/demo-products.ts';
import { mirroredProducts, whatIsKept } from '../../support/device-storage.ts';
import type { FaultProxy } from '../../support/fault-proxy.ts';
import type { SeenRequest } from '../../support/fault-proxy-log.ts';
import { expect } from './journey.ts';
import { BESIDE_THE_SHOP, isPreparedPhone } from './prepared-phone.ts';

/** A page with little on it, for journeys that go elsewhere at once. */
export const LIGHT_PAGE = '/faqs';

/** Opens the shop and waits until the catalogue and the test’s own products are on the device; with a worker, until it controls the pages. */
export async function visitShop(page: Page, path = '/products'): Promise<void> {
  await page.goto(path);
  await expect
    .poll(() => whatIsKept(page), { message: 'the catalogue is kept' })
    .toMatchObject({ hasMirror: true });
  await haveOwnProducts(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker?.ready;
  });
}

/** Waits, on a page of the shop, until the test's products so far are on the device. */
export async function haveOwnProducts(page: Page): Promise<void> {
  const own = ownProducts().map(({ id }) => id);
  await expect
    .poll(() => mirroredProducts(page), { message: 'changes have come' })
    .toEqual(expect.arrayContaining(own));
}

/** For journeys that press as soon as a drawn page appears, faster than any person could: from here on no press is lost. */
export async function keepsPresses(page: Page): Promise<void> {
  await page
    .locator('html:is([data-keeps-presses], [data-hydrated])')
    .waitFor({ state: 'attached' });
}

/** Has the catalogue ready, for journeys that open their own page afterwards. The prepared phone has it, so no page is opened. */
export async function haveCatalogue(page: Page): Promise<void> {
  if (isPreparedPhone(page.context())) await page.goto(BESIDE_THE_SHOP);
  else await visitShop(page, LIGHT_PAGE);
}

/** As when the server cannot draw just now: its pages are the bare shell, and the shop's code asks Firestore itself. */
export function withoutDrawing(network: FaultProxy): void {
  const shell = readFileSync(new URL('../../../dist/shell.html', import.meta.url), 'utf8');
  const isPage = ({ url }: SeenRequest) =>
    url.port === '5000' && !/\.|^\/(api|pincode|catalogue|assets)\//.test(url.pathname);
  network.fault(isPage, { do: 'answer', status: 200, type: 'text/html', body: shell });
}

/** Marks the next pages' HTML, so that it differs from content that their code renders; see `expectAsDrawn`. */
export async function markDrawn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      const main = document.querySelector('main');
      if (!main) return;
      main.setAttribute('data-from-html', '');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
}

/** The page is still as drawn: its code has not rendered it anew. */
export async function expectAsDrawn(page: Page): Promise<void> {
  await expect(page.locator('main[data-from-html]')).toHaveCount(1);
}

/** From its next document on, reports this as the phone's connection, however busy the machine is. */
export async function haveConnection(
  page: Page,
  connection: { saveData: boolean; effectiveType: string; type?: string },
): Promise<void> {
  const define = (value: typeof connection) => {
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), value),
    });
  };
  await page.addInitScript(define, connection);
  // The server learns of it by a header, the worker as the page does.
  await page.setExtraHTTPHeaders(connection.saveData ? { 'Save-Data': 'on' } : {});
  // A worker that is gone by then does not need it.
  page
    .context()
    .on('serviceworker', (worker) => void worker.evaluate(define, connection).catch(() => null));
}

/** The same, and every picture of every seeded product as well; returns these products. */
export async function visitShopForPictures(page: Page): Promise<DemoProduct[]> {
  const products = await seededProducts();
  await visitShop(page);
  await expect
    .poll(async () => (await whatIsKept(page)).pictures, { message: 'pictures kept' })
    .toBeGreaterThanOrEqual(picturesKept(products));
  return products;
}
