// The merchant's desk on a narrow phone: an order that its shopper changes meanwhile, holds and transfers; and who may not open the desk. The way of an order from the shop to the door: tests/journeys/serial/whole-job.spec.ts. What became of an order is judged at the shop.
import { lastCode } from '../../support/demo-accounts.ts';
import { seededProducts } from '../../support/demo-products.ts';
import { ordersOf } from '../steps/checkout-journey.ts';
import {
  anotherPhone,
  NARROW,
  note,
  openDesk,
  orderAt,
  orderNamed,
  press,
  test,
  WAIT,
} from '../steps/desk-journey.ts';
import { expect } from '../steps/journey.ts';
import { changeAtShop, itemOf, putOrderAtShop, signInAt } from '../steps/orders-journey.ts';
import { askForCode, typeCode } from '../steps/sign-in-journey.ts';
import { visitShop } from '../steps/whole-device.ts';

const DEMO_MERCHANT = '9876500000';

test.use({ device: 'new' });

/** What stands at the shop of somebody's only order. */
async function atShop(uid: string, field: string): Promise<unknown> {
  const [order] = await ordersOf(uid);
  return Object.values(order?.fields[field] ?? {})[0] ?? null;
}

async function aShoppersOrder(browser: Parameters<typeof anotherPhone>[0]) {
  const [product] = await seededProducts();
  if (!product) throw new Error('the demo catalogue is empty');
  const shopper = await anotherPhone(browser);
  await visitShop(shopper);
  const uid = await signInAt(shopper, '/orders');
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
  test.slow(true, 'functions follow each step');
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
  await press(page, 'Take the order');
  await expect.poll(() => atShop(uid, 'acceptedAt'), WAIT).not.toBeNull();
  await expect(page.getByText('Transaction id: UTR998877')).toBeVisible();
  await expect(page.getByText('· Transfers to check')).toBeVisible({ timeout: 90_000 });
  await press(page, 'Transfer received');
  await expect.poll(() => atShop(uid, 'status'), WAIT).toBe('success');
  await expect(page.getByText('· To pack')).toBeVisible();
  // On paper the page is the packing slip.
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
