// My Orders and the page of an order, with and without a network.
import { seededProducts } from '../../support/demo-products.ts';
import { choose, NOT_PLACED, openCheckout, placeButton } from '../steps/checkout-journey.ts';
import { expect, test, watchForWords } from '../steps/journey.ts';
import {
  card,
  changeAtShop,
  fact,
  itemOf,
  openOrder,
  orderHeading,
  putOrderAtShop,
  signInAt,
} from '../steps/orders-journey.ts';
import { haveCatalogue, visitShop, visitShopForPictures } from '../steps/whole-device.ts';

test.beforeEach(({ complaints }) => {
  complaints.expectFailedRequests();
  // The SDK would like to know whether Google can be seen; the shop’s pages load nothing from there.
  complaints.expectNotes(/cleardot\.gif/);
});

test('orders are listed newest first, open, and are there without a network, pictures too', async ({
  page,
  context,
}) => {
  const products = await visitShopForPictures(page);
  const [one, two, three] = products.filter(({ photos }) => photos > 0);
  if (!one || !two || !three) throw new Error('the demo catalogue has too few pictures');
  const uid = await signInAt(page, '/orders');
  await expect(page.getByText('No order available...')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Browse products' }).click();
  await expect(page).toHaveURL('/products');

  const day = 86_400_000;
  const preordered = { ...itemOf(one, 2), preorderWeeks: 6 };
  const older = await putOrderAtShop(uid, [preordered], { timestamp: Date.now() - day });
  const newer = await putOrderAtShop(
    uid,
    [itemOf(one), itemOf(two), itemOf(three, 3)],
    {},
    { status: 'success', deliveryStatus: 'shipped' },
  );
  // Taken back before it arrived.
  await changeAtShop(uid, 'f'.repeat(32), { orderId: 'f'.repeat(32), timestamp: Date.now() });
  await page.goto('/orders');
  await expect(page.getByRole('list', { name: 'Orders' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    `Order ${newer.orderNo}`,
  );
  await expect(card(page, newer)).toContainText('+1 more');
  await expect(card(page, newer)).toContainText('Successful');
  await expect(card(page, newer)).toContainText('Shipped');
  await expect(card(page, newer).getByRole('img')).toHaveCount(2);
  await expect(card(page, older)).toContainText('Pending');
  await expect(card(page, older)).toContainText('Processing');
  await expect(card(page, older)).not.toContainText('more');

  await context.setOffline(true);
  await page.reload();
  await expect(card(page, newer)).toContainText('Shipped');
  await expect(page.getByText('As of')).toBeVisible();
  await expect(card(page, newer).locator('img')).toHaveCount(2);
  await card(page, newer).click();
  await expect(page).toHaveURL(`/order/${newer.orderId}`);
  await expect(orderHeading(page, newer)).toBeFocused();
  await expect(fact(page, 'Delivery status')).toHaveText('Shipped');
  await expect(fact(page, 'Order id')).toHaveText(newer.orderId);
  await expect(page.getByText('As of')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Items' }).locator('img')).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Edit Address' })).toBeHidden();
  await page.goto(`/order/${older.orderId}`);
  await expect(page.getByRole('list', { name: 'Items' })).toContainText(
    'Pre-order · ships in about 6 weeks',
  );
});

test('an open order follows the shop, and catches up after a time without a network', async ({
  page,
  network,
}) => {
  test.slow(true, 'the order’s own connection takes its time to notice that it is cut');
  const [product] = await seededProducts();
  if (!product) throw new Error('the demo catalogue is empty');
  await haveCatalogue(page);
  const uid = await signInAt(page, '/orders');
  const order = await putOrderAtShop(uid, [itemOf(product)]);
  await openOrder(page, order);
  await expect(fact(page, 'Delivery status')).toHaveText('Processing');
  await expect(page.getByRole('link', { name: 'Edit Address' })).toBeVisible();
  await changeAtShop(uid, order.orderId, { deliveryStatus: 'shipped', status: 'authorized' });
  await expect(fact(page, 'Delivery status')).toHaveText('Shipped');
  await expect(page.getByText('Confirming your payment.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit Address' })).toBeHidden();
  network.cut();
  await expect(page.getByText('As of')).toBeVisible({ timeout: 60_000 });
  await changeAtShop(uid, order.orderId, { deliveryStatus: 'delivered', status: 'success' });
  network.join();
  await expect(fact(page, 'Delivery status')).toHaveText('Delivered', { timeout: 45_000 });
  await expect(page.getByText('As of')).toBeHidden();
  await page.getByRole('link', { name: 'Review' }).click();
  await expect(page).toHaveURL(/\/review-order\/[0-9a-f]+\?.*productName=/);
});

test('an order that waits says so in the list and on its page until the shop has it', async ({
  page,
  context,
}) => {
  const product = (await seededProducts()).find(({ quantity }) => quantity > 10);
  if (!product) throw new Error('the demo catalogue has nothing in stock');
  await openCheckout(page, product);
  await context.setOffline(true);
  await choose(page, 'Cash on delivery');
  await placeButton(page).click();
  await expect(page).toHaveURL(/order-confirmation/);
  await page.goto('/orders');
  const waiting = page.getByRole('list', { name: 'Orders' }).getByRole('listitem');
  await expect(waiting).toHaveCount(1);
  await expect(waiting).toContainText(NOT_PLACED);
  await waiting.click();
  await expect(page.getByRole('status').filter({ hasText: NOT_PLACED })).toBeVisible();
  await expect(fact(page, 'Delivery status')).toHaveText('Not placed yet');
  await context.setOffline(false);
  await expect(fact(page, 'Delivery status')).toHaveText('Processing', { timeout: 45_000 });
  await expect(page.getByText(NOT_PLACED)).toBeHidden();
  await page.goBack();
  await expect(waiting).toContainText('Processing');
});

test('what nobody has answered is never called missing; what the shop does not have is', async ({
  page,
  context,
}) => {
  const [product] = await seededProducts();
  if (!product) throw new Error('the demo catalogue is empty');
  await visitShop(page);
  await context.setOffline(true);
  const uid = await signInAt(page, '/orders');
  await expect(page.getByText('Your orders are not on this phone yet.')).toBeVisible();
  await expect(page.getByText('No order available...')).toBeHidden();
  const order = await putOrderAtShop(uid, [itemOf(product)]);
  await page.goto(`/order/${order.orderId}`);
  await expect(page.getByText('This order is not on this phone yet.')).toBeVisible();
  await context.setOffline(false);
  await expect(orderHeading(page, order)).toBeVisible({ timeout: 45_000 });

  // Somebody else on the same phone: no word of it, at its own address neither.
  const wasShown = await watchForWords(page, order.orderNo);
  await signInAt(page, '/orders');
  await expect(page.getByText('No order available...')).toBeVisible();
  await page.goto(`/order/${order.orderId}`);
  await expect(page.getByRole('heading', { name: 'Order not found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'My Orders' }).click();
  await expect(page).toHaveURL('/orders');
  expect(await wasShown()).toBe(false);
});

test('the list stands where it was left when the shopper comes back to it', async ({ page }) => {
  const products = await seededProducts();
  await page.setViewportSize({ width: 360, height: 640 });
  await haveCatalogue(page);
  const uid = await signInAt(page, '/products');
  for (const [age, product] of products.slice(0, 8).entries()) {
    await putOrderAtShop(uid, [itemOf(product)], { timestamp: Date.now() - age * 3_600_000 });
  }
  await page.goto('/orders');
  const cards = page.getByRole('list', { name: 'Orders' }).getByRole('listitem');
  await expect(cards).toHaveCount(8);
  await cards.nth(6).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(300);
  await cards.nth(6).click();
  await expect(page.getByRole('heading', { name: 'Items' })).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(8);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 60);
});
