// Adding to the cart where one looks around: on cards, in suggestions, on a product's page, without leaving.
import type { SeenRequest } from '../../support/fault-proxy-log.ts';
import { expect, test } from '../steps/journey.ts';
import { expectNoBarriers, expectNoBarriersAnywhere, PHONE } from '../steps/list-page.ts';
import {
  adds,
  badge,
  cartBar,
  item,
  rupees,
  searchFor,
  some,
  viewCart,
} from '../steps/product-cards.ts';
import { keepsPresses, visitShop } from '../steps/whole-device.ts';

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('Add on a card puts one piece in without leaving, and becomes minus, one, plus; nothing moves', async ({
    page,
  }) => {
    const [one] = await some(1);
    await visitShop(page, searchFor(`${one?.name}`));
    const card = item(page, `${one?.name}`);
    await page.evaluate(() => {
      new PerformanceObserver((list) => {
        const { dataset } = document.documentElement;
        for (const entry of list.getEntries()) {
          // The header has its own way to say how many pieces there are.
          const sources = Reflect.get(entry, 'sources') as { node?: Node }[];
          const moved = sources.filter(({ node }) => node?.parentElement?.closest('main'));
          dataset.shifted = `${Number(dataset.shifted ?? 0) + moved.length}`;
        }
      }).observe({ type: 'layout-shift' });
    });
    // What was pressed may be scrolled from under the way to the cart.
    const place = () =>
      card.evaluate((it) => {
        const { x, y, width, height } = it.getBoundingClientRect();
        return { x, y: y + scrollY, width, height };
      });
    const before = await place();
    await card.getByRole('button', { name: `Add ${one?.name} to the cart` }).tap();
    await expect(card.locator('output')).toHaveText('1');
    await expect(viewCart(page)).toHaveText(`1 item · ${rupees(one?.rupees ?? 0)} View cart`);
    await card.getByRole('button', { name: `Plus one ${one?.name}` }).tap();
    await card.getByRole('button', { name: `Plus one ${one?.name}` }).tap();
    await expect(card.locator('output')).toHaveText('3');
    await expect(viewCart(page)).toHaveText(
      `3 items · ${rupees(3 * (one?.rupees ?? 0))} View cart`,
    );
    await expect(badge(page)).toHaveAccessibleName('Cart, 3 items');
    await expect(page).toHaveURL(/\/products/);
    expect(await place()).toEqual(before);
    const shifted = await page.evaluate(() => document.documentElement.dataset.shifted);
    expect(Number(shifted ?? 0)).toBe(0);
    await page.reload();
    await expect(card.locator('output')).toHaveText('3');
    await viewCart(page).tap();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByRole('main')).toContainText(rupees(3 * (one?.rupees ?? 0)));
  });

  test('two quick taps on Add put one piece in', async ({ page }) => {
    await visitShop(page);
    const add = adds(page).first();
    await add.evaluate((it: HTMLElement) => {
      it.click();
      it.click();
    });
    await expect(page.getByRole('main').locator('output')).toHaveText('1');
    await expect(viewCart(page)).toContainText('1 item ·');
  });

  test('minus at one takes the product out, and Undo brings it back; on another page nothing is said of it any more', async ({
    page,
  }) => {
    const [one] = await some(1);
    await visitShop(page, searchFor(`${one?.name}`));
    const card = item(page, `${one?.name}`);
    await card.getByRole('button', { name: /^Add / }).tap();
    await card.getByRole('button', { name: /^Minus/ }).tap();
    await expect(card.getByRole('button', { name: /^Add / })).toBeVisible();
    await expect(cartBar(page)).toContainText(`Removed ${one?.name}.`);
    await expect(viewCart(page)).toBeHidden();
    await expectNoBarriers(page, 'something was removed');
    await cartBar(page).getByRole('button', { name: 'Undo' }).tap();
    await expect(card.locator('output')).toHaveText('1');
    await expect(cartBar(page)).not.toContainText('Removed');
    await card.getByRole('button', { name: /^Minus/ }).tap();
    await expect(cartBar(page)).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: /home/ }).tap();
    await expect(page).toHaveURL('/');
    await expect(cartBar(page)).toBeHidden();
  });

  test('the way to the cart covers neither what was pressed nor the end of a page, and is not where one orders or types', async ({
    page,
  }) => {
    await visitShop(page);
    // The lowest Add that is wholly in sight above the filters.
    const bar = page.locator('.list-bar');
    const top = (await bar.boundingBox())?.y ?? 0;
    await adds(page)
      .nth(4)
      .evaluate((it, y) => {
        scrollBy(0, it.getBoundingClientRect().bottom - y + 4);
      }, top);
    const card = page.locator('.card-add').nth(4);
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
    await expectNoBarriersAnywhere(page, 'a list with something in the cart');
    await page.setViewportSize(PHONE);
    for (const path of ['/cart', '/contact-us', '/services', '/login', '/faqs', '/waiting']) {
      await page.goto(path);
      await expect(badge(page)).toHaveAccessibleName('Cart, 1 item');
      await expect(viewCart(page)).toBeHidden();
    }
  });

  test('a suggestion’s Add puts it into the cart while one goes on typing', async ({ page }) => {
    await visitShop(page, '/search');
    const field = page.getByRole('combobox', { name: 'Search products' });
    await field.fill('haldi');
    const add = adds(page).first();
    await add.tap();
    await expect(page.getByRole('main').locator('output')).toHaveText('1');
    await expect(viewCart(page)).toContainText('1 item ·');
    await expect(field).toBeFocused();
    await expect(page).toHaveURL('/search');
    await expectNoBarriers(page, 'suggestions with something in the cart');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Minus/ })
      .tap();
    await expect(adds(page).first()).toBeVisible();
  });

  test('on a product’s page Add to Cart leads to the cart; back there one changes how many, and Go to Cart stands beside it', async ({
    page,
  }) => {
    const [one] = await some(1);
    await visitShop(page, `/product/${one?.id}`);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Add to Cart' }).tap();
    await expect(page).toHaveURL('/cart');
    await page.goBack();
    await expect(main.getByRole('link', { name: 'Go to Cart' })).toBeInViewport({ ratio: 1 });
    await main.getByRole('button', { name: /^Plus/ }).tap();
    await expect(main.locator('output')).toHaveText('2');
    await expect(page).toHaveURL(`/product/${one?.id}`);
    await expect(viewCart(page)).toBeHidden();
    await expectNoBarriersAnywhere(page, 'a product that is in the cart');
    await page.setViewportSize(PHONE);
    await main.getByRole('button', { name: /^Minus/ }).tap();
    await main.getByRole('button', { name: /^Minus/ }).tap();
    await expect(main.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
    await cartBar(page).getByRole('button', { name: 'Undo' }).tap();
    await expect(main.locator('output')).toHaveText('1');
  });

  test.describe('in a browser that was never here', () => {
    test.use({ device: 'no-worker-new' });

    test('Add that is pressed before the page’s code has come is done when it comes', async ({
      page,
      network,
    }) => {
      const isCode = ({ url }: SeenRequest) => /^\/assets\/index-.*\.js$/.test(url.pathname);
      network.fault(isCode, { do: 'delay', ms: 3_000 });
      await page.goto('/products', { waitUntil: 'commit' });
      await keepsPresses(page);
      await adds(page).first().tap();
      await expect(page.getByRole('main').locator('output')).toHaveText('1');
      await expect(viewCart(page)).toContainText('1 item ·');
    });
  });
});
