// Change Address: an order that is not on its way yet gets another address, with and without a network.
import type { Page } from 'playwright/test';
import type { NewOrder } from '#core/model/order/order.ts';
import { seededProducts } from '../../support/demo-products.ts';
import { listDocuments } from '../../support/shop-server.ts';
import { button, city, fillIn, HOME, IN_JAIPUR, state } from '../steps/address-journey.ts';
import { expect, test } from '../steps/journey.ts';
import {
  changeAtShop,
  itemOf,
  openOrder,
  orderHeading,
  putOrderAtShop,
  signInAt,
} from '../steps/orders-journey.ts';
import { haveCatalogue } from '../steps/whole-device.ts';

const MOVED = { ...HOME, name: 'Meera Rao', address: '7 Hill Street' };

test.beforeEach(({ complaints }) => {
  complaints.expectFailedRequests();
  complaints.expectNotes(/cleardot\.gif/);
});

async function openNewOrder(page: Page): Promise<{ uid: string; order: NewOrder }> {
  const [product] = await seededProducts();
  if (!product) throw new Error('the demo catalogue is empty');
  await haveCatalogue(page);
  const uid = await signInAt(page, '/orders');
  const order = await putOrderAtShop(uid, [itemOf(product)]);
  await openOrder(page, order);
  return { uid, order };
}

async function openForm(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Edit Address' }).click();
  await expect(page.getByRole('heading', { name: 'Change Address' })).toBeVisible();
}

async function expectAddressAtShop(uid: string, wanted: Record<string, string>): Promise<void> {
  const read = async () => {
    const [order] = await listDocuments(`users/${uid}/orders`);
    return JSON.stringify(order?.fields.address);
  };
  for (const text of Object.values(wanted)) {
    await expect.poll(read, { message: 'at the shop', timeout: 45_000 }).toContain(`"${text}"`);
  }
}

test('an order gets another address, and the shopper is told when the shop has it', async ({
  page,
}) => {
  const { uid, order } = await openNewOrder(page);
  await openForm(page);
  await expect(page).toHaveURL(`/edit-address/${order.orderId}/${uid}`);
  await expect(city(page)).toBeEditable();
  await expect(state(page)).toBeDisabled();
  await page.getByLabel('Name', { exact: true }).fill('');
  await button(page, 'Save Address').click();
  await expect(page.getByText('Name is required!')).toBeVisible();
  await fillIn(page, MOVED);
  await button(page, 'Save Address').click();
  await expect(page.getByRole('alert')).toHaveText('Address updated successfully');
  await expect(page).toHaveURL(`/order/${order.orderId}`);
  await expect(page.getByText('7 Hill Street')).toBeVisible();
  await expectAddressAtShop(uid, { ...MOVED, ...IN_JAIPUR });
});

test('without a network the new address is kept and goes when there is one; an order on its way keeps its own', async ({
  page,
  context,
}) => {
  const { uid, order } = await openNewOrder(page);
  await context.setOffline(true);
  await openForm(page);
  await fillIn(page, MOVED);
  await button(page, 'Save Address').click();
  await expect(orderHeading(page, order)).toBeVisible();
  await expect(page.getByText('Your new address is saved on this phone')).toBeVisible();
  await page.reload();
  await expect(page.getByText('7 Hill Street')).toBeVisible();
  await context.setOffline(false);
  await expectAddressAtShop(uid, { ...MOVED, ...IN_JAIPUR });
  await expect(page.getByText('Your new address is saved on this phone')).toBeHidden({
    timeout: 30_000,
  });

  await openForm(page);
  await changeAtShop(uid, order.orderId, { deliveryStatus: 'shipped' });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Error updating address');
  await expect(button(page, 'Save Address')).toBeHidden();
  await page.getByRole('link', { name: 'Back to the order' }).click();
  await expect(orderHeading(page, order)).toBeVisible();
});
