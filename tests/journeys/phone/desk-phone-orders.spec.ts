// Orders by phone at the merchant's desk on a narrow phone: written down without a network, placed in the account of whoever called, and delivered like any other.
import { randomInt } from 'node:crypto';
import type { Page } from 'playwright/test';
import { makePhoneAccount } from '../../support/demo-accounts.ts';
import { makeProduct, unmakeProduct } from '../../support/demo-products.ts';
import { putAccount } from '../../support/device-storage.ts';
import type { SeenRequest } from '../../support/fault-proxy-log.ts';
import { isCommit } from '../../support/sent-requests.ts';
import { expectOneOrder } from '../steps/checkout-journey.ts';
import { anotherPhone, keptForOffline, note, openDesk, press } from '../steps/desk-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { expectKept } from '../steps/kept-draft.ts';
import { refusal } from '../steps/profile-journey.ts';
import { visitShop } from '../steps/whole-device.ts';

test.use({ device: 'new' });

test.beforeEach(({ complaints }) => {
  complaints.expectFailedRequests();
});

/** A number that nobody has logged in with, ten digits. */
const newNumber = () => `9${String(randomInt(10 ** 9)).padStart(9, '0')}`;

async function openForm(page: Page, product: string): Promise<void> {
  await openDesk(page, '/desk/products');
  await page.getByLabel('Search by name').fill(product);
  await expect(page.getByRole('link', { name: product })).toBeVisible({ timeout: 30_000 });
}

async function fillIn(page: Page, number: string, product: string): Promise<void> {
  await page.getByLabel('Customer’s phone number').fill(number);
  await page.getByLabel('Name', { exact: true }).fill('Asha Rao');
  await page.getByLabel('House and street').fill('12 Mill Road');
  await page.getByLabel('Pincode').fill('302001');
  await expect(page.getByLabel('State')).toHaveValue('Rajasthan');
  await page.getByLabel('Add a product').fill(product);
  await page.getByRole('button', { name: product }).click();
  await page.getByLabel(`Pieces: ${product}`).fill('2');
}

test('an order by phone is taken without a network; the caller, who never logged in before, finds it in the account, and the next one knows the address', async ({
  page,
  context,
  browser,
}) => {
  test.slow(true, 'two phones, and functions that follow each step');
  const product = await makeProduct(20);
  const number = newNumber();
  await openForm(page, product.name);
  await page.goto('/desk/new-order');
  await expect(page.getByLabel('State')).toBeVisible();
  await keptForOffline(page);

  await context.setOffline(true);
  await page.goto('/desk/orders');
  await page.getByRole('link', { name: 'New order by phone' }).click();
  await press(page, 'Place the order');
  await expect(page.getByText('Phone number is required!')).toBeVisible();
  await expect(page.getByLabel('Customer’s phone number')).toBeFocused();
  await expect(page.getByText('Add at least one product.')).toBeVisible();
  await fillIn(page, number, product.name);
  await expectKept(page, String.raw`\"quantity\":\"2\"`);
  await page.reload();
  await expect(page.getByLabel('House and street')).toHaveValue('12 Mill Road');
  await expect(page.getByLabel(`Pieces: ${product.name}`)).toHaveValue('2');
  await page.getByRole('button', { name: 'Place the order' }).dblclick();
  const coming = page.getByRole('region', { name: 'Taken by phone' });
  await expect(coming.getByRole('listitem')).toHaveCount(1);
  await expect(coming).toContainText(`2 × ${product.name}`);
  await expect(coming).toContainText('Not sent yet');

  await context.setOffline(false);
  await expect(coming).toBeHidden({ timeout: 60_000 });
  await page.getByLabel('Search by number, name or phone').fill(number);
  await expect(page.getByRole('link', { name: /Asha Rao, .*To pack/ })).toBeVisible({
    timeout: 30_000,
  });

  const account = await makePhoneAccount(`+91${number}`);
  const { fields } = await expectOneOrder(account.uid);
  expect(fields).toMatchObject({
    acceptedAt: { integerValue: expect.any(String) },
    paymentMethod: { stringValue: 'cod' },
  });
  const shopper = await anotherPhone(browser);
  await visitShop(shopper);
  await putAccount(shopper, account);
  await shopper.goto('/orders');
  await expect(shopper.getByText(String(fields.orderNo?.stringValue)).first()).toBeVisible();

  await page.goto('/desk/new-order');
  await page.getByLabel('Customer’s phone number').fill(number);
  await press(page, 'Use the address of Asha Rao, Jaipur');
  await expect(page.getByLabel('House and street')).toHaveValue('12 Mill Road');
  await unmakeProduct(product);
});

test('an order by phone that the shop refuses is named on Today, and goes back into the form as it was', async ({
  page,
  network,
}) => {
  const product = await makeProduct(5);
  const number = newNumber();
  await openForm(page, product.name);
  const isOfIt = (seen: SeenRequest) => isCommit(seen) && seen.body.includes(number);
  network.fault(isOfIt, refusal(), 2);
  await page.goto('/desk/new-order');
  await fillIn(page, number, product.name);
  await press(page, 'Place the order');
  await expect(note(page, 'The shop did not take it.')).toBeVisible({ timeout: 45_000 });
  await page.getByRole('link', { name: 'Today' }).click();
  await page.getByRole('link', { name: '1 order by phone was not taken by the shop' }).click();
  await press(page, 'Back into the form');
  await expect(page).toHaveURL('/desk/new-order');
  await expect(page.getByLabel('Customer’s phone number')).toHaveValue(number);
  await expect(page.getByLabel('City')).toHaveValue('Jaipur');
  await expect(page.getByLabel(`Pieces: ${product.name}`)).toHaveValue('2');
  await page.goto('/desk/orders');
  await expect(page.getByRole('region', { name: 'Taken by phone' })).toBeHidden();
  await unmakeProduct(product);
});
