// Placing an order online: by cash on delivery, bank transfer, and in the provider’s stand-in: paid, left, failed and late.
import type { Page } from 'playwright/test';
import type { DemoProduct } from '../../support/demo-products.ts';
import { writeFields } from '../../support/shop-server.ts';
import { card, HOME } from '../steps/address-journey.ts';
import {
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
} from '../steps/checkout-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { expectNoBarriers } from '../steps/list-page.ts';

test.use({ losesRequests: true });

const main = (page: Page) => page.getByRole('main');
const line = (page: Page, { name }: DemoProduct) =>
  main(page).getByRole('listitem').filter({ hasText: name });
const end = (page: Page, name: string) =>
  practicePayment(page).getByRole('button', { name, exact: true }).click();
const payAgain = (page: Page) => page.getByRole('button', { name: /^(Pay now|Retry payment)$/ });

async function fieldOf(uid: string, field: string): Promise<unknown> {
  return (await expectOneOrder(uid)).fields[field]?.stringValue;
}

test('online payment of a price that rose, whose order’s answer is lost: pressed again it is one order and one payment, at the price that was said yes to', {
  tag: '@core',
}, async ({ page, network, product }) => {
  const uid = await openCheckout(page, product);
  await choose(page, 'Online payment');
  await writeFields(`products/${product.id}`, { price: { integerValue: '300' } });
  await placeButton(page).click();
  await expect(page.getByRole('alert')).toContainText('a price has gone up');
  network.fault(isOrderWriteOf(uid), { do: 'drop-reply' }, 1);
  await page.getByRole('button', { name: 'Order at ₹300' }).dblclick();
  await expect(practicePayment(page).or(page.getByRole('alert'))).toBeVisible();
  if (await page.getByRole('alert').isVisible()) await placeButton(page).click();
  await expect(practicePayment(page)).toContainText('₹300');
  await end(page, 'Success');
  await expect(heading(page, RECEIVED)).toBeVisible();
  await expect(main(page)).toContainText('Successful');
  expect((await expectOneOrder(uid)).fields).toMatchObject({
    total: { integerValue: '300' },
    status: { stringValue: 'success' },
  });
  await expect(payAgain(page)).toBeHidden();
});

test('a payment that was left, then failed, then came late: the order is kept and is paid in the end', {
  tag: '@core',
}, async ({ page, product }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const uid = await openCheckout(page, product);
  await choose(page, 'Online payment');
  await startPayment(page);
  await end(page, 'Cancel');
  await expect(heading(page, 'Not paid yet')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('nothing was paid');
  expect(await fieldOf(uid, 'status')).toBe('pending');
  await expectNoBarriers(page, 'not paid yet');
  await page.goto('/orders');
  await expect(main(page)).toContainText('Not paid yet – Pay now');
  await page.goBack();
  await page.reload();
  await payAgain(page).click();
  await expect(practicePayment(page)).toBeVisible();
  await end(page, 'Failure');
  await expect(page.getByRole('alert')).toContainText('The payment did not go through');
  const { id } = await expectOneOrder(uid);
  await page.goto(`/order/${id}`);
  for (const way of ['Cash on delivery', 'UPI QR or bank transfer']) {
    await expect(page.getByRole('button', { name: way })).toBeVisible();
  }
  await expect(payAgain(page)).toHaveText('Retry payment');
  await payAgain(page).click();
  await expect(practicePayment(page)).toBeVisible();
  await end(page, 'Late webhook');
  await expect(page.getByText('Confirming your payment').first()).toBeVisible();
  await expect(page.getByText('Successful')).toBeVisible();
  expect(await fieldOf(uid, 'status')).toBe('success');
});

test('online payment is closed without a connection', async ({ page, context, product }) => {
  const uid = await openCheckout(page, product);
  const online = method(page, 'Online payment');
  await choose(page, 'Online payment');
  await context.setOffline(true);
  await expect(online).toBeDisabled();
  await placeButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Online payment needs a connection.');
  await context.setOffline(false);
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(online).toBeEnabled();
  await expect(online).toBeChecked();
  await startPayment(page);
  await end(page, 'Failure');
  await expect(heading(page, 'Not paid yet')).toBeVisible();
  await page.getByRole('button', { name: 'Cash on delivery' }).click();
  await expect(heading(page, RECEIVED)).toBeVisible();
  await expect(payAgain(page)).toBeHidden();
  expect((await expectOneOrder(uid)).fields).toMatchObject({
    paymentMethod: { stringValue: 'cod' },
    status: { stringValue: 'pending' },
  });
});

const PREORDER = 'Pre-order · ships in about 6 weeks';

test('what is missing is said; a double tap places one order paid at the door, which the shop receives as it was shown; a product that is not there is the same pre-order everywhere', {
  tag: '@core',
}, async ({ page, soldOut }) => {
  await writeFields(`products/${soldOut.id}`, { numWeeks: { integerValue: '6' } });
  const uid = await openCheckout(page, soldOut);
  await expect(line(page, soldOut)).toContainText('Available Soon');
  await expect(line(page, soldOut)).toContainText(PREORDER);
  await page.goto('/cart');
  await expect(line(page, soldOut)).toContainText(PREORDER);
  await page.goto('/category/journeys');
  const listed = main(page).getByRole('link').filter({ hasText: soldOut.name });
  await expect(listed).toContainText(PREORDER);
  const mark = soldOut.name.split(' ').at(-1) ?? '';
  await page.getByRole('combobox', { name: 'Search products' }).fill(mark);
  await expect(page.getByRole('option').filter({ hasText: soldOut.name })).toContainText(PREORDER);
  await page.goto(`/product/${soldOut.id}`);
  await expect(page.locator('.product-facts')).toContainText(PREORDER);
  await expect(page.getByRole('region', { name: 'Want this product?' })).toContainText(PREORDER);
  await page.goto('/place-order');
  await placeButton(page).click();
  // The only address is already chosen.
  await expect(card(page, HOME.name).getByRole('radio')).toBeChecked();
  await expect(page.getByRole('alert')).toHaveText(['Please select a payment method']);
  await choose(page, 'Cash on delivery');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await placeButton(page).dblclick();
  await expect(heading(page, RECEIVED)).toBeVisible();
  const order = await expectOneOrder(uid);
  await expect(page).toHaveURL(`/order-confirmation/${uid}/${order.id}`);
  expect(order.fields).toMatchObject({
    userId: { stringValue: uid },
    paymentMethod: { stringValue: 'cod' },
    status: { stringValue: 'pending' },
    total: { integerValue: '240' },
    address: { mapValue: { fields: { name: { stringValue: HOME.name } } } },
  });
  const orderNo = String(order.fields.orderNo?.stringValue);
  const paid = ['Cash on delivery', 'Pending', 'Pay ₹240 in cash'];
  for (const words of [orderNo, ...paid, HOME.address, soldOut.name, '₹240 × 1']) {
    await expect(main(page)).toContainText(words);
  }
  await expect(line(page, soldOut)).toContainText(PREORDER);
  // Even once the shop has taken it.
  const isTaken = async () => 'acceptedAt' in (await expectOneOrder(uid)).fields;
  await expect.poll(isTaken).toBe(true);
  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await page.goto('/orders');
  const orders = page.getByRole('list', { name: 'Orders' }).getByRole('listitem');
  await expect(orders).toContainText(PREORDER);
  await page.getByRole('heading', { level: 2 }).getByRole('link').click();
  await expect(page).toHaveURL(/\/order\//);
  await expect(line(page, soldOut)).toContainText(PREORDER);
});
