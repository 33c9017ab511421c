// What is ordered before it is there is called the same on every screen, from the list to the order: all of it, or some of its pieces.
import type { Page } from 'playwright/test';
import type { DemoProduct } from '../../support/demo-products.ts';
import {
  choose,
  expectOneOrder,
  heading,
  openCheckout,
  placeButton,
  RECEIVED,
  test,
} from '../steps/checkout-journey.ts';
import { expect } from '../steps/journey.ts';

const PREORDER = 'Pre-order · ships once it is back in stock';

test.beforeEach(({ complaints }) => complaints.expectFailedRequests());

const main = (page: Page) => page.getByRole('main');
const line = (page: Page, { name }: DemoProduct) =>
  main(page).getByRole('listitem').filter({ hasText: name });

/** Places what is in the cart, and follows it to the list of orders and the order itself, before and after the shop has taken it. */
async function expectOnEveryOrder(page: Page, product: DemoProduct, uid: string, words: string) {
  await choose(page, 'Cash on delivery');
  await placeButton(page).click();
  await expect(heading(page, RECEIVED)).toBeVisible();
  await expect(line(page, product)).toContainText(words);
  const isTaken = async () => 'acceptedAt' in (await expectOneOrder(uid)).fields;
  await expect.poll(isTaken, { timeout: 30_000 }).toBe(true);
  await page.goto('/orders');
  await expect(page.getByRole('list', { name: 'Orders' }).getByRole('listitem')).toContainText(
    words,
  );
  await page.getByRole('heading', { level: 2 }).getByRole('link').click();
  await expect(page).toHaveURL(/\/order\//);
  await expect(line(page, product)).toContainText(words);
}

test('a product that is not there is the same pre-order in the list, the search, its page, the enquiry, the cart and the order', async ({
  page,
  soldOut,
}) => {
  const uid = await openCheckout(page, soldOut);
  await expect(line(page, soldOut)).toContainText('Available Soon');
  await expect(line(page, soldOut)).toContainText(PREORDER);
  await page.goto('/cart');
  await expect(line(page, soldOut)).toContainText(PREORDER);
  await page.goto('/category/journeys');
  await expect(main(page).getByRole('link').filter({ hasText: soldOut.name })).toContainText(
    PREORDER,
  );
  const mark = soldOut.name.split(' ').at(-1) ?? '';
  await page.getByRole('combobox', { name: 'Search products' }).fill(mark);
  await expect(page.getByRole('option').filter({ hasText: soldOut.name })).toContainText(PREORDER);
  await page.goto(`/product/${soldOut.id}`);
  await expect(page.locator('.product-facts')).toContainText(PREORDER);
  await expect(page.getByRole('region', { name: 'Want this product?' })).toContainText(PREORDER);
  await page.goto('/place-order');
  await expectOnEveryOrder(page, soldOut, uid, PREORDER);
});

test('of a product of which fewer are there than are wanted, every screen says how many pieces are a pre-order', async ({
  page,
  product,
}) => {
  const words = `2 of 7 pieces: ${PREORDER}`;
  const uid = await openCheckout(page, product);
  await page.goto('/cart');
  for (let pieces = 1; pieces < 7; pieces++) {
    await expect(line(page, product).locator('output')).toHaveText(`${pieces}`);
    await expect(line(page, product)).not.toContainText(pieces > 5 ? '2 of' : 'Pre-order');
    await line(page, product)
      .getByRole('button', { name: /^Plus one/ })
      .click();
  }
  await expect(line(page, product)).toContainText(words);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL('/place-order');
  await expect(line(page, product)).toContainText(words);
  await expect(line(page, product)).not.toContainText('Available Soon');
  await expectOnEveryOrder(page, product, uid, words);
});
