// The way of an order from the shop to the door. How a table becomes a shop: tests/journeys/phone/desk-import.spec.ts.
import {
  choose,
  expectOneOrder,
  openCheckout,
  ordersOf,
  placeButton,
  test,
} from '../steps/checkout-journey.ts';
import {
  anotherPhone,
  keptForOffline,
  note,
  openDesk,
  orderNamed,
  press,
  pressAndTell,
} from '../steps/desk-journey.ts';
import { expect } from '../steps/journey.ts';

test('an order is packed and shipped without a network, and delivered; its shopper sees each step', {
  tag: '@core',
}, async ({ page, context, browser, product, complaints }) => {
  complaints.expectFailedRequests();
  const shopper = await anotherPhone(browser);
  const uid = await openCheckout(shopper, product);
  await choose(shopper, 'Cash on delivery');
  await placeButton(shopper).click();
  await expect(shopper).toHaveURL(/order-confirmation/);
  const { id } = await expectOneOrder(uid);
  const orderNo = `${id.slice(0, 5)}-${id.slice(5, 10)}`.toUpperCase();
  /** A field of the order at the shop. */
  const atShop = async (field: string) =>
    Object.values((await ordersOf(uid))[0]?.fields[field] ?? {})[0] ?? null;
  await expect.poll(() => atShop('acceptedAt'), { timeout: 60_000 }).not.toBeNull();

  await openDesk(page);
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await page.getByRole('link', { name: 'To pack' }).click();
  await page.getByLabel('Search by number').fill(orderNo);
  await page.getByRole('link', { name: orderNo }).click();
  await expect(orderNamed(page, orderNo)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Items' })).toContainText(product.name);
  await keptForOffline(page);
  await context.setOffline(true);
  await page.reload();
  await expect(orderNamed(page, orderNo)).toBeVisible();
  await press(page, 'Packed');
  await expect(note(page, 'You marked it as packed. It is not sent yet')).toBeVisible();
  await page.getByLabel('Courier').fill('India Post');
  await page.getByLabel('Tracking number').fill('EM123456789IN');
  await pressAndTell(page, 'Shipped');
  await expect(note(page, 'You marked it as shipped. It is not sent yet')).toBeVisible();
  await page.reload();
  // The phone cannot tell whether an attempt made meanwhile has arrived.
  await expect(note(page, /You marked it as/)).toHaveCount(2);
  expect(await atShop('packed')).toBeNull();

  await context.setOffline(false);
  await expect.poll(() => atShop('deliveryStatus'), { timeout: 45_000 }).toBe('shipped');
  expect(await atShop('packed')).toBe(true);
  await expect(note(page, /not sent yet/)).toHaveCount(0);
  await shopper.goto(`/order/${id}`);
  await expect(shopper.getByRole('main')).toContainText('India Post');
  await expect(shopper.getByRole('main')).toContainText('EM123456789IN');
  await pressAndTell(page, 'Delivered, cash received');
  await expect.poll(() => atShop('deliveryStatus'), { timeout: 30_000 }).toBe('delivered');
  expect(await atShop('status')).toBe('success');
  for (const step of ['packedAt', 'shippedAt', 'deliveredAt']) {
    await expect.poll(() => atShop(step), { message: step, timeout: 30_000 }).not.toBeNull();
  }
  await shopper.reload();
  await expect(shopper.getByRole('main')).toContainText('Delivered');
  await shopper.context().close();
});
