// No barrier that axe knows on the pages of orders, in the states that a shopper meets.
import { seededProducts } from '../../support/demo-products.ts';
import { expect, test } from '../steps/journey.ts';
import { expectNoBarriersAnywhere } from '../steps/list-page.ts';
import { itemOf, openOrder, putOrderAtShop, signInAt } from '../steps/orders-journey.ts';
import { haveCatalogue } from '../steps/whole-device.ts';

test.beforeEach(({ complaints }) => {
  complaints.expectFailedRequests();
  complaints.expectNotes(/cleardot\.gif/);
});

test('the pages of orders have no barrier at 360 px, light, and at 1280 px, dark', async ({
  page,
  context,
}) => {
  test.slow(true, 'axe on nine screens, twice each');
  const products = await seededProducts();
  await haveCatalogue(page);
  const uid = await signInAt(page, '/orders');
  await expect(page.getByText('No order available...')).toBeVisible();
  await expectNoBarriersAnywhere(page, 'no order');
  const items = products.slice(0, 4).map((product) => itemOf(product, 2));
  const bank = await putOrderAtShop(uid, items, { paymentMethod: 'NEFT' });
  const done = await putOrderAtShop(
    uid,
    items.slice(1),
    {},
    { status: 'success', deliveryStatus: 'delivered' },
  );
  const held = await putOrderAtShop(
    uid,
    items.slice(2),
    {},
    { status: 'failed', deliveryStatus: 'pending', heldReason: 'price' },
  );
  await page.goto('/orders');
  await expect(page.getByRole('list', { name: 'Orders' })).toContainText('+2 more');
  await expectNoBarriersAnywhere(page, 'list');
  for (const order of [bank, done, held]) {
    await openOrder(page, order);
    await expectNoBarriersAnywhere(page, order.paymentMethod);
  }
  await expect(page.getByText('a price has changed since you ordered')).toBeVisible();
  await openOrder(page, bank);
  await expect(page.getByRole('link', { name: 'Add Transaction Id' })).toHaveAttribute(
    'href',
    `/payments?orderId=${bank.orderId}`,
  );
  await page.getByRole('link', { name: 'Edit Address' }).click();
  await expect(page.getByRole('button', { name: 'Save Address' })).toBeVisible();
  await expectNoBarriersAnywhere(page, 'another address');
  await context.setOffline(true);
  await page.goto('/orders');
  await expect(page.getByText('As of')).toBeVisible();
  await expectNoBarriersAnywhere(page, 'list without a network');
  await openOrder(page, done);
  await expectNoBarriersAnywhere(page, 'order without a network');
});
