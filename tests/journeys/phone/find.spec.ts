// Finding, wishing for and ordering products on a phone without a network. The text on a pack: tests/unit/draw/draw-page.test.ts.
import type { Page } from 'playwright/test';
import { makePhoneAccount } from '../../support/demo-accounts.ts';
import { type DemoProduct, inStock, unmakeProduct } from '../../support/demo-products.ts';
import { everythingOnDevice, putAccount } from '../../support/device-storage.ts';
import { listDocuments } from '../../support/shop-server.ts';
import { card, HOME, makeAccountWithAddress } from '../steps/address-journey.ts';
import {
  expectOneOrder,
  heading,
  method,
  placeButton,
  RECEIVED,
} from '../steps/checkout-journey.ts';
import { countTaps, expect, PHONE, test } from '../steps/journey.ts';
import {
  box,
  cards,
  expectNoBarriers,
  expectNoBarriersAnywhere,
  pricesOf,
} from '../steps/list-page.ts';
import { itemOf, putOrderAtShop } from '../steps/orders-journey.ts';
import { pressLogOut } from '../steps/sign-in-journey.ts';
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

test('the first page begins with the search, the categories in pictures, and what was bought and seen, which leaves with its account; “हल्दी”, “haldi” and “turmerik” find turmeric', {
  tag: '@core',
}, async ({ page, context, complaints }) => {
  complaints.expectNotes(REFUSALS);
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
  await page.goto('/');
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
  await expect(section(page, 'Bought before')).toContainText(bought.name);
  await expect(section(page, 'Recently seen')).toContainText(seen.name);
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
  await page.goto('/');
  await pressLogOut(page);
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

const heart = (page: Page) => page.getByRole('button', { name: 'Wish list', exact: true });

async function wishFor(page: Page, { id }: DemoProduct): Promise<void> {
  await page.goto(`/product/${id}`);
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
}
async function wishesAtShop(uid: string): Promise<string[]> {
  const [list] = await listDocuments(`users/${uid}/lists`);
  return Object.keys(list?.fields ?? {}).sort();
}

test('a visitor’s wishes are kept without a network, one taken off and had back; they move to the account, say what the shop no longer has, and leave the phone with it', {
  tag: '@core',
}, async ({ page, network, soldOut }) => {
  const [one, two] = await inStock();
  await visitShop(page);
  network.cut();
  await wishFor(page, one);
  await wishFor(page, two);
  await page.reload();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Wish list' }).click();
  await expect(page).toHaveURL('/wishlist');
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).first()).toContainText(two.name);
  await expect(page.getByText('Your wish list is kept on this phone.')).toBeVisible();
  await expectNoBarriersAnywhere(page, 'wish list');
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: `Remove ${one.name} from your wish list` }).click();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards(page)).toHaveCount(2);

  network.join();
  const account = await makePhoneAccount();
  await putAccount(page, account);
  await page.goto('/wishlist');
  await expect.poll(() => wishesAtShop(account.uid)).toEqual([one.id, two.id].sort());
  await expect(page.getByText('Your wish list is kept on this phone.')).toBeHidden();
  network.cut();
  await wishFor(page, soldOut);
  await page.goto('/waiting');
  await expect(page.getByText(`${soldOut.name} on your wish list`)).toBeVisible();
  network.join();
  await expect.poll(() => wishesAtShop(account.uid)).toHaveLength(3);
  await expect(page.getByText('Nothing is waiting to be sent.')).toBeVisible();

  await unmakeProduct(soldOut);
  await page.goto('/wishlist');
  const gone = page.getByText('The shop no longer has one product of your wish list.');
  await expect(async () => {
    await page.reload();
    await expect(gone).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await page.getByRole('button', { name: 'Remove what is gone' }).click();
  await expect.poll(() => wishesAtShop(account.uid)).toEqual([one.id, two.id].sort());
  await pressLogOut(page);
  await expect(page).toHaveURL('/login');
  const { wishes, seenProducts } = await everythingOnDevice(page);
  expect({ wishes, seenProducts }).toEqual({ wishes: [], seenProducts: [] });
  await page.goto('/wishlist');
  await expect(page.getByText('Your wish list is empty.')).toBeVisible();
});

test('ten products are ordered in at most 14 taps', async ({ page, context }) => {
  const account = await makeAccountWithAddress();
  await visitShop(page, '/');
  await putAccount(page, account);
  // The address comes to the phone when the checkout is opened.
  await page.goto('/place-order');
  await expect(page.getByText('No Products selected')).toBeVisible();
  await page.goto('/profile/addresses');
  await expect(card(page, HOME.name)).toBeVisible();
  const taps = await countTaps(page);
  await page.goto('/');
  await expect(page.getByText('Connected.')).toBeVisible();
  await context.setOffline(true);
  for (let put = 1; put <= 10; put++) {
    const add = page.getByRole('main').getByRole('button', { name: /^Add .* to the cart$/ });
    await add.first().tap();
    await expect(page.getByRole('link', { name: /View cart$/ })).toContainText(`${put} item`);
  }
  await page.getByRole('link', { name: /View cart$/ }).tap();
  await expect(page).toHaveURL('/cart');
  await page.getByRole('button', { name: 'Place Order' }).tap();
  await expect(page).toHaveURL('/place-order');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(card(page, HOME.name).getByRole('radio')).toBeChecked();
  const atDoor = method(page, 'Cash on delivery');
  if (!(await atDoor.isChecked())) await atDoor.tap();
  await context.setOffline(false);
  await placeButton(page).tap();
  await expect(heading(page, RECEIVED)).toBeVisible();
  // Ten products, the cart, the checkout, the order, and one to spare.
  expect(taps()).toBeLessThanOrEqual(14);
  const { fields } = await expectOneOrder(account.uid);
  expect(fields.items?.arrayValue).toMatchObject({ values: { length: 10 } });
});
