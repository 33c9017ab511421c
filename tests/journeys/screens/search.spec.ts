// Finding a product: the header’s search with its suggestions and the search screen of phones, by keys alone and within the promised times.
import type { Page } from 'playwright/test';
import { seededProducts } from '../../support/demo-products.ts';
import { listDocuments } from '../../support/shop-server.ts';
import { expect, PHONE, test, WIDE } from '../steps/journey.ts';
import { expectNoBarriers, holdClock } from '../steps/list-page.ts';
import { visitShop } from '../steps/whole-device.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search products' });
const rows = (page: Page) => page.getByRole('option');
const name = (page: Page) => page.locator('.rotating-names__name');

test.describe('on a wide screen', () => {
  test.use({ viewport: WIDE });

  test('one searches by keys alone', async ({ page }) => {
    await visitShop(page);
    for (let tab = 0; tab < 4; tab++) {
      await page.keyboard.press('Tab');
      if (await field(page).evaluate((it) => it === document.activeElement)) break;
    }
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.type('turmeric');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText(/^\d+ suggestions$/)).toBeAttached();
    // Results for the first letters stay until those for all letters are there.
    const seen: number[] = [];
    await expect
      .poll(async () => seen.push(await rows(page).count()) > 2 && new Set(seen.slice(-3)).size, {
        intervals: [150],
      })
      .toBe(1);
    const count = await rows(page).count();
    const isMarked = async (at: number) => {
      await expect(rows(page).nth(at)).toHaveAttribute('aria-selected', 'true');
      const id = await rows(page).nth(at).getAttribute('id');
      await expect(field(page)).toHaveAttribute('aria-activedescendant', `${id}`);
      await expect(page.locator('[aria-selected="true"]')).toHaveCount(1);
    };
    for (const [key, at] of [
      ['ArrowDown', 0],
      ['ArrowUp', count - 1],
      ['Home', 0],
      ['End', count - 1],
    ] as const) {
      await page.keyboard.press(key);
      await isMarked(at);
    }
    await expectNoBarriers(page, 'suggestions');
    await page.keyboard.press('Escape');
    await expect(rows(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue('turmeric');
    await page.keyboard.press('ArrowDown');
    await isMarked(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/category/turmeric');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('Enter and the icon open the list of what was found, and suggestions their category and their product', {
    tag: '@core',
  }, async ({ page }) => {
    await visitShop(page);
    await field(page).fill('moringa tea');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/products?search=moringa+tea');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “moringa tea”');
    await expect(rows(page)).toHaveCount(0);
    await field(page).fill('honey');
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/products?search=honey');
    await expect(page.locator('main a[href^="/product/"]').first()).toContainText('Honey');
    await page.goBack();
    await expect(field(page)).toHaveValue('moringa tea');
    await field(page).fill('haldi');
    await rows(page).filter({ hasText: 'Show results in Turmeric' }).click();
    await expect(page).toHaveURL('/category/turmeric');
    const product = (await seededProducts()).find(({ id }) => id.startsWith('lakadong'));
    await field(page).fill('lakadong');
    const row = rows(page).filter({ hasText: `${product?.name}` });
    await expect(row.locator('img')).toHaveAttribute('src', /100x100/);
    await row.click();
    await expect(page).toHaveURL(`/product/${product?.id}`);
    await expect(rows(page)).toHaveCount(0);
  });

  test('names of categories take turns in the empty field', async ({ page }) => {
    await page.clock.install();
    await visitShop(page);
    const categories = await listDocuments('categories');
    const known = categories.map(({ fields }) => String(fields.categoryName?.stringValue));
    const seen = new Set<string>();
    for (let turn = 0; turn < known.length; turn++) {
      seen.add(await name(page).innerText());
      await page.clock.fastForward(2_500);
      await expect(name(page)).not.toHaveText([...seen].at(-1) ?? '');
    }
    expect([...seen].toSorted()).toEqual(known.toSorted());
    await field(page).fill('s');
    await expect(name(page)).toBeHidden();
    await expect(rows(page).first()).toBeVisible();
    await holdClock(page);
    await field(page).blur();
    await page.clock.runFor(290);
    await expect(rows(page).first()).toBeVisible();
    await page.clock.runFor(20);
    await expect(rows(page)).toHaveCount(0);
    await field(page).focus();
    await expect(rows(page).first()).toBeVisible();
    await page.clock.resume();
    await field(page).fill('');
    await expect(name(page)).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await page.clock.fastForward(20_000);
    await expect(name(page)).toHaveText(known.toSorted()[0] ?? '');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the search keeps its text, and offers the last searches', async ({ page }) => {
    const recent = page.getByRole('region', { name: 'Recent searches' });
    await visitShop(page);
    for (const text of ['jaggery', 'haldi', 'Jaggery']) {
      await page.getByRole('link', { name: 'Search' }).click();
      await expect(field(page)).toBeFocused();
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await field(page).fill(text);
      await expect(rows(page).first()).toBeVisible();
      await expectNoBarriers(page, `suggestions for ${text}`);
      await field(page).press('Enter');
      await expect(page).toHaveURL(`/products?search=${text}`);
    }
    await page.goBack();
    await expect(field(page)).toHaveValue('Jaggery');
    await page.reload();
    await expect(field(page)).toHaveValue('Jaggery');
    await page.goForward();
    await page.getByRole('link', { name: 'Search' }).click();
    await expect(field(page)).toHaveValue('Jaggery');
    await field(page).fill('');
    await expect(recent.getByRole('link')).toHaveText(['Jaggery', 'haldi']);
    await expectNoBarriers(page, 'recent searches');
    await recent.getByRole('link', { name: 'haldi' }).click();
    await expect(page).toHaveURL('/products?search=haldi');
    await page.goto('/search');
    await expect(recent.getByRole('link')).toHaveText(['haldi', 'Jaggery']);
    await recent.getByRole('button', { name: 'Clear recent searches' }).click();
    await expect(recent).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible();
    await expect(recent).toHaveCount(0);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/');
  });
});
