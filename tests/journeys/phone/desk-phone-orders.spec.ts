// Orders by phone at the merchant's desk on a narrow phone: written down without a network, placed in the account of whoever called, and delivered like any other.
import type { Page } from 'playwright/test';
import { makePhoneAccount } from '../../support/demo-accounts.ts';
import { makeProduct, unmakeProduct } from '../../support/demo-products.ts';
import { putAccount } from '../../support/device-storage.ts';
import { expectOneOrder } from '../steps/checkout-journey.ts';
import {
  anotherPhone,
  fillInAddress,
  keptForOffline,
  newNumber,
  openDeskKnowing,
  press,
  test,
  WAIT,
} from '../steps/desk-journey.ts';
import { expect } from '../steps/journey.ts';
import { expectKept } from '../steps/kept-draft.ts';
import { visitShop } from '../steps/whole-device.ts';

test.use({ device: 'new' });

async function fillIn(page: Page, number: string, product: string): Promise<void> {
  await page.getByLabel('Customer’s phone number').fill(number);
  await fillInAddress(page);
  await page.getByLabel('Add a product').fill(product);
  await page.getByRole('button', { name: product }).click();
  await page.getByLabel(`Pieces: ${product}`).fill('2');
}

test('an order by phone is taken without a network; the caller, who never logged in before, finds it in the account, and the next one knows the address', {
  tag: '@core',
}, async ({ page, context, browser }) => {
  test.slow(true, 'two phones, and functions that follow each step');
  const product = await makeProduct(20);
  const number = newNumber();
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
  await expect(coming).toBeHidden(WAIT);
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
