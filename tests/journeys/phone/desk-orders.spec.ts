// Orders at the desk on a narrow phone; the way of an order from the shop to the door is in whole-job.spec.ts.
import type { Page } from 'playwright/test';
import { readablePhone } from '#domain/quotation/offered-quotation.ts';
import { makePhoneAccount, somePhone } from '../../support/demo-accounts.ts';
import { makeProduct } from '../../support/demo-products.ts';
import { putAccount } from '../../support/device-storage.ts';
import { expectOneOrder } from '../steps/checkout-journey.ts';
import {
  fillInAddress,
  keptForOffline,
  openDeskKnowing,
  paste,
  press,
} from '../steps/desk-journey.ts';
import { expect, PHONE, test } from '../steps/journey.ts';
import { expectKept } from '../steps/kept-draft.ts';
import { signInAt } from '../steps/orders-journey.ts';
import { visitShop } from '../steps/whole-device.ts';

test.use({ device: 'new' });

test('whoever is no merchant reads why the desk stays closed', {
  tag: '@core',
}, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visitShop(page);
  await signInAt(page, '/desk');
  await expect(
    page.getByRole('heading', { name: 'This number does not open the desk' }),
  ).toBeVisible();
});

async function fillIn(page: Page, number: string, product: string): Promise<void> {
  await page.getByLabel('Customer’s phone number').fill(number);
  await fillInAddress(page);
  await paste(page, 'Second phone (optional)', '+91 80 2345 6789');
  await page.getByLabel('Add a product').fill(product);
  await page.getByRole('button', { name: product }).click();
  await page.getByLabel(`Pieces: ${product}`).fill('2');
}

test('an order by phone is taken without a network; the caller, who never logged in before, finds it in the account, and the next one knows the address', {
  tag: '@core',
}, async ({ page, context, anotherPhone }) => {
  const product = await makeProduct(20);
  const number = somePhone();
  await openDeskKnowing(page, product.name);
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
  const pieces = page.getByLabel(`Pieces: ${product.name}`);
  await pieces.fill('22');
  await expect(page.getByText('In stock: 20 pieces. 2 of 22 pieces: Out of stock')).toBeVisible();
  await pieces.fill('2');
  await expectKept(page, String.raw`\"quantity\":\"2\"`);
  await page.reload();
  await expect(page.getByLabel('House and street')).toHaveValue('12 Mill Road');
  await expect(pieces).toHaveValue('2');
  await expect(page.getByText('No order from this number on this phone yet.')).toBeVisible();
  await press(page, 'Place the order');
  const asks = page.getByRole('group', { name: `Is ${readablePhone(`+91${number}`)} right?` });
  await expect(asks).toBeVisible();
  await press(page, 'No, change the number');
  await expect(page.getByLabel('Customer’s phone number')).toBeFocused();
  await press(page, 'Place the order');
  await asks.getByRole('button', { name: 'Yes, place the order' }).dblclick();
  const coming = page.getByRole('region', { name: 'Taken by phone' });
  await expect(coming.getByRole('listitem')).toHaveCount(1);
  await expect(coming).toContainText(`2 × ${product.name}`);
  await expect(coming).toContainText('Not sent yet');

  await context.setOffline(false);
  await expect(coming).toBeHidden();
  await page.getByLabel('Search by number').fill(number);
  await expect(page.getByRole('link', { name: /Asha Rao, .*To pack/ })).toBeVisible();

  const account = await makePhoneAccount(`+91${number}`);
  const { fields } = await expectOneOrder(account.uid);
  expect(fields).toMatchObject({
    acceptedAt: { integerValue: expect.any(String) },
    address: { mapValue: { fields: { otherPhone: { stringValue: '8023456789' } } } },
    paymentMethod: { stringValue: 'cod' },
  });
  const shopper = await anotherPhone();
  await visitShop(shopper);
  await putAccount(shopper, account);
  await shopper.goto('/orders');
  await expect(shopper.getByText(String(fields.orderNo?.stringValue)).first()).toBeVisible();

  await page.goto('/desk/new-order');
  await page.getByLabel('Customer’s phone number').fill(number);
  await press(page, 'Use the address of Asha Rao, Jaipur');
  await expect(page.getByLabel('House and street')).toHaveValue('12 Mill Road');
  await expect(page.getByText('The last order from this number was for Asha Rao.')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Meera Rao');
  await expect(page.getByText('was for Asha Rao, not for Meera Rao.')).toBeVisible();
});
