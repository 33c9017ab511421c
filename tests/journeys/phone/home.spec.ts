// The first page without a network: banners and posters that were seen, and videos that need one.
import type { Page } from 'playwright/test';
import { expect, test } from '../steps/journey.ts';
import { visitShop } from '../steps/whole-device.ts';

const carousel = (page: Page) => page.getByRole('region', { name: 'From our farms' });
/** The banner that is shown; nobody can reach the others. */
const shownSlide = (page: Page) => carousel(page).locator('[role=group]:not([inert])');

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Next banner', exact: true })).toBeVisible();
}

test('banners and posters that were seen are there without a network', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectFailedRequests();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitShop(page);
  await openHome(page);
  const pictures = page.locator('main img[src^="/banners/"], main img[src^="/videos/"]');
  await pictures.last().scrollIntoViewIfNeeded();
  const areThere = () =>
    pictures.evaluateAll((all) =>
      all.every((img) => img instanceof HTMLImageElement && img.naturalWidth > 0),
    );
  await expect.poll(areThere).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await pictures.last().scrollIntoViewIfNeeded();
  await expect.poll(areThere).toBe(true);
});

test('without a network a video says kindly that it needs one', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectFailedRequests();
  await visitShop(page);
  await openHome(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('No connection.')).toBeVisible();
  await page.getByRole('button', { name: 'Play: How turmeric is dried and ground' }).click();
  await expect(page.getByText('A video needs a connection')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test.describe('on a phone that was never here', () => {
  test.use({ device: 'new' });

  test('banners of the very first visit are there without a network', async ({
    page,
    context,
    complaints,
  }) => {
    complaints.expectFailedRequests();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHome(page);
    await expect
      .poll(() =>
        page.evaluate(async () => (await (await caches.open('own-pictures')).keys()).length),
      )
      .toBeGreaterThanOrEqual(3);
    await context.setOffline(true);
    await page.reload();
    const picture = shownSlide(page).getByRole('img');
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
  });
});
