// The first page: banners that turn and can be stopped, and videos that wait for a tap.
import type { Page } from 'playwright/test';
import { expect, test } from '../steps/journey.ts';
import { visitShop } from '../steps/whole-device.ts';

const carousel = (page: Page) => page.getByRole('region', { name: 'From our farms' });
/** The banner that is shown; nobody can reach the others. */
const shownSlide = (page: Page) => carousel(page).locator('[role=group]:not([inert])');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(button(page, 'Next banner')).toBeVisible();
}

async function stays(page: Page, name: string): Promise<void> {
  // Longer than one turn takes.
  await page.waitForTimeout(2_600);
  await expect(shownSlide(page)).toHaveAccessibleName(name);
}

test('one banner is shown, every two seconds the next one, in a ring', async ({ page }) => {
  await openHome(page);
  await expect(shownSlide(page)).toHaveCount(1);
  for (const name of ['2 of 3', '3 of 3', '1 of 3']) {
    await expect(shownSlide(page)).toHaveAccessibleName(name, { timeout: 3_500 });
  }
});

test('the banners stop while they are pointed at, and go on afterwards', async ({ page }) => {
  await openHome(page);
  await carousel(page).hover();
  const name = `${await shownSlide(page).getAttribute('aria-label')}`;
  await stays(page, name);
  await page.mouse.move(5, 700);
  await expect(shownSlide(page)).not.toHaveAccessibleName(name, { timeout: 3_500 });
});

test('the banners stop while the keyboard stands on them', async ({ page }) => {
  await openHome(page);
  await button(page, 'Next banner').focus();
  const name = `${await shownSlide(page).getAttribute('aria-label')}`;
  await stays(page, name);
});

test('the banners stop by their button, turn by arrows and keys, and start again', async ({
  page,
}) => {
  await openHome(page);
  await button(page, 'Pause the banners').click();
  await page.mouse.move(5, 700);
  while ((await shownSlide(page).getAttribute('aria-label')) !== '1 of 3') {
    await button(page, 'Next banner').click();
    await page.waitForTimeout(100);
  }
  await button(page, 'Previous banner').click();
  await expect(shownSlide(page)).toHaveAccessibleName('3 of 3');
  await button(page, 'Next banner').click();
  await expect(shownSlide(page)).toHaveAccessibleName('1 of 3');
  await page.keyboard.press('ArrowRight');
  await expect(shownSlide(page)).toHaveAccessibleName('2 of 3');
  await page.keyboard.press('ArrowLeft');
  await expect(shownSlide(page)).toHaveAccessibleName('1 of 3');
  await page.mouse.move(5, 700);
  await stays(page, '1 of 3');
  await button(page, 'Play the banners').click();
  await expect(shownSlide(page)).toHaveAccessibleName('2 of 3', { timeout: 3_500 });
});

test('who likes no motion sees the first banner until asking for another', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHome(page);
  await stays(page, '1 of 3');
  await button(page, 'Next banner').click();
  await expect(shownSlide(page)).toHaveAccessibleName('2 of 3');
});

test('a banner leads to what it shows', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHome(page);
  await shownSlide(page).getByRole('link').click();
  await expect(page).toHaveURL('/category/moringa');
});

for (const [width, kind] of [
  [767, 'mobile'],
  [768, 'desktop'],
] as const) {
  test(`at ${width} px the ${kind} pictures are shown, without anything moving`, async ({
    page,
    network,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.addInitScript(() => {
      let shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) shifted += Number(entry.value);
        document.documentElement.dataset.shifted = String(shifted);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openHome(page);
    const picture = shownSlide(page).getByRole('img');
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    const other = kind === 'mobile' ? 'desktop' : 'mobile';
    const banners = network.seen(({ url }) => url.pathname.startsWith('/banners/'));
    expect(banners.filter(({ url }) => url.pathname.includes(`/${kind}/`))).not.toEqual([]);
    expect(banners.filter(({ url }) => url.pathname.includes(`/${other}/`))).toEqual([]);
    const shifted = Number((await page.locator('html').getAttribute('data-shifted')) ?? 0);
    expect(shifted).toBeLessThan(0.01);
  });
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

test('a video is a picture until it is tapped; then it comes without cookies', async ({
  page,
  network,
  complaints,
}) => {
  complaints.expectFailedRequests();
  await visitShop(page);
  await openHome(page);
  await expect(page.getByText('Connected.')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(network.seen(({ url }) => url.hostname.includes('youtube'))).toEqual([]);
  await button(page, 'Play: A morning on the moringa field').click();
  await expect(page.locator('iframe[title="A morning on the moringa field"]')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
  );
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
  await button(page, 'Play: How turmeric is dried and ground').click();
  await expect(page.getByText('A video needs a connection')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});
