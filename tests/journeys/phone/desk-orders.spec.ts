// Orders at the desk on a narrow phone; the way of an order from the shop to the door is in whole-job.spec.ts.
import type { Browser, Page } from 'playwright/test';
import { readablePhone } from '#domain/quotation/offered-quotation.ts';
import { lastCode, makePhoneAccount, somePhone } from '../../support/demo-accounts.ts';
import { inStock, makeProduct, unmakeProduct } from '../../support/demo-products.ts';
import { putAccount } from '../../support/device-storage.ts';
import { expectOneOrder } from '../steps/checkout-journey.ts';
import {
  anotherPhone,
  aShopper,
  atShop,
  fillInAddress,
  keptForOffline,
  NARROW,
  note,
  openDesk,
  openDeskKnowing,
  orderAt,
  orderNamed,
  press,
  pressAndTell,
  test,
  WAIT,
} from '../steps/desk-journey.ts';
import { expect } from '../steps/journey.ts';
import { expectKept } from '../steps/kept-draft.ts';
import { changeAtShop, itemOf, putOrderAtShop, signInAt } from '../steps/orders-journey.ts';
import { askForCode, typeCode } from '../steps/sign-in-journey.ts';
import { visitShop } from '../steps/whole-device.ts';

const DEMO_MERCHANT = '9876500000';

test.use({ device: 'new' });

async function aShoppersOrder(browser: Browser) {
  const [product] = await inStock();
  const { shopper, uid } = await aShopper(browser);
  const { orderId, orderNo } = await putOrderAtShop(uid, [itemOf(product)]);
  return { shopper, uid, orderId, orderNo };
}

test('an order that its shopper cancelled is not packed by a phone that did not know', {
  tag: '@core',
}, async ({ page, context, browser }) => {
  const { shopper, uid, orderId, orderNo } = await aShoppersOrder(browser);
  await openDesk(page, orderAt(uid, orderId));
  await expect(orderNamed(page, orderNo)).toBeVisible();
  await context.setOffline(true);
  await press(page, 'Packed');
  const cancelledAt = Date.now();
  await changeAtShop(uid, orderId, {
    deliveryStatus: 'cancel',
    cancelledBy: 'shopper',
    cancelledAt,
  });
  await context.setOffline(false);
  const question = note(page, 'You marked this order as packed');
  await expect(question).toContainText('cancelled', WAIT);
  await expect(page.getByRole('button', { name: 'Do it all the same' })).toHaveCount(0);
  await press(page, 'Leave it as it is');
  await expect(question).toHaveCount(0);
  await expect(page.getByText('· Cancelled')).toBeVisible(WAIT);
  expect(await atShop(uid, 'packed')).toBeNull();
  await shopper.context().close();
});

test('an order on hold says why and is taken after all; a bank transfer is checked before it is packed', {
  tag: '@core',
}, async ({ page, browser }) => {
  const { shopper, uid, orderId, orderNo } = await aShoppersOrder(browser);
  const held = { deliveryStatus: 'pending', heldReason: 'price', acceptedAt: null };
  await changeAtShop(uid, orderId, {
    ...held,
    paymentMethod: 'NEFT',
    transactionId: 'UTR998877',
    transactionTimestamp: Date.now(),
  });
  await openDesk(page, orderAt(uid, orderId));
  await expect(orderNamed(page, orderNo)).toBeVisible();
  await expect(page.getByText('It costs more by now than the customer agreed to.')).toBeVisible();
  await page.getByRole('button', { name: /^Take the order for ₹/ }).click();
  await expect.poll(() => atShop(uid, 'acceptedAt'), WAIT).not.toBeNull();
  await expect(page.getByText('Transaction id: UTR998877')).toBeVisible();
  await expect(page.getByText('· Transfers to check')).toBeVisible({ timeout: 90_000 });
  await pressAndTell(page, 'Transfer received');
  await expect.poll(() => atShop(uid, 'status'), WAIT).toBe('success');
  await expect(page.getByText('· To pack')).toBeVisible();
  // Printed, the page is the packing slip.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Packing slip', { exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Desk' })).toBeHidden();
  await shopper.context().close();
});

test('whoever is no merchant reads why the desk stays closed, and whoever is one is led to it by the log-in', {
  tag: '@core',
}, async ({ page, browser }) => {
  await page.setViewportSize(NARROW);
  await visitShop(page);
  await signInAt(page, '/desk');
  await expect(
    page.getByRole('heading', { name: 'This number does not open the desk' }),
  ).toBeVisible();
  const merchant = await anotherPhone(browser);
  await merchant.goto('/desk');
  await merchant.getByRole('link', { name: 'Log in' }).click();
  await expect(merchant).toHaveURL(/\/login\?returnUrl/);
  await askForCode(merchant, DEMO_MERCHANT);
  await typeCode(merchant, await lastCode(DEMO_MERCHANT));
  await expect(merchant).toHaveURL(/\/desk$/);
  await expect(merchant.getByRole('heading', { name: 'Today' })).toBeVisible();
  await merchant.context().close();
});

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
  await expectKept(page, String.raw`\"quantity\":\"2\"`);
  await page.reload();
  await expect(page.getByLabel('House and street')).toHaveValue('12 Mill Road');
  await expect(page.getByLabel(`Pieces: ${product.name}`)).toHaveValue('2');
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
  await expect(coming).toBeHidden(WAIT);
  await page.getByLabel('Search by number').fill(number);
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
  await expect(page.getByText('The last order from this number was for Asha Rao.')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Meera Rao');
  await expect(page.getByText('was for Asha Rao, not for Meera Rao.')).toBeVisible();
  await unmakeProduct(product);
});
