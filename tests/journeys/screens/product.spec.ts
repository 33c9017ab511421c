// A product's page: its text, its pictures up close, its place in the shop, and sharing it.
import type { Locator, Page } from 'playwright/test';
import { seededProducts } from '../../support/demo-products.ts';
import { expect, PHONE, test, WIDE } from '../steps/journey.ts';
import { expectNoBarriers } from '../steps/list-page.ts';
import { loadedParts } from '../steps/loaded-scripts.ts';

const zoomed = (page: Page) => page.getByRole('dialog', { name: /^Pictures of/ });

test('a product says its name, price and place in the shop; by keys its pictures are turned, made larger and left', {
  tag: '@core',
}, async ({ page }) => {
  await page.setViewportSize(WIDE);
  const product = (await seededProducts()).find(({ id }) => id.startsWith('lakadong'));
  if (!product) throw new Error('the demo catalogue has no such product');
  await page.goto(`/product/${product.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
  await expect(page.getByRole('main')).toContainText(`₹${product.rupees.toLocaleString('en-IN')}`);
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
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
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Turmeric', product.name]);
  await expect(crumbs.getByText(product.name)).toHaveAttribute('aria-current', 'page');
  await crumbs.getByRole('link', { name: 'Turmeric' }).click();
  await expect(page).toHaveURL('/category/turmeric');
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the first swipe turns the picture, a tap makes it large, and another one larger just there', async ({
    page,
    context,
  }) => {
    const product = (await seededProducts()).find(({ photos }) => photos >= 3);
    await page.goto(`/product/${product?.id}`);
    await expect(page.getByText('Connected.')).toBeVisible();
    const place = (of: Locator) =>
      of.evaluate((it): DOMRect => it.getBoundingClientRect().toJSON());
    const heart = page.getByRole('button', { name: 'Wish list', exact: true });
    const delivery = await place(page.locator('.delivery-slot'));
    const gap = (await place(heart)).top - delivery.bottom;
    expect(gap, 'between the delivery and the heart').toBeGreaterThanOrEqual(12);
    expect(await loadedParts(page, 'carousel')).toBe(0);
    const devtools = await context.newCDPSession(page);
    const { x, y, height } = await place(page.locator('.gallery__viewport'));
    const swipe = async () => {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
        devtools.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: at === undefined ? [] : [{ x: x + at, y: y + height / 2 }],
        });
      await touch('touchStart', 280);
      for (const at of [230, 180, 130, 80]) await touch('touchMove', at);
      await touch('touchEnd');
    };
    const shown = page.locator('.gallery [aria-live]');
    await swipe();
    await expect(shown).toHaveText(`Picture 2 of ${product?.photos}`);
    expect(await loadedParts(page, 'carousel')).toBe(1);
    await expect(page.locator('.gallery__slide').nth(1)).toBeInViewport({ ratio: 1 });
    // From now on the picture follows the finger.
    await swipe();
    await expect(shown).toHaveText(`Picture 3 of ${product?.photos}`);
    await expect(zoomed(page)).toBeHidden();

    await page.reload();
    const enlarge = page.getByRole('button', { name: `Enlarge picture 1 of ${product?.photos}` });
    await enlarge.tap();
    await expect(zoomed(page)).toBeVisible();
    const picture = zoomed(page).getByRole('img');
    const width = () => picture.evaluate((it) => it.getBoundingClientRect().width);
    await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(800);
    const whole = await width();
    expect(whole).toBeLessThanOrEqual(PHONE.width);
    await expectNoBarriers(page, 'a picture up close');
    // Its lower right quarter, which is the visible part then.
    const box = await place(picture);
    await page.touchscreen.tap(box.x + box.width * 0.8, box.y + box.height * 0.5 + box.width * 0.3);
    await expect.poll(width).toBeGreaterThan(2 * whole);
    const isMoved = () =>
      zoomed(page)
        .locator('.picture-zoom__place')
        .evaluate((it) => it.scrollLeft + it.clientWidth / 2 > it.scrollWidth / 2);
    await expect.poll(isMoved).toBe(true);
    await zoomed(page).getByRole('button', { name: 'Smaller' }).tap();
    await expect.poll(width).toBe(whole);
    await zoomed(page).getByRole('button', { name: 'Next picture' }).tap();
    await expect(zoomed(page).getByRole('status')).toHaveText(`Picture 2 of ${product?.photos}`);
    await zoomed(page).getByRole('button', { name: 'Close' }).tap();
    await expect(zoomed(page)).toBeHidden();
    await expect(enlarge).toBeFocused();
  });
});

test('Share opens the phone’s sheet, or copies the link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    const share = async (what: unknown) => {
      shared.push(what);
      if (shared.length > 1) throw new DOMException('closed', 'AbortError');
    };
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    Object.assign(window, { shared });
  });
  await page.goto('/product/chia-seeds-mysuru-250g?utm_source=letter');
  const url = 'https://haat.example/product/chia-seeds-mysuru-250g';
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const button = page.getByRole('button', { name: 'Share', exact: true });
  const link = page.getByRole('textbox', { name: 'Link to this product' });
  const copied = page.getByText('Link copied');
  const shared = () => page.evaluate((): unknown[] => Reflect.get(window, 'shared'));
  await button.click();
  const text = expect.stringMatching(`^${title} from .+: ₹.+ at Haat\\.$`);
  await expect.poll(shared).toEqual([{ title, text, url }]);
  // A closed sheet leaves no trace.
  await button.click();
  await expect.poll(async () => (await shared()).length).toBe(2);
  await expect(copied.or(link)).toBeHidden();
  await page.evaluate(() => void Object.defineProperty(navigator, 'share', { value: undefined }));
  await button.click();
  await expect(copied).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await page.evaluate(() => {
    const writeText = () => Promise.reject(new DOMException('not here', 'NotAllowedError'));
    Object.defineProperty(navigator.clipboard, 'writeText', { value: writeText });
  });
  await button.click();
  await expect(link).toHaveValue(url);
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(url);
  await expect(copied).toBeHidden();
});
