// Finding products on a phone without a network. The text on a pack: tests/unit/draw/draw-page.test.ts.
import type { Page } from 'playwright/test';
import { makePhoneAccount } from '../../support/demo-accounts.ts';
import { inStock } from '../../support/demo-products.ts';
import { everythingOnDevice, putAccount } from '../../support/device-storage.ts';
import { expect, PHONE, test } from '../steps/journey.ts';
import { box, cards, expectNoBarriers, pricesOf } from '../steps/list-page.ts';
import { itemOf, putOrderAtShop } from '../steps/orders-journey.ts';
import { HARMFUL, makeHtml, REFUSALS, REFUSED } from '../steps/text-to-html.ts';
import { visitShop } from '../steps/whole-device.ts';

test.use({ viewport: PHONE, hasTouch: true });
const section = (page: Page, name: string) => page.getByRole('region', { name });

/** Adds up the layout shifts on the page that is opened next. */
async function watchMoves(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved += Number(Reflect.get(entry, 'value'));
      document.documentElement.dataset.moved = String(moved);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.moved ?? 0));
}

test('the first page begins with the search and with the categories in pictures, and “हल्दी”, “haldi” and “turmerik” find turmeric', {
  tag: '@core',
}, async ({ page, context, complaints }) => {
  complaints.expectNotes(REFUSALS);
  await visitShop(page, '/');
  await expect(page.getByText('Connected.')).toBeVisible();
  await context.setOffline(true);
  const moved = await watchMoves(page);
  await page.reload();
  const categories = page.getByRole('navigation', { name: 'Categories' });
  await expect(categories).toBeInViewport();
  const picture = categories.locator('img').first();
  await expect
    .poll(() => picture.evaluate((it) => it instanceof HTMLImageElement && it.naturalWidth > 0))
    .toBe(true);
  expect(await moved()).toBeLessThan(0.01);
  await categories.getByRole('link', { name: 'Turmeric' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Turmeric');
  await page.goBack();
  await page.getByRole('link', { name: 'Search your item here...' }).click();
  await expect(page.getByPlaceholder('Search your item here...')).toBeFocused();
  await page.keyboard.type('turmeric');
  const priced = page.getByRole('option').filter({ has: page.locator('.price') });
  await expect(priced.first()).toContainText('₹');
  for (const typed of ['हल्दी', 'haldi', 'turmerik']) {
    await page.goto('/search');
    const field = page.getByRole('combobox', { name: 'Search products' });
    await field.fill(typed);
    const row = page.getByRole('option').filter({ hasText: 'Show results in Turmeric' });
    await expect(row, typed).toBeVisible();
    expect(await makeHtml(page, HARMFUL), 'text never becomes HTML').toBe(REFUSED);
    await field.press('Enter');
    await expect(cards(page).first(), typed).toContainText(/turmeric|haldi/i);
  }
});

test('what was seen and bought leaves with its account', async ({ page, network }) => {
  const [bought, seen] = await inStock();
  const account = await makePhoneAccount();
  await putOrderAtShop(account.uid, [itemOf(bought)], { paymentMethod: 'cod' });
  await visitShop(page, '/');
  await putAccount(page, account);
  await page.goto(`/product/${seen.id}`);
  for (const table of ['orders', 'seenProducts']) {
    const rows = async () => (await everythingOnDevice(page))[table]?.length ?? 0;
    await expect.poll(rows, { message: table }).toBeGreaterThan(0);
  }
  network.cut();
  const moved = await watchMoves(page);
  await page.goto('/');
  await expect(section(page, 'Bought before')).toContainText(bought.name);
  await expect(section(page, 'Recently seen')).toContainText(seen.name);
  expect(await moved()).toBeLessThan(0.01);
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/login');
  await page.goto('/');
  await expect(section(page, 'Our Products')).toContainText('₹');
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
  await expect(section(page, 'Bought before')).toBeHidden();
  await expect(section(page, 'Recently seen')).toBeHidden();
});

test('filters say how many products each shows, and are removed', async ({ page, context }) => {
  await visitShop(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Filters' }).click();
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await expect.poll(() => panel.boundingBox()).toMatchObject({ x: 0, y: 0, ...PHONE });
  // No field has the focus, which would raise a phone's keyboard.
  await expect(panel.getByRole('heading', { name: 'Filters' })).toBeFocused();
  await expect(box(page, 'Turmeric')).toHaveAccessibleDescription('7 products');
  await box(page, 'Turmeric').check();
  await expect(panel.getByRole('button', { name: 'Show 7 products' })).toBeVisible();
  // A choice in one filter group narrows the counts of the others.
  await expect(box(page, 'Moringa')).toHaveAccessibleDescription('7 products');
  await panel.getByLabel('Max price').fill('200');
  const show = panel.getByRole('button', { name: /^Show \d+ product/ });
  await expect(show).not.toHaveText('Show 7 products');
  const left = Number(/\d+/.exec(await show.innerText())?.[0]);
  await expectNoBarriers(page, 'filters with numbers');
  await show.click();
  await expect(panel).toBeHidden();
  await expect(cards(page)).toHaveCount(left);
  await page.getByRole('button', { name: 'Remove filter: Up to ₹200' }).click();
  await expect(cards(page)).toHaveCount(7);
  await expectNoBarriers(page, 'list with chips');
  const bar = page.locator('.list-bar');
  await expect(bar).toContainText('Recommended');
  await page.getByRole('button', { name: 'Sort' }).click();
  await page.getByRole('radio', { name: 'Price: Low to High' }).click();
  await expect(bar).toContainText('Price: Low to High');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/products?categories=turmeric&sort=price-low');
  const isSorted = async () => {
    const prices = await pricesOf(page);
    return prices.length === 7 && prices.every((price, at) => price >= (prices[at - 1] ?? 0));
  };
  await expect.poll(isSorted).toBe(true);
  await page.getByRole('button', { name: 'Remove filter: Turmeric' }).click();
  await expect(page).toHaveURL('/products?sort=price-low');
  await expect(page.getByRole('button', { name: /^Remove filter/ })).toHaveCount(0);
  const filters = page.getByRole('group', { name: 'Categories' });
  await page.setViewportSize({ width: 629, height: 740 });
  await expect(filters).toHaveCount(0);
  await page.setViewportSize({ width: 630, height: 740 });
  await expect(bar).toHaveCount(0);
  await expect(filters).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Price: Low to High' })).toBeChecked();
  await expectNoBarriers(page, 'list at 630 px');
});
