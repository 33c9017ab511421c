// A merchant's phone tells of news at the desk. There is no push service here: what would be sent is stored.
import { decodeFields } from '#engine/firestore/firestore-values.ts';
import { accountOnDevice } from '../../support/device-storage.ts';
import { listDocuments } from '../../support/shop-server.ts';
import { aShopper, openDesk, press } from '../steps/desk-journey.ts';
import { ORIGIN } from '../steps/dispatch-sync.ts';
import { expect, test } from '../steps/journey.ts';
import { changeAtShop, itemOf, putOrderAtShop } from '../steps/orders-journey.ts';

// The headless shell shows no notifications.
test.use({ wholeBrowser: true });

test('a merchant’s phone is told of an order that its shopper cancels, until the merchant stops it; quiet hours stay over a reload, and from the shop’s profile a link leads to the desk', {
  tag: '@core',
}, async ({ page, context, anotherPhone, product }) => {
  await context.grantPermissions(['notifications'], { origin: ORIGIN });
  await openDesk(page, '/desk/alerts');
  const uid = (await accountOnDevice(page))?.uid ?? '';
  await press(page, 'Tell me on this phone');
  await expect(page.getByText('On. This phone tells you of news')).toBeVisible();
  await page.getByLabel('Quiet hours from').selectOption('22');
  await expect(page.getByLabel('until')).toHaveValue('7');
  await page.reload();
  await expect(page.getByLabel('Quiet hours from')).toHaveValue('22');

  const { uid: customer } = await aShopper(anotherPhone);
  const { orderId, orderNo } = await putOrderAtShop(customer, [itemOf(product)]);
  await changeAtShop(customer, orderId, { deliveryStatus: 'cancel', cancelledBy: 'shopper' });
  const told = async () =>
    (await listDocuments('sentMessages'))
      .map(({ fields }) => Object(decodeFields(fields)).data)
      .filter((data) => data.uid === uid && data.url === `/desk/orders/${customer}/${orderId}`)
      .map(({ title }) => title);
  await expect.poll(told).toEqual([`Cancelled: order ${orderNo}`]);

  const devices = () => listDocuments(`users/${uid}/devices`);
  expect(await devices()).toHaveLength(1);
  await press(page, 'Stop telling me');
  await expect(page.getByRole('button', { name: 'Tell me on this phone' })).toBeVisible();
  await expect.poll(devices).toEqual([]);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Open the desk' }).click();
  await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible();
});
