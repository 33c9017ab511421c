// Shoppers who asked for it are told by a notification that a product is back or that an order moved; nobody else is told anything.
import { everythingOnDevice } from '../../support/device-storage.ts';
import { listDocuments, writeFields } from '../../support/shop-server.ts';
import { expect, test } from '../steps/journey.ts';
import { changeAtShop, itemOf, putOrderAtShop, signInAt } from '../steps/orders-journey.ts';
import {
  allowNotifications,
  deliver,
  lastSentTo,
  shown,
  tapNotification,
} from '../steps/push-journey.ts';
import { visitShop } from '../steps/whole-device.ts';

// The headless shell shows no notifications.
test.use({ wholeBrowser: true });

const TELL_BACK = 'Tell me when it is back in stock';
const TELL_ORDERS = 'Tell me about my orders';
const TOLD_BACK = 'We will tell you on this phone when it is back in stock.';
const WAITS_HERE = 'Saved on this phone – not sent yet.';
const TOLD_ORDERS = 'We will tell you on this phone when there is news about your orders.';

// The product that the journey is about is on the phone, too.
test.beforeEach(async ({ page, complaints, soldOut: _ }) => {
  // It has no picture.
  complaints.expectFailedRequests();
  await visitShop(page);
});

const alertsOf = async (uid: string) =>
  (await listDocuments(`users/${uid}/stockAlerts`)).map(({ id }) => id);
const devicesOf = (uid: string) => listDocuments(`users/${uid}/devices`);

test('a shopper is told once when a product is back, and how an order moves, until they stop it; a tap leads there, and a sign-out ends it', {
  tag: '@core',
}, async ({ page, context, soldOut }) => {
  await allowNotifications(context);
  const uid = await signInAt(page, `/product/${soldOut.id}`);
  await page.getByRole('button', { name: TELL_BACK }).click();
  await expect(page.getByText(TOLD_BACK)).toBeVisible();
  await expect.poll(() => alertsOf(uid)).toEqual([soldOut.id]);
  await page.goto('/about-us');
  await writeFields(`products/${soldOut.id}`, { quantity: { integerValue: '4' } });
  const message = await lastSentTo(uid, 1);
  await expect.poll(() => alertsOf(uid)).toEqual([]);
  await deliver(page, message);
  const words = { title: `${soldOut.name} is back in stock`, body: message.body };
  await expect.poll(() => shown(page)).toEqual([words]);
  await tapNotification(context);
  await expect(page).toHaveURL(`/product/${soldOut.id}`);
  await expect.poll(() => shown(page)).toEqual([]);

  const order = await putOrderAtShop(uid, [itemOf(soldOut)]);
  await page.goto(`/order/${order.orderId}`);
  await page.getByRole('button', { name: TELL_ORDERS }).click();
  await expect(page.getByText(TOLD_ORDERS)).toBeVisible();
  await changeAtShop(uid, order.orderId, { deliveryStatus: 'shipped' });
  await deliver(page, await lastSentTo(uid, 2));
  const title = `Your order ${order.orderNo}`;
  await expect
    .poll(() => shown(page))
    .toEqual([{ title, body: 'It has been shipped and is on its way to you.' }]);
  await page.getByRole('button', { name: 'Stop telling me' }).click();
  await expect(page.getByRole('button', { name: TELL_ORDERS })).toBeVisible();
  const isOn = async () => (await devicesOf(uid))[0]?.fields.orders;
  await expect.poll(isOn).toEqual({ booleanValue: false });
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => devicesOf(uid)).toEqual([]);
});

test('the first ask needs a connection and says so; later ones wait without a network and go by themselves', async ({
  page,
  context,
  network,
  soldOut,
}) => {
  await allowNotifications(context);
  const uid = await signInAt(page, `/product/${soldOut.id}`);
  const ask = page.getByRole('button', { name: TELL_BACK });
  await expect(ask).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('No connection.')).toBeVisible();
  await ask.click();
  await expect(page.getByRole('alert')).toContainText('This needs a connection.');
  expect((await everythingOnDevice(page)).outbox).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText('Connected.')).toBeVisible({ timeout: 45_000 });
  await page.goto('/orders');
  await page.getByRole('button', { name: TELL_ORDERS }).click();
  await expect(page.getByText(TOLD_ORDERS)).toBeVisible();
  await page.goto(`/product/${soldOut.id}`);
  await expect(ask).toBeVisible();
  network.cut();
  await ask.click();
  await expect(page.getByText(WAITS_HERE)).toBeVisible();
  await page.goto('/waiting');
  await expect(page.getByRole('main').getByRole('listitem')).toContainText(soldOut.name);
  expect(await alertsOf(uid)).toEqual([]);
  network.join();
  await expect.poll(() => alertsOf(uid), { timeout: 45_000 }).toEqual([soldOut.id]);
  await expect(page.getByText('Nothing is waiting to be sent.')).toBeVisible();
});

test('a phone shows nothing of another shopper, and of what is no message of the shop only that there is news', async ({
  page,
  context,
}) => {
  await allowNotifications(context);
  await signInAt(page, '/orders');
  const foreign = { uid: 'another', title: 'Their order', body: 'Shipped', url: '/', tag: 't' };
  await deliver(page, foreign);
  await deliver(page, { ...foreign, url: 'https://elsewhere.example/' });
  await expect
    .poll(() => shown(page))
    .toEqual([{ title: 'News from the shop', body: 'Tap to open the shop.' }]);
});

test('who is not signed in is led to the log-in, and who has turned notifications off is told how to turn them on', async ({
  page,
  context,
  soldOut,
}) => {
  await page.goto(`/product/${soldOut.id}`);
  await page.getByRole('link', { name: 'Log in to get notifications' }).click();
  await expect(page).toHaveURL(new RegExp(`/login.*${soldOut.id}`));
  await context.clearPermissions();
  const uid = await signInAt(page, `/product/${soldOut.id}`);
  await page.getByRole('button', { name: TELL_BACK }).click();
  await expect(
    page.getByText('Notifications from this shop are turned off in your browser.'),
  ).toBeVisible();
  expect([...(await alertsOf(uid)), ...(await devicesOf(uid))]).toEqual([]);
});
