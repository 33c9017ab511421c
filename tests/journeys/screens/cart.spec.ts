// The cart: put in, count, change, take out, keep.
import type { Page } from 'playwright/test';
import { type DemoProduct, seededProducts } from '../../support/demo-products.ts';
import { expect, test, watchForWords } from '../steps/journey.ts';

const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;

async function inStock(): Promise<[DemoProduct, DemoProduct]> {
  const [one, other] = (await seededProducts()).filter(({ quantity }) => quantity > 10);
  if (!one || !other) throw new Error('the demo catalogue has nothing in stock');
  return [one, other];
}

async function addToCart(page: Page, { id }: DemoProduct): Promise<void> {
  await page.goto(`/product/${id}`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL('/cart');
}

test('Add to Cart leads to the cart with that product, and has become Go to Cart', async ({
  page,
}) => {
  const [product] = await inStock();
  await addToCart(page, product);
  const main = page.getByRole('main');
  await expect(main).toContainText(product.name);
  await expect(main).toContainText(rupees(product.rupees));
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeHidden();
  await page.getByRole('link', { name: 'Go to Cart' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.locator('output')).toHaveText('1');
});

test('the cart opens with what is in it: nothing says that it is being read, from a link or from the start', async ({
  page,
}) => {
  const [one, other] = await inStock();
  const saidLoading = await watchForWords(page, 'Loading your cart');
  await addToCart(page, one);
  await addToCart(page, other);
  const main = page.getByRole('main');
  await page.reload();
  await expect(main).toContainText(one.name);
  await page.getByRole('link', { name: 'Browse more products' }).click();
  await expect(page).toHaveURL('/products');
  await page.getByRole('banner').getByRole('link', { name: /cart/i }).click();
  await expect(main).toContainText(other.name);
  expect(await saidLoading()).toBe(false);
});

test('two quick taps on Add to Cart put one piece in', async ({ page }) => {
  const [product] = await inStock();
  await page.goto(`/product/${product.id}`);
  await page.getByRole('button', { name: 'Add to Cart' }).dblclick();
  await expect(page).toHaveURL('/cart');
  await expect(
    page.getByRole('status', { name: 'quantity' }).or(page.locator('output')),
  ).toHaveText('1');
});

test('plus and minus change quantity, total and badge; minus at one takes the line out', async ({
  page,
}) => {
  const [product] = await inStock();
  await addToCart(page, product);
  const cartLink = page.getByRole('banner').getByRole('link', { name: /cart/i });
  await page.getByRole('button', { name: /^Plus/ }).click();
  await page.getByRole('button', { name: /^Plus/ }).click();
  await expect(page.locator('output')).toHaveText('3');
  await expect(page.getByRole('main')).toContainText(rupees(product.rupees * 3));
  await expect(cartLink).toContainText('3');
  await page.getByRole('button', { name: /^Minus/ }).click();
  await expect(page.locator('output')).toHaveText('2');
  await expect(page.getByRole('main')).toContainText(rupees(product.rupees * 2));
  await page.getByRole('button', { name: /^Minus/ }).click();
  await page.getByRole('button', { name: /^Minus/ }).click();
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await expect(cartLink).not.toContainText(/\d/);
});

test('Remove takes the whole line out; the empty cart leads to the products', async ({ page }) => {
  const [product] = await inStock();
  await addToCart(page, product);
  await page.getByRole('button', { name: /^Plus/ }).click();
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await page.getByRole('link', { name: 'Browse Products' }).click();
  await expect(page).toHaveURL('/products');
});

test('on a phone a short cart has no bar over it, a long one has; Undo stands at the thumb', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const four = (await seededProducts()).filter(({ quantity }) => quantity > 10).slice(0, 4);
  const summary = page.getByRole('region', { name: 'Summary' });
  const [first] = four;
  if (!first || four.length < 4) throw new Error('the demo catalogue has too little in stock');
  for (const [at, product] of four.entries()) {
    await addToCart(page, product);
    if (at === 0) await expect(summary).toHaveCSS('position', 'static');
  }
  await expect(summary).toHaveCSS('position', 'sticky');
  const name = page.locator('.header__name');
  const cut = await name.evaluate((it) => it.scrollWidth - it.clientWidth);
  expect(cut, 'the shop’s name is whole beside the count').toBe(0);
  await page
    .getByRole('listitem')
    .filter({ hasText: first.name })
    .getByRole('button', { name: 'Remove' })
    .click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeInViewport({ ratio: 1 });
  const [undoBox, summaryBox] = [await undo.boundingBox(), await summary.boundingBox()];
  expect(undoBox && summaryBox && undoBox.y > 370).toBe(true);
  expect(undoBox && summaryBox && undoBox.y + undoBox.height <= summaryBox.y).toBe(true);
  await undo.click();
  await expect(page.getByRole('main').getByRole('link', { name: first.name })).toBeVisible();
});

test('the total adds up all lines, and a reload keeps the cart', async ({ page }) => {
  const [one, other] = await inStock();
  await addToCart(page, one);
  await addToCart(page, other);
  await page.getByRole('button', { name: /^Plus/ }).first().click();
  const main = page.getByRole('main');
  await expect(main).toContainText(rupees(one.rupees * 2 + other.rupees));
  await page.reload();
  await expect(main).toContainText(one.name);
  await expect(main).toContainText(other.name);
  await expect(main).toContainText(rupees(one.rupees * 2 + other.rupees));
});
