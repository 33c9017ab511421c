// Pages that the worker draws from this phone: whole before any code of theirs runs, true after every change, and never in the way
// of a shop that opens without them.
import { makePhoneAccount } from '../../support/demo-accounts.ts';
import { makeProduct, seededProducts, unmakeProduct } from '../../support/demo-products.ts';
import { halveMirror, putAccount } from '../../support/device-storage.ts';
import {
  headingsIn,
  isDrawn,
  PAGES_BY_WIDTH,
  PUBLIC_PAGES,
  pagesThatMove,
  shownIn,
  UNKNOWN_PATH,
} from '../../support/public-pages.ts';
import { catalogueHead, writeFields } from '../../support/shop-server.ts';
import { expect, test } from '../steps/journey.ts';
import { expectAsDrawn, haveCatalogue, markDrawn, visitShop } from '../steps/whole-device.ts';

test.beforeEach(({ complaints }) => complaints.expectFailedRequests());

test('without a network every public page is whole in its HTML, also products that were never opened', async ({
  page,
  network,
}) => {
  test.slow(true, 'every public page is opened');
  await visitShop(page);
  network.cut();
  for (const { path, heading, words, hasCards } of PUBLIC_PAGES) {
    const reply = await page.goto(path);
    const html = (await reply?.text()) ?? '';
    expect(isDrawn(html), path).toBe(true);
    expect(headingsIn(html), path).toEqual([heading]);
    expect(shownIn(html).includes(words), `${path}: ${words}`).toBe(true);
    if (hasCards) expect(shownIn(html), path).toMatch(/<a class="product-card"[\s\S]*₹/);
    expect(reply?.headers()['content-security-policy'], path).toContain("script-src 'self'");
  }
  for (const { id, name, rupees } of (await seededProducts()).slice(0, 4)) {
    const html = (await (await page.goto(`/product/${id}`))?.text()) ?? '';
    expect(html).toMatch(/property="og:type" content="product"/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    expect(html).toContain(`₹${rupees.toLocaleString('en-IN')}`);
  }
});

for (const [width, pages] of Object.entries(PAGES_BY_WIDTH)) {
  test(`nothing moves while a page that the phone has drawn without a network is taken over, at ${width} px`, async ({
    page,
    network,
  }) => {
    test.slow(true, 'every public page is opened');
    await page.setViewportSize({ width: Number(width), height: 740 });
    await visitShop(page);
    network.cut();
    const products = (await seededProducts()).slice(0, 3).map(({ id }) => `/product/${id}`);
    const paths = [...pages.map(({ path }) => path), UNKNOWN_PATH, ...products];
    expect(await pagesThatMove(page, paths)).toEqual([]);
  });
}

test('a page that the phone has drawn is taken over as it stands, however soon its code is there', async ({
  page,
}) => {
  await haveCatalogue(page);
  await markDrawn(page);
  for (const path of ['/', '/products', '/', '/blogs', '/', '/products']) {
    const reply = await page.goto(path);
    expect(reply?.fromServiceWorker()).toBe(true);
    await expect(page.locator('html[data-taken-over]')).toHaveCount(1);
    await expectAsDrawn(page);
  }
});

test('a banner that this phone never had leaves its place without a sign of failure, with its words, and comes with the network', async ({
  page,
  context,
  network,
}) => {
  await visitShop(page);
  await page.evaluate(() => caches.delete('own-pictures'));
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  network.cut();
  await page.goto('/');
  // The picture has failed before the page's code is there to hear of it.
  const picture = page.locator('.banner__picture').first();
  await expect(picture).toBeHidden();
  await expect(page.locator('.banner__words').first()).toBeVisible();
  network.join();
  const width = () =>
    picture.evaluate((it) => (it instanceof HTMLImageElement ? it.naturalWidth : 0));
  await expect.poll(width).toBeGreaterThan(0);
});

test('a list that had grown is found as long as it was after a reload', async ({ page }) => {
  await visitShop(page);
  const cards = page.locator('main a[href^="/product/"]');
  const first = await cards.count();
  // The last card may be put in anew under the scroll, as the list follows the mirror.
  await expect(async () => cards.last().scrollIntoViewIfNeeded({ timeout: 2_000 })).toPass();
  await expect.poll(() => cards.count()).toBeGreaterThan(first);
  const grown = await cards.count();
  await page.reload();
  // Other journeys may put a product of theirs on sale meanwhile.
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(grown);
});

test('a page is drawn anew after a price has changed', async ({ page }) => {
  const product = await makeProduct(5);
  try {
    await visitShop(page);
    const drawn = async () => (await (await page.goto(`/product/${product.id}`))?.text()) ?? '';
    await expect.poll(drawn).toContain('₹240');
    const head = await catalogueHead();
    await writeFields(`products/${product.id}`, { price: { integerValue: '1777' } });
    await catalogueHead(head);
    await expect(async () => {
      expect(await drawn()).toContain('₹1,777');
      await expect(page.getByRole('main')).toContainText('₹1,777');
    }).toPass({ timeout: 45_000 });
  } finally {
    await unmakeProduct(product);
  }
});

test('a start shows the first page as it was drawn, without loading what draws; it is drawn anew before the next start when the catalogue has changed', async ({
  page,
  context,
  network,
}) => {
  const stopWorkers = async () => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('ServiceWorker.enable');
    await devtools.send('ServiceWorker.stopAllWorkers');
    await devtools.detach();
  };
  /** Without a network, so that nothing else wakes the worker. */
  const start = async () => {
    network.cut();
    await stopWorkers();
    const reply = await page.goto('/');
    const [worker] = context.serviceWorkers();
    const hasLoaded = await worker?.evaluate(() => 'haatWorkerTasks' in self);
    const html = (await reply?.text()) ?? '';
    return { hasLoaded, isDrawn: html.includes('id="island"') };
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
  try {
    await visitShop(page);
    await expect.poll(drawnFrom, { timeout: 20_000 }).not.toBe(before);
    expect(await start()).toEqual({ hasLoaded: false, isDrawn: true });
    // A full phone may have kept a page without its end.
    await page.evaluate(async () => {
      const cache = await caches.open('drawn-pages');
      const kept = await cache.match(`${location.origin}/`);
      await cache.put(`${location.origin}/`, new Response('<!doctype html>', kept));
    });
    expect(await start()).toEqual({ hasLoaded: true, isDrawn: true });
  } finally {
    network.join();
    await unmakeProduct(product);
  }
});

test('where the browser has thrown away what pages are drawn with, the shop opens all the same', async ({
  page,
}) => {
  await haveCatalogue(page);
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
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  const reply = await page.goto('/products');
  expect(await reply?.text()).not.toContain('id="island"');
  await expect(page.locator('main a[href^="/product/"]').first()).toBeVisible();
});

test('a phone that has half of the catalogue never draws a page of it, and has the whole of it a moment later', async ({
  page,
}) => {
  await haveCatalogue(page);
  await page.goto('/faqs');
  await halveMirror(page);
  const reply = await page.goto('/products');
  expect(await reply?.text()).not.toContain('id="island"');
  const cards = page.locator('main a[href^="/product/"]');
  await expect(cards.first()).toBeVisible();
  const drawnAgain = async () => (await (await page.reload())?.text()) ?? '';
  // The catalogue is fetched while a page is open: a page needs a moment for it.
  await expect.poll(drawnAgain, { timeout: 30_000, intervals: [3_000] }).toContain('id="island"');
});

test('what the worker draws is about nobody: neither who is signed in nor who was before is in a page', async ({
  page,
}) => {
  await visitShop(page);
  for (const number of ['+919876500001', '+919876500002']) {
    const account = await makePhoneAccount(number);
    await putAccount(page, account);
    for (const path of ['/', '/products', '/contact-us', '/login']) {
      const html = (await (await page.goto(path))?.text()) ?? '';
      for (const own of [account.uid, number.slice(3)]) expect(html, path).not.toContain(own);
    }
  }
});
