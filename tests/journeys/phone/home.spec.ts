// The first page without a network: banners and posters that were seen or not, and videos that need one.
import type { Page } from 'playwright/test';
import { expect, test } from '../steps/journey.ts';
import { visitShop } from '../steps/whole-device.ts';

test.beforeEach(({ complaints }) => complaints.expectFailedRequests());

const next = (page: Page) => page.getByRole('button', { name: 'Next banner', exact: true });

test('banners and posters that were seen are there without a network, and a video says kindly that it needs one', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitShop(page);
  await page.goto('/');
  await expect(next(page)).toBeVisible();
  const pictures = page.locator('main img[src^="/banners/"], main img[src^="/videos/"]');
  const areThere = () =>
    pictures.evaluateAll((all) =>
      all.every((img) => img instanceof HTMLImageElement && img.naturalWidth > 0),
    );
  for (const isOffline of [false, true]) {
    await context.setOffline(isOffline);
    if (isOffline) await page.reload();
    await pictures.last().scrollIntoViewIfNeeded();
    await expect.poll(areThere).toBe(true);
  }
  await expect(page.getByText('No connection.')).toBeVisible();
  await page.getByRole('button', { name: 'Play: How turmeric is dried and ground' }).click();
  await expect(page.getByText('A video needs a connection')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
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
