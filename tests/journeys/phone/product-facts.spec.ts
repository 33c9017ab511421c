// What a pack costs for what it weighs, what is printed on it, its other sizes, what else goes with it: on a phone without a network as with one.
import type { Page } from 'playwright/test';
import { makePhoneAccount } from '../../support/demo-accounts.ts';
import { makeProduct, unmakeProduct } from '../../support/demo-products.ts';
import { putAccount } from '../../support/device-storage.ts';
import { publish } from '../../support/shop-server.ts';
import { expect, test } from '../steps/journey.ts';
import { cards, expectNoBarriersAnywhere, PHONE } from '../steps/list-page.ts';
import { itemOf, openOrder, putOrderAtShop } from '../steps/orders-journey.ts';
import { haveCatalogue, visitShop } from '../steps/whole-device.ts';

test.use({ viewport: PHONE, hasTouch: true });

const SMALL = '/product/moringa-leaf-powder-200g';
const LARGE = '/product/moringa-leaf-powder-family-1kg';

test.beforeEach(({ complaints }) => complaints.expectFailedRequests());

test('without a network the card tells the price of 100 g, the printed price and the saving, and the page all that stands on the pack', async ({
  page,
  network,
}) => {
  await visitShop(page);
  network.cut();
  await page.goto('/products?categories=moringa');
  const card = cards(page).filter({ hasText: 'Moringa Leaf Powder, Shade Dried' });
  await expect(card).toContainText('₹245');
  await expect(card).toContainText('MRP ₹290');
  await expect(card).toContainText('15% off');
  await expect(card).toContainText('₹122.50 / 100 g');
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Shade Dried');
  const main = page.getByRole('main');
  await expect(main).toContainText('MRP ₹290 incl. of all taxes');
  await expect(main).toContainText('You save ₹45 (15%)');
  const onThePack = page.getByRole('region', { name: 'On the pack' });
  await expect(onThePack.getByRole('term')).toHaveText([
    'Net quantity',
    'Origin',
    'Shelf life',
    'FSSAI licence no.',
    'Organic certificate',
  ]);
  await expect(onThePack.getByRole('definition').first()).toHaveText('200 g');
});

test('without a network another pack of the same thing is one tap away, and Back leads to where one came from', async ({
  page,
  network,
}) => {
  await visitShop(page);
  network.cut();
  await page.goto('/products?categories=moringa');
  await cards(page).filter({ hasText: 'Moringa Leaf Powder, Shade Dried' }).click();
  const packs = page.getByRole('navigation', { name: 'Pack size' }).getByRole('link');
  await expect(packs).toHaveText([/200 g.*₹245.*₹122\.50 \/ 100 g/, /1 kg.*₹980.*₹98 \/ 100 g/]);
  await expect(packs.first()).toHaveAttribute('aria-current', 'page');
  await packs.last().click();
  await expect(page).toHaveURL(LARGE);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Family Pack');
  await expect(packs.last()).toHaveAttribute('aria-current', 'page');
  await expect(packs.first()).not.toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page).toHaveURL('/products?categories=moringa');
});

test('without a network a product’s page ends with related ones, none of them another pack of it', async ({
  page,
  network,
}) => {
  await visitShop(page);
  network.cut();
  await page.goto(SMALL);
  await page.locator('.related-products').scrollIntoViewIfNeeded();
  const related = page.getByRole('region', { name: 'Related products' });
  await expect(related.getByRole('link')).toHaveCount(4);
  const names = await related.getByRole('link').allTextContents();
  expect(names.filter((name) => /Moringa|Drumstick/.test(name)).length).toBeGreaterThan(2);
  expect(names.filter((name) => /Moringa Leaf Powder,/.test(name))).toEqual([]);
  await related.getByRole('link').first().click();
  await expect(page).not.toHaveURL(SMALL);
  await expect(page.getByRole('button', { name: /Add to Cart/ })).toBeVisible();
});

/** What stands on the screen without a word or a picture. What is told only when it changes may be empty. */
async function expectNothingEmpty(page: Page, where: string): Promise<void> {
  const empty = await page.evaluate(() => {
    const parts = 'p, span, b, s, small, dt, dd, li, ul, dl, nav, h1, h2, h3, a, button';
    return [...document.querySelectorAll(`main :is(${parts})`)]
      .filter((it) => it.textContent?.trim() === '' && !it.querySelector('img, svg, input'))
      .filter((it) => !it.closest('svg, [aria-hidden], [aria-live], [role=status]'))
      .map((it) => it.outerHTML.slice(0, 120));
  });
  expect(empty, where).toEqual([]);
  await expect(page.getByRole('main')).not.toContainText(
    /undefined|null|NaN|MRP|You save|\/ 100 g|★|Pack size|Packs|On the pack/,
  );
}

test('a product of which nobody filled in anything shows nothing empty, on its card, its page, in the cart and in an order', async ({
  page,
}) => {
  const bare = await makeProduct(5);
  await publish(`products/${bare.id}`, {
    name: { stringValue: bare.name },
    price: { integerValue: '240' },
    quantity: { integerValue: '5' },
  });
  await haveCatalogue(page);
  const account = await makePhoneAccount();
  await putAccount(page, account);
  await page.goto(`/product/${bare.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(bare.name);
  await page.locator('.related-products').scrollIntoViewIfNeeded();
  const main = page.getByRole('main');
  await expect(main).toContainText('₹240');
  await expect(main).not.toContainText('Related');
  await expectNothingEmpty(page, 'page');
  await page.goto(`/products?search=${encodeURIComponent(bare.name)}`);
  await expect(cards(page).filter({ hasText: bare.name })).toContainText('₹240');
  await expectNothingEmpty(page, 'card');
  await main.getByRole('button', { name: `Add ${bare.name} to the cart` }).click();
  await expect(main.locator('output')).toHaveText('1');
  await page.goto('/cart');
  await expect(main).toContainText(bare.name);
  await expectNothingEmpty(page, 'cart');
  const line = { ...itemOf(bare), photoUrl: '', brand: '' };
  await openOrder(page, await putOrderAtShop(account.uid, [line]));
  await expect(main).toContainText(bare.name);
  await expectNothingEmpty(page, 'order');
  await unmakeProduct(bare);
});

test('without a network the newest products come first where one asks for them', async ({
  page,
  network,
}) => {
  const newest = await makeProduct(5);
  await visitShop(page);
  network.cut();
  await page.goto('/products');
  await page.getByRole('button', { name: 'Sort' }).click();
  await page.getByRole('radio', { name: 'Newest' }).click();
  await expect(page).toHaveURL('/products?sort=newest');
  const names = cards(page).locator('.product-card__name');
  // Other journeys make products of their own meanwhile.
  await expect.poll(async () => (await names.allTextContents()).slice(0, 6)).toContain(newest.name);
  await page.reload();
  await expect.poll(async () => (await names.allTextContents()).slice(0, 6)).toContain(newest.name);
  await unmakeProduct(newest);
});

test('a product with all its facts has no barrier at 360 px, light, and at 1280 px, dark', async ({
  page,
}) => {
  await haveCatalogue(page);
  await page.goto(SMALL);
  await page.locator('.related-products').scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Related products' })).toBeVisible();
  await expectNoBarriersAnywhere(page, 'product with facts');
  await page.goto('/products?categories=moringa');
  await expect(cards(page).first()).toContainText('/ 100 g');
  await expectNoBarriersAnywhere(page, 'list with facts');
});
