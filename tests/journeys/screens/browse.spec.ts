// Looking around the shop with a working network: the list, a product, the way back, addresses that lead nowhere.

import type { Locator } from 'playwright/test';
import { seededProducts } from '../../support/demo-products.ts';
import { isQuery, questionOf } from '../../support/sent-requests.ts';
import { expect, test } from '../steps/journey.ts';
import { visitShop, withoutDrawing } from '../steps/whole-device.ts';

test('the product list comes with 24 products, and shows every product that the shop has to who reads on', async ({
  page,
  request,
}) => {
  const products = await seededProducts();
  const html = await (await request.get('/products')).text();
  expect(html.match(/<a class="product-card"/g)).toHaveLength(24);
  await visitShop(page);
  const cards = page.locator('main a[href^="/product/"]');
  await expect
    .poll(async () => {
      await page.keyboard.press('End');
      return cards.count();
    })
    .toBeGreaterThanOrEqual(products.length);
  for (const { id, name, rupees } of products) {
    const card = page.locator(`main a[href="/product/${id}"]`);
    await expect(card).toContainText(name);
    await expect(card).toContainText(`₹${rupees.toLocaleString('en-IN')}`);
  }
});

test('the first screen of an empty phone asks for at most 50 products of 0 to 10,00,000 rupees', async ({
  page,
  network,
}) => {
  withoutDrawing(network);
  await page.goto('/products');
  await expect(page.locator('main a[href^="/product/"]').first()).toBeVisible();
  const first = network.seen(isQuery).map(questionOf)[0];
  expect(first).toMatchObject({ from: [{ collectionId: 'products' }], limit: 50 });
  const filters = JSON.stringify(first?.where);
  const price = (op: string, rupees: string) =>
    `{"field":{"fieldPath":"price"},"op":"${op}","value":{"integerValue":"${rupees}"}}`;
  expect(filters).toContain(price('GREATER_THAN_OR_EQUAL', '0'));
  expect(filters).toContain(price('LESS_THAN_OR_EQUAL', '1000000'));
});

test('the address of a list asks for what it says: words, categories and prices', async ({
  page,
  network,
}) => {
  withoutDrawing(network);
  const range = encodeURIComponent('{"min":100,"max":400}');
  await page.goto(`/products?search=Moringa%20LEAF&categories=moringa,oils&priceRange=${range}`);
  await expect(page.locator('main a[href^="/product/"]').first()).toBeVisible();
  const filters = JSON.stringify(network.seen(isQuery).map(questionOf)[0]?.where);
  const texts = (...values: string[]) =>
    JSON.stringify({ arrayValue: { values: values.map((stringValue) => ({ stringValue })) } });
  expect(filters).toContain(`"op":"IN","value":${texts('moringa', 'oils')}`);
  expect(filters).toContain(`"op":"ARRAY_CONTAINS_ANY","value":${texts('moringa', 'leaf')}`);
  expect(filters).toContain('"integerValue":"100"');
  expect(filters).toContain('"integerValue":"400"');
});

test('a list that nothing answers says so', async ({ page }) => {
  await page.goto('/products?search=submarine');
  await expect(page.getByText('No products found!')).toBeVisible();
});

test('a card opens its product, and Back brings the list back where it was', async ({ page }) => {
  await visitShop(page);
  const some = page.locator('main a[href^="/product/"]').nth(20);
  const address = await some.getAttribute('href');
  const card = page.locator(`main a[href="${address}"]`);
  await card.scrollIntoViewIfNeeded();
  const before = await restingPlace(card);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await card.click();
  await expect(page).toHaveURL(`${address}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(card).toBeInViewport();
  expect(Math.abs((await restingPlace(card)) - before)).toBeLessThan(60);
});

/** Where an element stands on the screen, px from its top, once it has come to rest. */
async function restingPlace(element: Locator): Promise<number> {
  let last = Number.NaN;
  await expect(async () => {
    const now = (await element.boundingBox())?.y ?? Number.NaN;
    const rests = now === last;
    last = now;
    expect(rests).toBe(true);
  }).toPass({ intervals: [150] });
  return last;
}

test('a product page shows name, brand, price, stock and details of its product', async ({
  page,
}) => {
  const product = (await seededProducts()).find(({ quantity }) => quantity > 10);
  await page.goto(`/product/${product?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${product?.name}`);
  await expect(page.locator('main')).toContainText(`₹${product?.rupees.toLocaleString('en-IN')}`);
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
});

test('a product that the shop does not have leads to the page that says so', async ({
  page,
  complaints,
}) => {
  complaints.expectFailedRequests();
  await page.goto('/product/there-is-no-such-thing');
  await expect(page).toHaveURL('/product-not-found');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an address that the shop does not know leads home, which says so', async ({
  page,
  complaints,
}) => {
  complaints.expectFailedRequests();
  const reply = await page.goto('/warehouse/of/dreams');
  expect(reply?.status()).toBe(404);
  await expect(page).toHaveURL('/');
  await expect(page.getByText('That page was not found.')).toBeVisible();
  await page.goto('/products');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('That page was not found.')).toBeHidden();
});
