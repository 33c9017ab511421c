// How the shop looks: a picture up close, the first screen of a phone, where one stands, and where nothing leads away.
import type { Page } from 'playwright/test';
import { seededProducts } from '../../support/demo-products.ts';
import { expect, test } from '../steps/journey.ts';
import { expectNoBarriers, holdClock, PHONE, WIDE } from '../steps/list-page.ts';
import { loadedParts } from '../steps/loaded-scripts.ts';
import { visitShop } from '../steps/whole-device.ts';

const zoomed = (page: Page) => page.getByRole('dialog', { name: /^Pictures of/ });
const shownSlide = (page: Page) =>
  page.getByRole('region', { name: 'From our farms' }).locator('[role=group]:not([inert])');

async function withPictures(least: number) {
  const found = (await seededProducts()).find(({ photos }) => photos >= least);
  if (!found) throw new Error('the demo catalogue has too few pictures');
  return found;
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('a tap on a picture shows it on the whole screen, another one makes it larger just there, and Close leads back', async ({
    page,
  }) => {
    const product = await withPictures(2);
    await page.goto(`/product/${product.id}`);
    const enlarge = page.getByRole('button', { name: `Enlarge picture 1 of ${product.photos}` });
    await enlarge.tap();
    await expect(zoomed(page)).toBeVisible();
    const picture = zoomed(page).getByRole('img');
    const width = () => picture.evaluate((it) => it.getBoundingClientRect().width);
    await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(800);
    const whole = await width();
    expect(whole).toBeLessThanOrEqual(PHONE.width);
    await expectNoBarriers(page, 'a picture up close');
    // Its lower right quarter: that is what one sees then.
    const box = await picture.boundingBox();
    if (!box) throw new Error('no picture');
    await page.touchscreen.tap(box.x + box.width * 0.8, box.y + box.height * 0.5 + box.width * 0.3);
    await expect.poll(width).toBeGreaterThan(2 * whole);
    const place = zoomed(page).locator('.picture-zoom__place');
    const isMoved = () =>
      place.evaluate((it) => it.scrollLeft + it.clientWidth / 2 > it.scrollWidth / 2);
    await expect.poll(isMoved).toBe(true);
    await expect(place).toHaveCSS('touch-action', /pinch-zoom|manipulation/);
    await zoomed(page).getByRole('button', { name: 'Smaller' }).tap();
    await expect.poll(width).toBe(whole);
    await zoomed(page).getByRole('button', { name: 'Next picture' }).tap();
    await expect(zoomed(page).getByRole('status')).toHaveText(`Picture 2 of ${product.photos}`);
    await zoomed(page).getByRole('button', { name: 'Close' }).tap();
    await expect(zoomed(page)).toBeHidden();
    await expect(enlarge).toBeFocused();
  });

  test('the first swipe turns the picture, although what turns it comes only with the first finger on it', async ({
    page,
    context,
  }) => {
    const product = await withPictures(3);
    await page.goto(`/product/${product.id}`);
    await expect(page.getByText('Connected.')).toBeVisible();
    expect(await loadedParts(page, 'carousel')).toBe(0);
    const devtools = await context.newCDPSession(page);
    const box = await page.locator('.gallery__viewport').boundingBox();
    if (!box) throw new Error('no pictures');
    const y = box.y + box.height / 2;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x: box.x + x, y }],
      });
    const swipe = async (from: number, to: number) => {
      await touch('touchStart', from);
      for (let step = 1; step <= 4; step++)
        await touch('touchMove', from + (step * (to - from)) / 4);
      await touch('touchEnd');
    };
    const shown = page.locator('.gallery [aria-live]');
    await swipe(280, 80);
    await expect(shown).toHaveText(`Picture 2 of ${product.photos}`);
    expect(await loadedParts(page, 'carousel')).toBe(1);
    await expect(page.locator('.gallery__slide').nth(1)).toBeInViewport({ ratio: 1 });
    // From now on the picture follows the finger.
    await swipe(280, 80);
    await expect(shown).toHaveText(`Picture 3 of ${product.photos}`);
    await expect(zoomed(page)).toBeHidden();
  });

  test('the first screen of home shows a product with its price', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('Connected.')).toBeVisible();
    const first = page.locator('main a[href^="/product/"]').first();
    await expect(first.locator('.price')).toBeInViewport({ ratio: 1 });
    await expect
      .poll(() => first.locator('img').evaluate((it: HTMLImageElement) => it.naturalWidth))
      .toBeGreaterThan(0);
  });
});

test('by keys: the picture up close is turned, made larger and left, and the focus is where it was', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  const product = await withPictures(2);
  await page.goto(`/product/${product.id}`);
  const enlarge = page.getByRole('button', { name: /^Enlarge picture/ });
  await enlarge.focus();
  await page.keyboard.press('Enter');
  await expect(zoomed(page)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(zoomed(page).getByRole('status')).toHaveText(`Picture 2 of ${product.photos}`);
  await page.keyboard.press('Enter');
  await expect(zoomed(page).getByRole('button', { name: 'Smaller' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(zoomed(page)).toBeHidden();
  await expect(enlarge).toBeFocused();
});

test.describe('in a browser that was never here', () => {
  test.use({ device: 'no-worker-new' });

  test('a banner stays until its picture has come or failed; then the next one comes', async ({
    page,
    network,
    complaints,
  }) => {
    complaints.expectFailedRequests();
    await page.setViewportSize(PHONE);
    network.fault(({ url }) => url.pathname === '/banners/mobile/moringa-morning.webp', {
      do: 'black-hole',
    });
    await page.clock.install();
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'Next banner' })).toBeVisible();
    await holdClock(page);
    // Looked at in each turn's time: three turns would lead back to the first banner.
    for (let turn = 1; turn <= 3; turn++) {
      await page.clock.runFor(2_600);
      await expect(shownSlide(page)).toHaveAccessibleName('1 of 3');
    }
    network.heal();
    await expect
      .poll(async () => {
        await page.clock.runFor(500);
        return shownSlide(page).getAttribute('aria-label');
      })
      .toBe('2 of 3');
  });
});

test('a product and a list say where they stand in the shop, and lead back there', async ({
  page,
}) => {
  await visitShop(page);
  const product = (await seededProducts()).find(({ id }) => id.startsWith('lakadong'));
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await page.goto(`/product/${product?.id}`);
  await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Turmeric', `${product?.name}`]);
  await expect(crumbs.getByText(`${product?.name}`)).toHaveAttribute('aria-current', 'page');
  await crumbs.getByRole('link', { name: 'Turmeric' }).click();
  await expect(page).toHaveURL('/category/turmeric');
  await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Products', 'Turmeric']);
  await crumbs.getByRole('link', { name: 'Products' }).click();
  await expect(page).toHaveURL('/products');
  await expect(crumbs).toHaveCount(0);
  await page.goto('/brand/kaveri-banks-family-farm');
  await expect(crumbs.getByRole('listitem').first()).toHaveText('Home');
});

test('the cart does without the footer; the chat stays in reach on a wide screen', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await visitShop(page);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Chat with us' })).toBeVisible();
  await page.getByRole('link', { name: 'Browse Products' }).click();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
