// The browser that journeys hand on to one another: each finds it as the prepared phone is, whatever the one before it did.
import type { BrowserContext, Page } from 'playwright/test';
import { everythingOnDevice, putAccount } from '../../support/device-storage.ts';
import { expect, test } from '../steps/journey.ts';
import { KeptBrowsers, openKeptPhone } from '../steps/kept-browser.ts';
import { BESIDE_THE_SHOP } from '../steps/prepared-phone.ts';

const phones = new KeptBrowsers();
test.afterAll(() => phones.close());

/** All that can be told of a phone from a page of the shop's origin. */
async function lookAt(context: BrowserContext): Promise<unknown> {
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(BESIDE_THE_SHOP);
  const tables = await everythingOnDevice(page);
  const rest = await page.evaluate(async () => {
    const cached: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const keys = await (await caches.open(name)).keys();
      cached[name] = keys.map(({ url }) => url).toSorted();
    }
    const registrations = await navigator.serviceWorker.getRegistrations();
    return {
      cached,
      databases: (await indexedDB.databases()).map(({ name }) => name),
      local: { ...localStorage },
      session: { ...sessionStorage },
      cookies: document.cookie,
      scopes: registrations.map(({ scope }) => scope),
      isOnline: navigator.onLine,
    };
  });
  // As JSON says it: whether what is not known is missing or undefined makes no difference to the shop.
  return JSON.parse(JSON.stringify({ tables, ...rest, pages: context.pages().length }));
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
    sessionStorage.setItem('left', 'behind');
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

test('the next journey finds the phone as it was prepared, in the same browser', async ({
  launchOptions,
  page: _untouched,
}) => {
  const first = await phones.take('one', () => openKeptPhone(launchOptions));
  const before = await lookAt(first);
  await phones.giveBack('one', first, true);
  const second = await phones.take('one', () => openKeptPhone(launchOptions));
  expect(second).toBe(first);
  const page = second.pages()[0] ?? (await second.newPage());
  await useUp(second, page);
  await page.goto(BESIDE_THE_SHOP).catch(() => undefined);
  await phones.giveBack('one', second, true);
  const third = await phones.take('one', () => openKeptPhone(launchOptions));
  expect(third).toBe(first);
  expect(await lookAt(third)).toEqual(before);
  await phones.giveBack('one', third, true);
});

test('a phone on which something cannot be put back is not handed on', async ({
  launchOptions,
  page: _untouched,
}) => {
  test.slow(true, 'ten phones are taken into hand');
  const cases: ((context: BrowserContext, page: Page) => Promise<unknown>)[] = [
    (context) => context.addInitScript(() => undefined),
    (context) => context.grantPermissions(['notifications']),
    (_context, page) => page.clock.install(),
    (_context, page) =>
      page.evaluate(async () => (await navigator.serviceWorker.ready).unregister()),
    (_context, page) => page.evaluate(() => caches.delete('product-pictures')),
  ];
  for (const spoil of cases) {
    const context = await phones.take('two', () => openKeptPhone(launchOptions));
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto(BESIDE_THE_SHOP);
    await spoil(context, page);
    await phones.giveBack('two', context, true);
    const next = await phones.take('two', () => openKeptPhone(launchOptions));
    expect(next).not.toBe(context);
    await phones.giveBack('two', next, true);
  }
});
