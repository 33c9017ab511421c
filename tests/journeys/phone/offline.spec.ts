// The shop offline after one online visit, and its behaviour when the network is back.
import type { Locator } from 'playwright/test';
import { expect, test } from '../steps/journey.ts';
import { visitShop, visitShopForPictures } from '../steps/whole-device.ts';

test('without a network the shop opens, its products have pictures, the cart survives a reload, and nothing is called missing', {
  tag: '@core',
}, async ({ page, context }) => {
  const products = await visitShopForPictures(page);
  await context.setOffline(true);
  await page.reload();
  // Other journeys have products of their own on sale meanwhile, without pictures.
  const seeded = products.filter(({ photos }) => photos > 0).map(({ id }) => `/product/${id}`);
  const cards = page.locator('main a[href^="/product/"]');
  await expect(cards.nth(20)).toBeVisible();
  const shown = await cards.evaluateAll((all) => all.map((it) => it.getAttribute('href') ?? ''));
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

test('a banner that never came leaves no sign of failure', async ({ page, context, network }) => {
  await visitShop(page);
  await page.evaluate(() => caches.delete('own-pictures'));
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  network.cut();
  await page.goto('/');
  // The picture has failed before the page's code can listen.
  const picture = page.locator('.banner__picture').first();
  await expect(picture).toBeHidden();
  await expect(page.locator('.banner__words').first()).toBeVisible();
  await expect(page.getByText('No connection.')).toBeVisible();
  await page.getByRole('button', { name: 'Play: How turmeric is dried and ground' }).click();
  await expect(page.getByText('A video needs a connection')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  network.join();
  const width = () =>
    picture.evaluate((it) => (it instanceof HTMLImageElement ? it.naturalWidth : 0));
  await expect.poll(width).toBeGreaterThan(0);
});

test('the shop’s status is seen only when something is wrong', async ({ page, network }) => {
  await visitShop(page);
  const status = page.getByRole('region', { name: 'Shop status' });
  const isSeen = async (part: Locator) => ((await part.boundingBox())?.width ?? 0) > 20;
  const age = status.locator('.status__age');
  const top = () => page.getByRole('main').evaluate((it) => it.getBoundingClientRect().top);
  await expect(status.getByText('Connected.')).toBeAttached();
  await expect(age).toContainText('Prices updated');
  expect([await isSeen(status.getByText('Connected.')), await isSeen(age)]).toEqual([false, false]);
  const calm = await top();
  network.cut();
  await page.reload();
  await expect
    .poll(() => isSeen(status.getByText('No connection. You can keep shopping.')))
    .toBe(true);
  expect(await isSeen(age)).toBe(false);
  expect(await top()).toBe(calm);
  await page.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + 2 * 60 * 60 * 1000;
  });
  await page.reload();
  await expect.poll(() => isSeen(age)).toBe(true);
  await expect(status).toContainText('2 hr ago');
  expect(await isSeen(status.getByText('No connection.'))).toBe(true);
  expect(await top()).toBe(calm);
});
