// Narrowing a list down and sorting it: beside the list on wide screens, in panels on phones; what is set stands in the
// address, and survives Back, a stranger's browser and a missing network.
import type { Page } from 'playwright/test';
import { seededProducts } from '../../support/demo-products.ts';
import { expect, test } from '../steps/journey.ts';
import { box, cards, expectNoBarriers, PHONE, pricesOf, SWEEPS, WIDE } from '../steps/list-page.ts';
import { visitShop } from '../steps/whole-device.ts';

const found = (page: Page, words: RegExp | string) =>
  page.getByRole('status').filter({ hasText: words }).first();

const addresses = (page: Page) =>
  cards(page).evaluateAll((all) => all.map((it) => it.getAttribute('href')));

test.describe('on a wide screen', () => {
  test.use({ viewport: WIDE });

  test('one narrows a list down by keys alone', async ({ page }) => {
    await visitShop(page);
    await box(page, 'Turmeric').focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL('/products?categories=turmeric');
    await expect(box(page, 'Turmeric')).toBeFocused();
    await expect(box(page, 'Turmeric')).toBeChecked();
    await expect(found(page, /^7 products$/)).toBeVisible();
    await expect(cards(page)).toHaveCount(7);
    await page.getByLabel('Max price').focus();
    await page.keyboard.type('200');
    await expect(page).toHaveURL(/priceRange=/);
    await expect.poll(async () => Math.max(...(await pricesOf(page)))).toBeLessThanOrEqual(200);
    await expect(page.getByLabel('Max price')).toBeFocused();
    await page.getByRole('button', { name: 'Clear filters' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/products');
    await expect(page.getByLabel('Max price')).toHaveValue('');
    await expect(box(page, 'Turmeric')).not.toBeChecked();
  });

  test('a filter that is pressed on a busy phone stays where it is, and keeps the focus', async ({
    page,
  }) => {
    await visitShop(page);
    const turmeric = box(page, 'Turmeric');
    await turmeric.focus();
    await turmeric.evaluate((pressed) => {
      pressed.setAttribute('data-pressed', '');
      const work = () => {
        const until = performance.now() + 60;
        while (performance.now() < until);
      };
      pressed.addEventListener('change', () => {
        for (let ms = 0; ms < 400; ms += 20) setTimeout(work, ms);
      });
    });
    await page.keyboard.press('Space');
    await expect(cards(page)).toHaveCount(7);
    await expect(turmeric).toHaveAttribute('data-pressed', '');
    await expect(turmeric).toBeFocused();
  });

  test('sorting really sorts, the filtered list and the whole one', async ({ page }) => {
    await visitShop(page);
    const all = (await seededProducts()).map(({ rupees }) => rupees).toSorted((a, b) => a - b);
    await page.getByRole('radio', { name: 'Price: Low to High' }).check();
    await expect(page).toHaveURL('/products?sort=price-low');
    await expect.poll(async () => (await pricesOf(page)).slice(0, 12)).toEqual(all.slice(0, 12));
    await page.getByRole('radio', { name: 'Price: High to Low' }).check();
    await expect
      .poll(async () => (await pricesOf(page)).slice(0, 12))
      .toEqual(all.toReversed().slice(0, 12));
    await box(page, 'Seeds').check();
    await expect.poll(async () => (await pricesOf(page)).length).toBeLessThan(20);
    const prices = await pricesOf(page);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    await page.getByRole('radio', { name: 'Recommended' }).check();
    await expect(page).toHaveURL('/products?categories=seeds');
  });

  test('the address of a narrowed list shows the same to somebody else', async ({
    page,
    browser,
  }) => {
    await visitShop(page);
    await box(page, 'Moringa').check();
    await box(page, 'Turmeric').check();
    await page.getByRole('radio', { name: 'Price: Low to High' }).check();
    await expect(page).toHaveURL('/products?categories=moringa,turmeric&sort=price-low');
    await expect.poll(() => cards(page).count()).toBeGreaterThan(10);
    const here = await addresses(page);
    const stranger = await browser.newContext({ viewport: WIDE });
    const there = await stranger.newPage();
    await there.goto(page.url());
    await expect.poll(() => addresses(there)).toEqual(here);
    await expect(box(there, 'Moringa')).toBeChecked();
    await expect(there.getByRole('radio', { name: 'Price: Low to High' })).toBeChecked();
    await stranger.close();
  });

  test('Back and Forward bring filters, length and place of the list back', async ({ page }) => {
    await visitShop(page);
    await page.reload();
    await expect
      .poll(async () => {
        await page.keyboard.press('End');
        return cards(page).count();
      })
      .toBeGreaterThan(48);
    const length = await cards(page).count();
    const card = cards(page).nth(40);
    const heightOnScreen = () => card.evaluate((it) => it.getBoundingClientRect().top);
    // The key may still be scrolling: then the card does not stay where it was brought to.
    const isStill = async () => {
      await card.evaluate((it) => it.scrollIntoView({ block: 'center' }));
      const brought = await heightOnScreen();
      await page.waitForTimeout(300);
      return (await heightOnScreen()) === brought;
    };
    await expect.poll(isStill).toBe(true);
    const before = await heightOnScreen();
    await box(page, 'Seeds').check();
    await expect(page).toHaveURL('/products?categories=seeds');
    await expect.poll(() => cards(page).count()).toBeLessThan(48);
    await expect(cards(page).first()).toBeInViewport();
    await page.goBack();
    await expect(box(page, 'Seeds')).not.toBeChecked();
    await expect(cards(page)).toHaveCount(length);
    await expect.poll(async () => Math.abs((await heightOnScreen()) - before)).toBeLessThan(100);
    await page.goForward();
    await expect(box(page, 'Seeds')).toBeChecked();
    await expect.poll(() => cards(page).count()).toBeLessThan(48);
  });

  test('a list that nothing answers says so and offers ways on', async ({ page }) => {
    await visitShop(page);
    await page.goto('/products?categories=honey-jaggery,turmeric&priceRange={"min":90000}');
    await expect(page.getByText('No products found!')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click();
    await expect(cards(page).first()).toBeVisible();
    await page.goto('/products?search=submarine');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “submarine”');
    await expect(page.getByText('No products found!')).toBeVisible();
    await page.getByRole('link', { name: 'See all products' }).click();
    await expect(page).toHaveURL('/products');
    await expect(cards(page).first()).toBeVisible();
  });

  test('prices that make no sense together are not used, and it is said why', async ({ page }) => {
    await visitShop(page);
    await page.getByLabel('Min price').fill('500');
    await page.getByLabel('Max price').fill('100');
    await expect(page.getByRole('alert')).toHaveText('Min price is higher than max price.');
    await page.getByLabel('Max price').fill('900');
    await expect(page.getByRole('alert')).toBeHidden();
    await expect.poll(async () => Math.min(...(await pricesOf(page)))).toBeGreaterThanOrEqual(500);
    await expect.poll(async () => Math.max(...(await pricesOf(page)))).toBeLessThanOrEqual(900);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('filters are a whole screen: categories by name, the selected ones first', async ({
    page,
  }) => {
    await visitShop(page);
    const open = page.getByRole('button', { name: 'Filters' });
    await open.click();
    const panel = page.getByRole('dialog', { name: 'Filters' });
    const whole = { x: 0, y: 0, width: 360, height: 740 };
    await expect.poll(() => panel.boundingBox()).toMatchObject(whole);
    // No field has the focus, for which a phone would raise its keyboard.
    await expect(panel.getByRole('heading', { name: 'Filters' })).toBeFocused();
    const names = panel.getByRole('group', { name: 'Categories' }).locator('label');
    const before = await names.allInnerTexts();
    expect(before).toEqual(before.toSorted((a, b) => a.localeCompare(b)));
    await box(page, 'Turmeric').check();
    await expect(panel.getByRole('status')).toHaveText('7 products');
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toBeHidden();
    await expect(open).toBeFocused();
    await expect(cards(page)).toHaveCount(7);
    await open.click();
    const rest = before.filter((name) => name !== 'Turmeric');
    await expect(names).toHaveText(['Turmeric', ...rest]);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });
});

for (const [width, colorScheme] of SWEEPS) {
  test(`filters are no barrier at ${width} px, ${colorScheme}`, async ({ page, complaints }) => {
    // The address of the unknown category is a 404.
    complaints.expectNotes(/404/);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 740 });
    await visitShop(page);
    if (width < 768) {
      await page.getByRole('button', { name: 'Filters' }).click();
      await box(page, 'Moringa').check();
      await expectNoBarriers(page, 'filters');
      await page.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Sort' }).click();
      await expectNoBarriers(page, 'sort');
      await page.getByRole('button', { name: 'Close' }).click();
    } else {
      await box(page, 'Moringa').check();
      await page.getByLabel('Max price').fill('-1');
    }
    await expectNoBarriers(page, 'narrowed list');
    await page.goto('/category/moon-cheese');
    await expect(page.getByText('No products found!')).toBeVisible();
    await expectNoBarriers(page, 'unknown category');
    await page.goto('/category/turmeric?priceRange={"max":1}');
    await expect(page.getByText('No products found!')).toBeVisible();
    await expectNoBarriers(page, 'nothing found');
  });
}
