// Paying online: paid, left, failed and late, in the sandbox that stands in for the provider on one's own computer. There is one
// order whatever happens, and it is called paid only when the shop says so.
import type { Page } from 'playwright/test';
import { makeProduct, unmakeProduct } from '../../support/demo-products.ts';
import { writeFields } from '../../support/shop-server.ts';
import {
  addToCart,
  choose,
  expectOneOrder,
  heading,
  isOrderWriteOf,
  method,
  openCheckout,
  placeButton,
  practicePayment,
  RECEIVED,
  startPayment,
  test,
} from '../steps/checkout-journey.ts';
import { expect } from '../steps/journey.ts';
import { expectNoBarriers } from '../steps/list-page.ts';

test.beforeEach(({ complaints }) => complaints.expectFailedRequests());

const end = (page: Page, name: string) =>
  practicePayment(page).getByRole('button', { name, exact: true }).click();
const payAgain = (page: Page) => page.getByRole('button', { name: /^(Pay now|Retry payment)$/ });

async function statusOf(uid: string): Promise<unknown> {
  return (await expectOneOrder(uid)).fields.status?.stringValue;
}

test('a double tap on Place Order with online payment is one order and one payment, and both are confirmed', async ({
  page,
  product,
}) => {
  const uid = await openCheckout(page, product);
  await choose(page, 'Online payment');
  await placeButton(page).dblclick();
  await expect(practicePayment(page)).toContainText('₹240', { timeout: 45_000 });
  await end(page, 'Success');
  await expect(heading(page, RECEIVED)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('main')).toContainText('Successful');
  expect(await statusOf(uid)).toBe('success');
  await expect(payAgain(page)).toBeHidden();
});

test('a payment that was left, then failed, then came late: the order is kept and is paid in the end', async ({
  page,
  product,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const uid = await openCheckout(page, product);
  await choose(page, 'Online payment');
  await startPayment(page);
  await end(page, 'Cancel');
  await expect(heading(page, 'Not paid yet')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('alert')).toContainText('nothing was paid');
  expect(await statusOf(uid)).toBe('pending');
  await expectNoBarriers(page, 'not paid yet');
  await page.reload();
  await payAgain(page).click();
  await expect(practicePayment(page)).toBeVisible({ timeout: 45_000 });
  await end(page, 'Failure');
  await expect(page.getByRole('alert')).toContainText('The payment did not go through', {
    timeout: 30_000,
  });
  const { id } = await expectOneOrder(uid);
  await page.goto(`/order/${id}`);
  for (const way of ['Cash on delivery', 'Bank transfer (NEFT)']) {
    await expect(page.getByRole('button', { name: way })).toBeVisible();
  }
  await expect(payAgain(page)).toHaveText('Retry payment');
  await payAgain(page).click();
  await expect(practicePayment(page)).toBeVisible({ timeout: 45_000 });
  await end(page, 'Late webhook');
  await expect(page.getByText('Confirming your payment').first()).toBeVisible();
  await expect(page.getByText('Successful')).toBeVisible({ timeout: 45_000 });
  expect(await statusOf(uid)).toBe('success');
});

test('after a failed payment the same order can be paid at the door', async ({ page, product }) => {
  const uid = await openCheckout(page, product);
  await choose(page, 'Online payment');
  await startPayment(page);
  await end(page, 'Failure');
  await expect(heading(page, 'Not paid yet')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Cash on delivery' }).click();
  await expect(heading(page, RECEIVED)).toBeVisible({ timeout: 30_000 });
  await expect(payAgain(page)).toBeHidden();
  const { fields } = await expectOneOrder(uid);
  expect(fields).toMatchObject({
    paymentMethod: { stringValue: 'cod' },
    status: { stringValue: 'pending' },
  });
});

test('online payment is closed without a connection and from ₹5,00,000 on, and says why', async ({
  page,
  context,
  product,
}) => {
  const dear = await makeProduct(5);
  await writeFields(`products/${dear.id}`, { price: { integerValue: '500000' } });
  await openCheckout(page, product);
  await context.setOffline(true);
  const online = method(page, 'Online payment');
  await expect(online).toBeDisabled();
  await expect(page.getByText('Online payment needs a connection.')).toBeVisible();
  await context.setOffline(false);
  await expect(online).toBeEnabled({ timeout: 45_000 });
  await choose(page, 'Online payment');
  await context.setOffline(true);
  await expect(online).toBeDisabled();
  await placeButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Online payment needs a connection.');
  await context.setOffline(false);
  await expect(page.getByRole('alert')).toBeHidden({ timeout: 45_000 });
  await expect(online).toBeChecked();
  await addToCart(page, dear);
  await page.goto('/place-order');
  await expect(online).toBeDisabled();
  await expect(
    page.getByText('Online payment is not available for amount greater than ₹500000'),
  ).toBeVisible();
  await unmakeProduct(dear);
});

test('the answer to an online order is lost, and its price rises: pressed again it is the same order, at the price that was said yes to', async ({
  page,
  network,
  product,
}) => {
  const uid = await openCheckout(page, product);
  await choose(page, 'Online payment');
  await writeFields(`products/${product.id}`, { price: { integerValue: '300' } });
  await placeButton(page).click();
  await expect(page.getByRole('alert')).toContainText('a price has gone up');
  network.fault(isOrderWriteOf(uid), { do: 'drop-reply' }, 1);
  await page.getByRole('button', { name: 'Order at ₹300' }).click();
  await expect(practicePayment(page).or(page.getByRole('alert'))).toBeVisible({ timeout: 45_000 });
  if (await page.getByRole('alert').isVisible()) await placeButton(page).click();
  await expect(practicePayment(page)).toContainText('₹300', { timeout: 45_000 });
  await end(page, 'Success');
  await expect(heading(page, RECEIVED)).toBeVisible({ timeout: 30_000 });
  expect((await expectOneOrder(uid)).fields.total).toEqual({ integerValue: '300' });
});
