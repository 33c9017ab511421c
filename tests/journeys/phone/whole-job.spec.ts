// The way of an order from the shop to the door. How a table becomes a shop: tests/journeys/phone/desk-import.spec.ts.
import { button } from '../steps/address-journey.ts';
import { choose, expectOneOrder, openCheckout, placeButton } from '../steps/checkout-journey.ts';
import {
  atShop,
  keptForOffline,
  note,
  openDesk,
  orderNamed,
  press,
  pressAndTell,
} from '../steps/desk-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { fact, steps } from '../steps/orders-journey.ts';

test('an order is packed and shipped without a network, and delivered; its shopper’s page follows each step, is read without a network, and leads to the review', {
  tag: '@core',
}, async ({ page, context, anotherPhone, product }) => {
  const shopper = await anotherPhone();
  const uid = await openCheckout(shopper, product);
  await choose(shopper, 'Cash on delivery');
  await placeButton(shopper).click();
  await expect(shopper).toHaveURL(/order-confirmation/);
  const { id } = await expectOneOrder(uid);
  const orderNo = `${id.slice(0, 5)}-${id.slice(5, 10)}`.toUpperCase();
  await expect.poll(() => atShop(uid, 'acceptedAt')).not.toBeNull();

  await shopper.goto(`/order/${id}`);
  await expect(steps(shopper)).toHaveText([/Placed/, /Accepted/, /Packed/, /Shipped/, /Delivered/]);
  await expect(shopper.locator('[aria-current=step]')).toContainText('Accepted');

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
  await press(page, 'Mark as packed');
  await expect(note(page, 'Marked as packed · not sent yet')).toBeVisible();
  await page.getByLabel('Courier').fill('India Post');
  await page.getByLabel('Tracking number').fill('EM123456789IN');
  await pressAndTell(page, 'Mark as shipped');
  await expect(note(page, 'Marked as shipped · not sent yet')).toBeVisible();
  await expect(
    note(page, /^Offline, as of .*\. 2 order updates wait for network\.$/),
  ).toBeVisible();
  await page.reload();
  // The phone cannot tell whether an attempt made meanwhile has arrived.
  await expect(note(page, /^Marked as/)).toHaveCount(2);
  expect(await atShop(uid, 'packed')).toBeNull();

  await context.setOffline(false);
  await expect.poll(() => atShop(uid, 'deliveryStatus')).toBe('shipped');
  expect(await atShop(uid, 'packed')).toBe(true);
  await expect(note(page, /not sent yet|wait for network/)).toHaveCount(0);
  await expect(steps(shopper).nth(3)).toContainText('With India Post');
  await expect(shopper.getByRole('link', { name: 'Edit Address' })).toBeHidden();
  await expect(button(shopper, 'Cancel order')).toBeHidden();
  await keptForOffline(shopper);
  await shopper.context().setOffline(true);
  await shopper.reload();
  await expect(steps(shopper).nth(3)).toContainText('EM123456789IN');
  await expect(shopper.getByText('As of')).toBeVisible();
  await pressAndTell(page, 'Mark as delivered, cash received');
  await expect.poll(() => atShop(uid, 'deliveryStatus')).toBe('delivered');
  expect(await atShop(uid, 'status')).toBe('success');
  for (const step of ['packedAt', 'shippedAt', 'deliveredAt']) {
    await expect.poll(() => atShop(uid, step), { message: step }).not.toBeNull();
  }
  await page.goto('/desk');
  await page.getByRole('link', { name: 'Totals by month and day' }).click();
  const month = page.getByRole('region', { name: /^[A-Z][a-z]+ \d{4}$/ });
  await expect(month.getByText(/^Cash\d+ orders?₹/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Top products' })).toBeVisible();
  await shopper.context().setOffline(false);
  await expect(fact(shopper, 'Delivery status')).toHaveText('Delivered');
  await expect(shopper.getByText('As of')).toBeHidden();
  await shopper.getByRole('link', { name: 'Review' }).first().click();
  await expect(shopper).toHaveURL(/\/review-order\/[0-9a-f]+\?.*productName=/);
});
