// Pages that the worker draws from this phone: whole before their code runs, true after every change, never in the shop’s way.
import type { BrowserContext, Page } from 'playwright/test';
import { makePhoneAccount } from '../../support/demo-accounts.ts';
import { makeProduct } from '../../support/demo-products.ts';
import { halveMirror, putAccount } from '../../support/device-storage.ts';
import { headingsIn, isDrawn, PUBLIC_PAGES, shownIn } from '../../support/public-pages.ts';
import { catalogueHead, writeFields } from '../../support/shop-server.ts';
import { expect, test } from '../steps/journey.ts';
import { BESIDE_THE_SHOP } from '../steps/prepared-phone.ts';
import {
  expectAsDrawn,
  haveCatalogue,
  markDrawn,
  visitShop,
  visitShopForPictures,
} from '../steps/whole-device.ts';

const htmlOf = async (page: Page, path: string) => (await (await page.goto(path))?.text()) ?? '';
const cards = (page: Page) => page.locator('main a[href^="/product/"]');

async function stopWorkers(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await devtools.detach();
}

test('without a network every public page is whole in its HTML, also products that were never opened, and says nothing of who is signed in; the products have pictures, the cart survives a reload, and nothing is called missing', {
  tag: '@core',
}, async ({ page, network }) => {
  const account = await makePhoneAccount();
  const products = await visitShopForPictures(page);
  await putAccount(page, account);
  network.cut();
  for (const { path, heading, words, hasCards } of PUBLIC_PAGES) {
    const reply = await page.goto(path);
    const html = (await reply?.text()) ?? '';
    expect(isDrawn(html), path).toBe(true);
    expect(headingsIn(html), path).toEqual([heading]);
    expect(shownIn(html).includes(words), `${path}: ${words}`).toBe(true);
    if (hasCards) expect(shownIn(html), path).toMatch(/<a class="product-card"[\s\S]*₹/);
    expect(reply?.headers()['content-security-policy'], path).toContain("script-src 'self'");
    for (const own of [account.uid, account.phone.slice(3)]) expect(html, path).not.toContain(own);
  }
  for (const { id, name, rupees } of products.slice(0, 4)) {
    const html = await htmlOf(page, `/product/${id}`);
    expect(html).toMatch(/property="og:type" content="product"/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    expect(html).toContain(`₹${rupees.toLocaleString('en-IN')}`);
  }

  await page.goto('/products');
  // Other journeys have products of their own on sale meanwhile, without pictures.
  const seeded = products.filter(({ photos }) => photos > 0).map(({ id }) => `/product/${id}`);
  await expect(cards(page).nth(20)).toBeVisible();
  const shown = await cards(page).evaluateAll((all) =>
    all.map((it) => it.getAttribute('href') ?? ''),
  );
  const picture = page.getByRole('main').locator('img').first();
  for (const path of shown.filter((it) => seeded.includes(it)).slice(0, 3)) {
    const card = page.locator(`main a[href="${path}"]`).first();
    await card.click();
    await expect(page).toHaveURL(path);
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    await page.goBack();
    await expect(card).toBeVisible();
  }
  const product = products.find(({ quantity }) => quantity > 10);
  await page.goto(`/product/${product?.id}`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL('/cart');
  await page.getByRole('button', { name: /^Plus/ }).click();
  await expect(page.locator('output')).toHaveText('2');
  await page.reload();
  await expect(page.getByRole('main')).toContainText(`${product?.name}`);
  await expect(page.locator('output')).toHaveText('2');

  await page.goto('/product/there-is-no-such-thing');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(page).toHaveURL('/product/there-is-no-such-thing');
  for (const path of ['/category/%E0%A4%A', '/nothing/here']) {
    const reply = await page.goto(path);
    expect(reply?.status()).toBe(404);
    await expect(page).toHaveURL('/');
    await expect(page.getByText('That page was not found.')).toBeVisible();
  }
});

test('a page that the phone has drawn is taken over as it stands', async ({ page }) => {
  await visitShop(page);
  await markDrawn(page);
  for (const path of ['/', '/products', '/', '/blogs', '/', '/products']) {
    const reply = await page.goto(path);
    expect(reply?.fromServiceWorker()).toBe(true);
    await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
    await expectAsDrawn(page);
  }
  const first = await cards(page).count();
  // The list follows the mirror, so the last card may be replaced during the scroll.
  await expect(async () => cards(page).last().scrollIntoViewIfNeeded({ timeout: 2_000 })).toPass();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(first);
  const grown = await cards(page).count();
  await page.reload();
  // Other journeys may put a product of theirs on sale meanwhile.
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(grown);
});

test('a start shows the first page as it was drawn', async ({ page, context, network }) => {
  /** Without a network, so that nothing else wakes the worker. */
  const start = async () => {
    network.cut();
    await stopWorkers(context, page);
    const html = await htmlOf(page, '/');
    const [worker] = context.serviceWorkers();
    const hasLoaded = await worker?.evaluate(() => 'haatWorkerTasks' in self);
    return { hasLoaded, isDrawn: isDrawn(html) };
  };
  const drawnFrom = () =>
    page.evaluate(async () => {
      const kept = await caches.match(`${location.origin}/`, { cacheName: 'drawn-pages' });
      return kept?.headers.get('X-Drawn-From');
    });
  await visitShop(page);
  await expect.poll(start).toEqual({ hasLoaded: false, isDrawn: true });
  const before = await drawnFrom();
  network.join();
  const product = await makeProduct(5);
  await visitShop(page);
  await expect.poll(drawnFrom).not.toBe(before);
  expect(await start()).toEqual({ hasLoaded: false, isDrawn: true });
  // A full phone may have stored a truncated page.
  await page.evaluate(async () => {
    const cache = await caches.open('drawn-pages');
    const kept = await cache.match(`${location.origin}/`);
    await cache.put(`${location.origin}/`, new Response('<!doctype html>', kept));
  });
  expect(await start()).toEqual({ hasLoaded: true, isDrawn: true });
  network.join();
  const path = `/product/${product.id}`;
  await expect.poll(() => htmlOf(page, path)).toContain('₹240');
  const head = await catalogueHead();
  await writeFields(`products/${product.id}`, { price: { integerValue: '1777' } });
  await catalogueHead(head);
  await expect.poll(() => htmlOf(page, path)).toContain('₹1,777');
});

/** Makes drawing fail in this way from now on, in a worker that has loaded the drawing code, for as long as it lives. */
async function failToDraw(context: BrowserContext, isSilent: boolean): Promise<void> {
  const [worker] = context.serviceWorkers();
  await worker?.evaluate((never) => {
    Reflect.get(globalThis, 'haatWorkerTasks').tasks.drawScreen = () =>
      never ? new Promise(() => undefined) : Promise.reject(new Error('not to be drawn'));
  }, isSilent);
}

async function loseStyles(context: BrowserContext, page: Page): Promise<void> {
  await page.evaluate(async () => {
    await caches.delete('drawn-pages');
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (/\.css/.test(request.url)) await cache.delete(request);
      }
    }
  });
  // The worker remembers them while it lives.
  await stopWorkers(context, page);
}

const FAILURES: Record<string, (context: BrowserContext, page: Page) => Promise<void>> = {
  'it cannot be drawn': (context) => failToDraw(context, false),
  'drawing it takes too long': (context) => failToDraw(context, true),
  'the browser has thrown away what it is drawn with': loseStyles,
};

test('while the phone has half of the catalogue, pages come as the shop draws them, none of a newer version, and without a network the shop still opens', async ({
  page,
  network,
}) => {
  const list = '/products?sort=price-high';
  await haveCatalogue(page);
  await halveMirror(page);
  network.cut();
  expect(isDrawn(await htmlOf(page, list))).toBe(false);
  await expect(page.getByRole('banner')).toBeVisible();
  network.join();
  await page.goto(BESIDE_THE_SHOP);
  await halveMirror(page);
  // After a deploy: this worker lacks the files of the newer page.
  const newer = (await (await fetch(`http://localhost:5000${list}`)).text()).replace(
    /data-code="[^"]+"/,
    'data-code="/assets/index-newer.js"',
  );
  network.fault(({ url }) => url.pathname === '/products', {
    do: 'answer',
    status: 200,
    type: 'text/html',
    body: newer,
  });
  expect(isDrawn(await htmlOf(page, list))).toBe(false);
  network.heal();
  await page.goto(BESIDE_THE_SHOP);
  await halveMirror(page);
  const reply = await page.goto(list);
  expect(reply?.fromServiceWorker()).toBe(true);
  expect(isDrawn((await reply?.text()) ?? '')).toBe(true);
  const name = await cards(page).first().locator('.product-card__name').textContent();
  await cards(page).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(name));
});

for (const [why, fail] of Object.entries(FAILURES)) {
  test(`the shop opens though a page is not drawn: ${why}`, async ({ page, context }) => {
    await haveCatalogue(page);
    // Lists in an order chosen by the shopper are never stored: each is drawn when it is opened.
    expect(isDrawn(await htmlOf(page, '/products?sort=price-low'))).toBe(true);
    await fail(context, page);
    const reply = await page.goto('/products?sort=price-high');
    const html = (await reply?.text()) ?? '';
    expect(reply?.fromServiceWorker()).toBe(true);
    expect(html).toContain('<div id="root">');
    expect(isDrawn(html)).toBe(false);
    // textContent, because text without layout has no inner text.
    const name = await cards(page).first().locator('.product-card__name').textContent();
    await cards(page).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(name));
  });
}
