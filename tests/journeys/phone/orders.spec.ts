// My Orders and the page of an order: everything a shopper sees and does after ordering, with and without a network; and quotations.
import type { Page } from 'playwright/test';
import { inStock } from '../../support/demo-products.ts';
import { everythingOnDevice } from '../../support/device-storage.ts';
import { listDocuments } from '../../support/shop-server.ts';
import { button, fillIn, HOME } from '../steps/address-journey.ts';
import { expect, test } from '../steps/journey.ts';
import {
  card,
  changeAtShop,
  fact,
  itemOf,
  openOrder,
  orderHeading,
  putOrderAtShop,
  signInAt,
  steps,
} from '../steps/orders-journey.ts';
import { lookAgain } from '../steps/profile-journey.ts';
import {
  OFFERED,
  offer,
  openQuotations,
  cards as quotations,
} from '../steps/quotations-journey.ts';
import { haveCatalogue, visitShop, visitShopForPictures } from '../steps/whole-device.ts';

test('orders are listed newest first, open, and are there without a network, pictures too; another address and then the cancelling of one wait without a network, say so, and reach the shop', {
  tag: '@core',
}, async ({ page, context }) => {
  const products = await visitShopForPictures(page);
  const [one, two, three] = products.filter(({ photos }) => photos > 0);
  if (!one || !two || !three) throw new Error('the demo catalogue has too few pictures');
  const uid = await signInAt(page, '/orders');
  await expect(page.getByText('No order available...')).toBeVisible();
  const preordered = { ...itemOf(one, 2), preorderWeeks: 6 };
  const older = await putOrderAtShop(uid, [preordered, itemOf(two)], {
    timestamp: Date.now() - 86_400_000,
  });
  const items = [itemOf(one), itemOf(two), itemOf(three, 3)];
  const state = { status: 'success', deliveryStatus: 'shipped' };
  const newer = await putOrderAtShop(uid, items, {}, state);
  // Taken back before it arrived.
  await changeAtShop(uid, 'f'.repeat(32), { orderId: 'f'.repeat(32), timestamp: Date.now() });
  await page.goto('/orders');
  await expect(page.getByRole('list', { name: 'Orders' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    `Order ${newer.orderNo}`,
  );
  await expect(card(page, newer)).toContainText('+1 more');
  await expect(card(page, newer)).toContainText('Successful');
  await expect(card(page, older)).toContainText('Processing');

  await context.setOffline(true);
  await page.reload();
  await expect(card(page, newer)).toContainText('Shipped');
  await expect(page.getByText('As of')).toBeVisible();
  await expect(card(page, newer).locator('img')).toHaveCount(2);
  await card(page, newer).click();
  await expect(page).toHaveURL(`/order/${newer.orderId}`);
  await expect(orderHeading(page, newer)).toBeFocused();
  await expect(fact(page, 'Delivery status')).toHaveText('Shipped');
  await expect(page.getByRole('list', { name: 'Items' }).locator('img')).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Edit Address' })).toBeHidden();
  await page.goto(`/order/${older.orderId}`);
  await expect(page.getByRole('list', { name: 'Items' })).toContainText(
    'Pre-order · ships in about 6 weeks',
  );

  const stored = async () =>
    (await listDocuments(`users/${uid}/orders`)).find(({ id }) => id === older.orderId)?.fields;
  await page.getByRole('link', { name: 'Edit Address' }).click();
  await expect(page).toHaveURL(`/edit-address/${older.orderId}/${uid}`);
  await page.getByLabel('Name', { exact: true }).fill('');
  await button(page, 'Save Address').click();
  await expect(page.getByText('Name is required!')).toBeVisible();
  await fillIn(page, { ...HOME, name: 'Meera Rao', address: '7 Hill Street' });
  await button(page, 'Save Address').click();
  await expect(orderHeading(page, older)).toBeVisible();
  const waits = page.getByText('Your new address is saved on this phone');
  await expect(waits).toBeVisible();
  await page.reload();
  await expect(page.getByText('7 Hill Street')).toBeVisible();
  await context.setOffline(false);
  const address = async () => JSON.stringify((await stored())?.address);
  await expect.poll(address).toContain('7 Hill Street');
  await expect(waits).toBeHidden();

  await context.setOffline(true);
  await button(page, 'Cancel order').click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  await expect(dialog).toContainText('Nothing will be delivered');
  await dialog.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByText('it will still be delivered')).toBeVisible();
  await page.reload();
  await expect(steps(page).last()).toHaveText(/Cancelled\s*not sent yet/);
  await expect(button(page, 'Cancel order')).toBeHidden();
  expect((await stored())?.deliveryStatus).toEqual({ stringValue: 'processing' });
  await context.setOffline(false);
  await expect(steps(page).last()).not.toContainText('not sent yet');
  await expect(fact(page, 'Delivery status')).toHaveText('Cancelled');
  await expect.poll(async () => (await stored())?.stockReleasedAt).toBeDefined();
  expect((await stored())?.cancelledBy).toEqual({ stringValue: 'shopper' });
});

test('an order is shared and bought again', async ({ page, context, product, soldOut }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.defineProperty(navigator, 'share', {
      value: async (what: unknown) => shared.push(what),
    });
    Object.assign(window, { shared });
  });
  const [one] = await inStock();
  await haveCatalogue(page);
  const uid = await signInAt(page, '/orders');
  const order = await putOrderAtShop(uid, [itemOf(one, 2), itemOf(product)]);
  await openOrder(page, order);
  const gone = { ...itemOf(one), productId: 'no-longer-there', name: 'Old honey' };
  const dearer = { ...itemOf(product), price: 200 };
  const other = await putOrderAtShop(uid, [gone, dearer, itemOf(soldOut)]);
  await context.setOffline(true);
  await button(page, 'Share').click();
  const shared = await page.evaluate((): unknown => Reflect.get(window, 'shared'));
  expect(JSON.stringify(shared)).toContain(`Order ${order.orderNo} at Haat: ${one.name} × 2, `);
  const chat = page.getByRole('link', { name: 'Ask on WhatsApp' });
  const withNumber = new RegExp(`^https://wa.me/\\d+\\?text=.*${order.orderNo}`);
  await expect(chat).toHaveAttribute('href', withNumber);
  await page.getByRole('link', { name: 'Write about this order' }).click();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
    `About my order ${order.orderNo}:\n`,
  );
  await context.setOffline(false);
  await openOrder(page, other);
  await button(page, 'Buy again').click();
  const said = page.getByRole('alert').filter({ hasText: '1 product is in your cart.' });
  await expect(said).toContainText('Old honey is no longer available.');
  await expect(said).toContainText(`${product.name} costs ₹240 today; you paid ₹200.`);
  await expect(said).toContainText(`${soldOut.name} is out of stock.`);
  await page.getByRole('main').getByRole('link', { name: 'Go to Cart' }).click();
  await expect(page.getByRole('main')).toContainText(product.name);
});

test('what nobody has answered is never called missing', async ({ page, context, product }) => {
  await visitShop(page);
  await context.setOffline(true);
  const uid = await signInAt(page, '/orders');
  await expect(page.getByText('Your orders are not on this phone yet.')).toBeVisible();
  await expect(page.getByText('No order available...')).toBeHidden();
  const order = await putOrderAtShop(uid, [itemOf(product)]);
  await page.goto(`/order/${order.orderId}`);
  await expect(page.getByText('This order is not on this phone yet.')).toBeVisible();
  await context.setOffline(false);
  await expect(orderHeading(page, order)).toBeVisible();
});

const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place Order' });
const cartOnPhone = async (page: Page) => (await everythingOnDevice(page)).cartItems;
const until = (day: string) => ({ validUntil: { timestampValue: `${day}T06:30:00Z` } });

test('a cart and a quotation are never mixed unasked', async ({ page }) => {
  const uid = await openQuotations(page);
  await expect(page.getByText('No quotations yet.')).toBeVisible();
  await offer(uid, 'Q-2026-11', until('2095-12-30'));
  await offer(uid, 'Q-over', until('2020-12-30'));
  await lookAgain(page);
  await expect(quotations(page).filter({ hasText: 'Valid until 30 Dec 2095.' })).toHaveCount(1);
  const over = quotations(page).filter({ hasText: 'It was valid until 30 Dec 2020.' });
  await expect(over.getByRole('button', { name: 'Place Order' })).toHaveCount(0);
  await page.goto('/quotation-details?id=somebody-elses');
  await expect(page.getByText('Quotation not found')).toBeVisible();
  await page.goto('/product/chia-seeds-mysuru-250g');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL('/cart');
  await page.goto('/quotation-details?id=Q-2026-11');
  await placeOrder(page).click();
  const replacing = page.getByRole('dialog', { name: 'Replace your cart?' });
  await replacing.getByRole('button', { name: 'Keep my cart' }).click();
  await expect(placeOrder(page)).toBeFocused();
  expect(await cartOnPhone(page)).toMatchObject([{ productId: 'chia-seeds-mysuru-250g' }]);
  await placeOrder(page).click();
  await replacing.getByRole('button', { name: 'Replace my cart' }).click();
  await expect(page).toHaveURL('/place-order');
  await expect(page.getByRole('region', { name: 'Total' })).toContainText('₹5,268');

  await page.goto('/product/chia-seeds-mysuru-250g');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  const mixing = page.getByRole('dialog', { name: 'Add it at today’s price?' });
  await mixing.getByRole('button', { name: 'Do not add it' }).click();
  await expect(mixing).toBeHidden();
  expect(await cartOnPhone(page)).toMatchObject([{ quantity: OFFERED.quantity }]);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await mixing.getByRole('button', { name: 'Add it', exact: true }).click();
  await expect(page).toHaveURL('/cart');
  const quoted = page.getByRole('main').getByRole('listitem').filter({ hasText: '₹219.50' });
  await expect(quoted).toContainText('× 24 · quoted price');
  await quoted.getByRole('button', { name: /^Plus one/ }).click();
  const beyond = page.getByRole('dialog', { name: 'Add more than you were quoted?' });
  await expect(beyond).toContainText('Your quotation covers 24 pieces');
  await beyond.getByRole('button', { name: 'Add it', exact: true }).click();
  await expect(quoted).toContainText('× 24 · quoted price');
  await expect(quoted).toContainText('₹245 × 1');
});
