// The cart: filled from cards, suggestions and a product's page; counted, changed, emptied, kept; by touch and by keys.
import type { Page } from 'playwright/test';
import { inStock } from '../../support/demo-products.ts';
import { addToCart } from '../steps/checkout-journey.ts';
import { expect, PHONE, test, WIDE, watchForWords } from '../steps/journey.ts';
import { expectNoBarriers, expectNoBarriersAnywhere } from '../steps/list-page.ts';
import { visitShop } from '../steps/whole-device.ts';

const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;
const main = (page: Page) => page.getByRole('main');
const adds = (page: Page) => main(page).getByRole('button', { name: /^Add .* to the cart$/ });
/** Confirms an addition or removal, and leads to the cart. */
const cartBar = (page: Page) => page.getByRole('region', { name: 'Cart' });
const viewCart = (page: Page) => page.getByRole('link', { name: /View cart$/ });
const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart,/ });
const plus = (page: Page) => main(page).getByRole('button', { name: /^Plus/ });
const minus = (page: Page) => main(page).getByRole('button', { name: /^Minus/ });
const pieces = (page: Page) => main(page).locator('output');

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('Add on a card puts one piece in without leaving, and becomes minus, one, plus; nothing moves; Undo brings back what was taken out; the cart keeps two products, adds up, and is never shown as being read', {
    tag: '@core',
  }, async ({ page }) => {
    const [one, other] = await inStock();
    const saidLoading = await watchForWords(page, 'Loading your cart');
    await visitShop(page, `/products?search=${encodeURIComponent(one.name)}`);
    const card = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: one.name }) })
      .first();
    // Measured in the page, because the pressed card may be scrolled out from under the cart bar.
    const place = () =>
      card.evaluate((it) => {
        const { x, y, width, height } = it.getBoundingClientRect();
        return { x, y: y + scrollY, width, height };
      });
    const before = await place();
    // Two quick taps are one piece.
    await card
      .getByRole('button', { name: `Add ${one.name} to the cart` })
      .evaluate((it: HTMLElement) => {
        it.click();
        it.click();
      });
    await expect(card.locator('output')).toHaveText('1');
    await expect(viewCart(page)).toHaveText(`1 item · ${rupees(one.rupees)} View cart`);
    await card.getByRole('button', { name: `Plus one ${one.name}` }).tap();
    await card.getByRole('button', { name: `Plus one ${one.name}` }).tap();
    await expect(viewCart(page)).toHaveText(`3 items · ${rupees(3 * one.rupees)} View cart`);
    await expect(page).toHaveURL(/\/products/);
    expect(await place()).toEqual(before);
    await page.reload();
    await expect(card.locator('output')).toHaveText('3');
    for (let left = 3; left > 0; left--) await card.getByRole('button', { name: /^Minus/ }).tap();
    await expect(card.getByRole('button', { name: /^Add / })).toBeVisible();
    await expect(cartBar(page)).toContainText(`Removed ${one.name}.`);
    await expect(viewCart(page)).toBeHidden();
    await expectNoBarriers(page, 'something was removed');
    await cartBar(page).getByRole('button', { name: 'Undo' }).tap();
    await expect(card.locator('output')).toHaveText('1');
    await viewCart(page).tap();
    await expect(page).toHaveURL('/cart');

    await plus(page).tap();
    await plus(page).tap();
    await expect(pieces(page)).toHaveText(['3']);
    await expect(main(page)).toContainText(rupees(one.rupees * 3));
    await expect(badge(page)).toHaveAccessibleName('Cart, 3 items');
    await minus(page).tap();
    await page.goto(`/product/${other.id}`);
    await page.getByRole('button', { name: 'Add to Cart' }).dblclick();
    await expect(page).toHaveURL('/cart');
    await expect(pieces(page)).toHaveText(['2', '1']);
    const total = rupees(one.rupees * 2 + other.rupees);
    await expect(main(page)).toContainText(total);
    const chat = main(page).getByRole('link', { name: 'Ask on WhatsApp' });
    const asked = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
    for (const { name } of [one, other]) expect(asked).toContain(`${name}: `);
    expect(asked).toContain(`/product/${one.id}`);
    await page.reload();
    for (const words of [one.name, other.name, total]) {
      await expect(main(page)).toContainText(words);
    }
    await page.getByRole('link', { name: 'Browse more products' }).tap();
    await expect(page).toHaveURL('/products');
    await badge(page).tap();
    const line = main(page).getByRole('listitem').filter({ hasText: one.name });
    await line.getByRole('button', { name: /^Remove/ }).tap();
    await expect(pieces(page)).toHaveText(['1']);
    await minus(page).tap();
    await expect(page.getByText('Your cart is empty.')).toBeVisible();
    await expect(badge(page)).toHaveAccessibleName('Cart, empty');
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await page.getByRole('link', { name: 'Browse Products' }).tap();
    await expect(page).toHaveURL('/products');
    expect(await saidLoading()).toBe(false);
  });

  test('the way to the cart never stands in the way', async ({ page }) => {
    await visitShop(page);
    // The lowest Add button fully visible above the filters.
    const bar = page.locator('.list-bar');
    const top = (await bar.boundingBox())?.y ?? 0;
    await adds(page)
      .nth(4)
      .evaluate((it, y) => {
        scrollBy(0, it.getBoundingClientRect().bottom - y + 4);
      }, top);
    const card = page.locator('.card-cart-button').nth(4);
    await card.getByRole('button').tap();
    await expect(viewCart(page)).toBeVisible();
    await expect
      .poll(async () => {
        const [way, pressed] = [await viewCart(page).boundingBox(), await card.boundingBox()];
        return way && pressed && pressed.y + pressed.height <= way.y;
      })
      .toBe(true);
    const [way, below] = [await viewCart(page).boundingBox(), await bar.boundingBox()];
    expect(way && below && way.y + way.height <= below.y).toBe(true);
    for (const path of ['/', '/products', '/category/turmeric']) {
      await page.goto(path);
      await expect(viewCart(page)).toBeVisible();
      await expect(async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        const last = await page.getByText(/^Powered by /).boundingBox();
        const over = await viewCart(page).boundingBox();
        expect(last && over && last.y + last.height <= over.y).toBe(true);
      }).toPass();
    }
    for (const path of ['/cart', '/contact-us', '/login', '/waiting']) {
      await page.goto(path);
      await expect(badge(page)).toHaveAccessibleName('Cart, 1 item');
      await expect(viewCart(page)).toBeHidden();
    }
  });

  test('what is in the cart is changed where it is shown', async ({ page }) => {
    await visitShop(page, '/search');
    const field = page.getByRole('combobox', { name: 'Search products' });
    await field.fill('haldi');
    await adds(page).first().tap();
    await expect(pieces(page)).toHaveText(['1']);
    await expect(viewCart(page)).toContainText('1 item ·');
    await expect(field).toBeFocused();
    await expect(page).toHaveURL('/search');
    await expectNoBarriers(page, 'suggestions with something in the cart');
    await minus(page).tap();
    await expect(adds(page).first()).toBeVisible();

    const [one] = await inStock();
    await addToCart(page, one);
    await page.goBack();
    await expect(main(page).getByRole('link', { name: 'Go to Cart' })).toBeInViewport({ ratio: 1 });
    await plus(page).tap();
    await expect(pieces(page)).toHaveText(['2']);
    await expect(page).toHaveURL(`/product/${one.id}`);
    await expect(viewCart(page)).toBeHidden();
    await expectNoBarriersAnywhere(page, 'a product that is in the cart');
    await page.setViewportSize(PHONE);
    await minus(page).tap();
    await minus(page).tap();
    await expect(main(page).getByRole('button', { name: 'Add to Cart' })).toBeVisible();
    await cartBar(page).getByRole('button', { name: 'Undo' }).tap();
    await expect(pieces(page)).toHaveText(['1']);
    await main(page).getByRole('link', { name: 'Go to Cart' }).tap();
    await expect(page).toHaveURL('/cart');
  });
});

test('by keys alone Add becomes plus and minus, and Add again', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await visitShop(page);
  await adds(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(plus(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pieces(page)).toHaveText(['2']);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(pieces(page)).toHaveText(['1']);
  await page.keyboard.press('Enter');
  await expect(adds(page).first()).toBeFocused();
  await expect(cartBar(page)).toContainText('Removed');

  await page.getByRole('combobox', { name: 'Search products' }).fill('haldi');
  const add = page.getByRole('search').getByRole('button', { name: /^Add .* to the cart$/ });
  await expect(add.first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(add.first()).toBeFocused();
});
