// What a shopper does once an order is placed: looks where it is, cancels it until it is packed, buys it again, shares it, asks about it.
import type { Page } from 'playwright/test';
import { seededProducts } from '../../support/demo-products.ts';
import { listDocuments } from '../../support/shop-server.ts';
import { button } from '../steps/address-journey.ts';
import { test } from '../steps/checkout-journey.ts';
import { expect } from '../steps/journey.ts';
import { expectNoBarriersAnywhere } from '../steps/list-page.ts';
import {
  changeAtShop,
  fact,
  itemOf,
  openOrder,
  putOrderAtShop,
  signInAt,
} from '../steps/orders-journey.ts';
import { haveCatalogue } from '../steps/whole-device.ts';

const steps = (page: Page) =>
  page.getByRole('region', { name: 'Where your order is' }).getByRole('listitem');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cancel this order?' });

test.beforeEach(async ({ page, complaints }) => {
  complaints.expectFailedRequests();
  // The SDK would like to know whether Google can be seen; the shop’s pages load nothing from there.
  complaints.expectNotes(/cleardot\.gif/);
  await page.setViewportSize({ width: 360, height: 740 });
});

async function orderOf(page: Page, more: Parameters<typeof putOrderAtShop>[3] = {}) {
  const [one, two] = (await seededProducts()).filter(({ quantity }) => quantity > 5);
  if (!one || !two) throw new Error('the demo catalogue has too little in stock');
  await haveCatalogue(page);
  const uid = await signInAt(page, '/orders');
  const order = await putOrderAtShop(uid, [itemOf(one, 2), itemOf(two)], {}, more);
  await openOrder(page, order);
  return { uid, order, one, two };
}

async function cancel(page: Page) {
  await button(page, 'Cancel order').click();
  await expect(dialog(page)).toContainText('Nothing will be delivered');
  await dialog(page).getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(dialog(page)).toBeHidden();
}
const stored = async (uid: string, orderId: string) =>
  (await listDocuments(`users/${uid}/orders`)).find(({ id }) => id === orderId)?.fields;

test('an order shows each step as the merchant takes it, with its courier and number, and is read without a network', async ({
  page,
  context,
}) => {
  const { uid, order } = await orderOf(page);
  await expect(steps(page)).toHaveText([/Placed/, /Accepted/, /Packed/, /Shipped/, /Delivered/]);
  await expect(page.locator('[aria-current=step]')).toContainText('Accepted');
  await expectNoBarriersAnywhere(page, 'accepted');
  await changeAtShop(uid, order.orderId, { packed: true });
  await expect(page.locator('[aria-current=step]')).toContainText(/Packed.*\d/);
  await expect(button(page, 'Cancel order')).toBeHidden();
  const parcel = { courier: 'India Post', trackingNumber: 'EM 123 456 789 IN' };
  await changeAtShop(uid, order.orderId, { deliveryStatus: 'shipped', ...parcel });
  await expect(page.locator('[aria-current=step]')).toContainText(/Shipped.*\d/);
  await expect(steps(page).nth(3)).toContainText('With India Post');
  await expect(steps(page).nth(3)).toContainText('EM 123 456 789 IN');
  await context.setOffline(true);
  await page.reload();
  await expect(steps(page).nth(3)).toContainText('EM 123 456 789 IN');
  await expectNoBarriersAnywhere(page, 'shipped');
});

test('an order that is cancelled without a network says so, reaches the shop later, and shows nothing to cancel any more', async ({
  page,
  context,
}) => {
  const { uid, order } = await orderOf(page);
  await context.setOffline(true);
  await cancel(page);
  await expect(page.getByText('it will still be delivered')).toBeVisible();
  await expect(steps(page).last()).toHaveText(/Cancelled\s*not sent yet/);
  await page.reload();
  await expect(steps(page).last()).toHaveText(/Cancelled\s*not sent yet/);
  await expect(button(page, 'Cancel order')).toBeHidden();
  expect((await stored(uid, order.orderId))?.deliveryStatus).toEqual({ stringValue: 'processing' });
  await context.setOffline(false);
  await expect(steps(page).last()).not.toContainText('not sent yet', { timeout: 45_000 });
  await expect(fact(page, 'Delivery status')).toHaveText('Cancelled');
  const shop = await stored(uid, order.orderId);
  expect(shop?.cancelledBy).toEqual({ stringValue: 'shopper' });
  await expect
    .poll(async () => (await stored(uid, order.orderId))?.stockReleasedAt, { timeout: 45_000 })
    .toBeDefined();
});

test('where the merchant packs an order before its cancelling arrives, the shopper reads so and sees it packed', async ({
  page,
  context,
}) => {
  const { uid, order } = await orderOf(page);
  await context.setOffline(true);
  await cancel(page);
  await changeAtShop(uid, order.orderId, { packed: true });
  await context.setOffline(false);
  await expect(page.getByText('Your order was not cancelled.')).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.locator('[aria-current=step]')).toContainText('Packed');
  await page.getByRole('link', { name: 'See why, and what to do' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Cancellation of your order' });
  await expect(row).toContainText('Most likely the order is already packed');
  await row.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Nothing is waiting to be sent.')).toBeVisible();
  await openOrder(page, order);
  await expect(fact(page, 'Delivery status')).toHaveText('Processing');
});

test('a paid order that is cancelled promises the money back', async ({ page }) => {
  const paid = { paymentMethod: 'online_payment', status: 'success' };
  await orderOf(page, paid);
  await button(page, 'Cancel order').click();
  await expect(dialog(page)).toContainText('What you paid will be refunded to you.');
  await expectNoBarriersAnywhere(page, 'cancelling');
  await dialog(page).getByRole('button', { name: 'Keep order' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(button(page, 'Cancel order')).toBeVisible();
});

test('an order is bought again in one tap; what is gone, costs more or has to be awaited is said first', async ({
  page,
  context,
  product,
  soldOut,
}) => {
  const { uid, one, two } = await orderOf(page);
  await button(page, 'Buy again').click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('main')).toContainText(one.name);
  await expect(page.getByRole('main')).toContainText(two.name);

  const gone = { ...itemOf(one), productId: 'no-longer-there', name: 'Old honey' };
  const items = [gone, { ...itemOf(product), price: 200 }, itemOf(soldOut)];
  const other = await putOrderAtShop(uid, items);
  await openOrder(page, other);
  await context.setOffline(true);
  await page.reload();
  await button(page, 'Buy again').click();
  const said = page.getByRole('alert').filter({ hasText: '2 products are in your cart.' });
  await expect(said).toContainText('Old honey is no longer available.');
  await expect(said).toContainText(`${product.name} costs ₹240 today; you paid ₹200.`);
  await expect(said).toContainText(`${soldOut.name}: Pre-order`);
  await expectNoBarriersAnywhere(page, 'bought again');
  await page.getByRole('main').getByRole('link', { name: 'Go to Cart' }).click();
  await expect(page.getByRole('main')).toContainText(soldOut.name);
});

test('lines lead to their products, and an order is shared or asked about with its number filled in', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.defineProperty(navigator, 'share', {
      value: async (what: unknown) => shared.push(what),
    });
    Object.assign(window, { shared });
  });
  const { order, one } = await orderOf(page);
  await context.setOffline(true);
  await button(page, 'Share').click();
  const shared = await page.evaluate((): unknown => Reflect.get(window, 'shared'));
  expect(JSON.stringify(shared)).toContain(`Order ${order.orderNo} at Haat: ${one.name} × 2, `);
  const chat = page.getByRole('link', { name: 'Ask on WhatsApp' });
  await expect(chat).toHaveAttribute(
    'href',
    new RegExp(`^https://wa.me/\\d+\\?text=.*${order.orderNo}`),
  );
  await page.getByRole('link', { name: 'Ask about this order' }).click();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
    `About my order ${order.orderNo}:\n`,
  );
  await page.goBack();
  await page.getByRole('list', { name: 'Items' }).getByRole('link', { name: one.name }).click();
  await expect(page).toHaveURL(`/product/${one.id}`);
});
