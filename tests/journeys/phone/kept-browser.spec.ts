// The browser that journeys hand on to one another: each finds it as the prepared phone is, whatever the one before it did.
import type { BrowserContext, Page } from 'playwright/test';
import { everythingOnDevice, putAccount } from '../../support/device-storage.ts';
import { expect, test } from '../steps/journey.ts';
import { KeptBrowsers, openKeptPhone } from '../steps/kept-browser.ts';
import { BESIDE_THE_SHOP } from '../steps/prepared-phone.ts';

/** All that can be told of a phone from a page of the shop's origin. */
async function lookAt(page: Page): Promise<unknown> {
  await page.goto(BESIDE_THE_SHOP);
  const tables = await everythingOnDevice(page);
  const rest = await page.evaluate(async () => {
    const cached: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const keys = await (await caches.open(name)).keys();
      cached[name] = keys.map(({ url }) => url).toSorted();
    }
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    const local = { ...localStorage };
    return { cached, databases, local, cookies: document.cookie, isOnline: navigator.onLine };
  });
  // As JSON says it: whether what is not known is missing or undefined makes no difference to the shop.
  return JSON.parse(JSON.stringify({ tables, ...rest }));
}

/** A phone that was used by somebody who left nothing as it was. */
async function useUp(context: BrowserContext, page: Page): Promise<void> {
  await page.goto('/products');
  await page
    .getByRole('button', { name: /^Add .* to the cart$/ })
    .first()
    .click();
  await putAccount(page, { uid: 'someone', refreshToken: 'r', idToken: null, idTokenEndsAt: 0 });
  await page.evaluate(async () => {
    localStorage.setItem('left', 'behind');
    await (await caches.open('left')).put('/left', new Response('behind'));
    await (await caches.open('product-pictures')).put('/left', new Response('behind'));
    await new Promise((resolve) => {
      indexedDB.open('left').onsuccess = resolve;
    });
  });
  await context.addCookies([{ name: 'left', value: 'behind', url: 'http://localhost:5000' }]);
  await (await context.newPage()).goto('/faqs');
  await context.setOffline(true);
}

test('the next journey finds the phone as it was prepared, and not at all where something cannot be put back', async ({
  launchOptions,
  page: _untouched,
}) => {
  const phones = new KeptBrowsers();
  const take = () => phones.take('one', () => openKeptPhone(launchOptions));
  const pageOf = async (context: BrowserContext) => context.pages()[0] ?? (await context.newPage());
  const first = await take();
  const before = await lookAt(await pageOf(first));
  await useUp(first, await pageOf(first));
  await phones.giveBack('one', first, true);
  const second = await take();
  expect(second, 'the same browser').toBe(first);
  const page = await pageOf(second);
  expect(await lookAt(page)).toEqual(before);
  await page.evaluate(() => caches.delete('product-pictures'));
  await phones.giveBack('one', second, true);
  const third = await take();
  expect(third, 'pictures cannot be put back').not.toBe(second);
  await third.addInitScript(() => undefined);
  await phones.giveBack('one', third, true);
  expect(await take(), 'nor scripts').not.toBe(third);
  await phones.close();
});
