// Shoppers who asked for it are told by a notification that a product is back or that an order moved; nobody else is told anything.
import { everythingOnDevice } from '../../support/device-storage.ts';
import { listDocuments, removeDocument, writeFields } from '../../support/shop-server.ts';
import { expect, test } from '../steps/journey.ts';
import { expectNoBarriers } from '../steps/list-page.ts';
import {
  changeAtShop,
  itemOf,
  orderHeading,
  putOrderAtShop,
  signInAt,
} from '../steps/orders-journey.ts';
import {
  allowNotifications,
  deliver,
  lastSentTo,
  sentTo,
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
test.beforeEach(({ page, soldOut: _ }) => visitShop(page));

const alertsOf = async (uid: string) =>
  (await listDocuments(`users/${uid}/stockAlerts`)).map(({ id }) => id);

test('a shopper who waits for a product is told once when it is back, and a tap leads to it', async ({
  page,
  context,
  soldOut,
}) => {
  await allowNotifications(context);
  const uid = await signInAt(page, `/product/${soldOut.id}`);
  await page.getByRole('button', { name: TELL_BACK }).click();
  await expect(page.getByText(TOLD_BACK)).toBeVisible();
  await expect.poll(() => alertsOf(uid)).toEqual([soldOut.id]);
  await expectNoBarriers(page, 'a sold-out product that is waited for');
  await page.goto('/about-us');
  await writeFields(`products/${soldOut.id}`, { quantity: { integerValue: '4' } });
  const message = await lastSentTo(uid, 1);
  expect(await alertsOf(uid)).toEqual([]);
  await deliver(page, message);
  const words = { title: `${soldOut.name} is back in stock`, body: message.body };
  await expect.poll(() => shown(page)).toEqual([words]);
  await tapNotification(context);
  await expect(page).toHaveURL(`/product/${soldOut.id}`);
  await expect(page.getByRole('heading', { name: soldOut.name, level: 1 })).toBeVisible();
  expect(await shown(page)).toEqual([]);
});

test('a shopper is told on the phone on which they asked how their order moves, until they stop it', async ({
  page,
  context,
  complaints,
  soldOut,
}) => {
  // The product of this test has no picture.
  complaints.expectFailedRequests();
  await allowNotifications(context);
  const uid = await signInAt(page, '/orders');
  const order = await putOrderAtShop(uid, [itemOf(soldOut)]);
  await page.goto(`/order/${order.orderId}`);
  await expect(orderHeading(page, order)).toBeVisible();
  await page.getByRole('button', { name: TELL_ORDERS }).click();
  await expect(page.getByText(TOLD_ORDERS)).toBeVisible();

  await changeAtShop(uid, order.orderId, { deliveryStatus: 'shipped' });
  await deliver(page, await lastSentTo(uid, 1));
  const title = `Your order ${order.orderNo}`;
  await expect
    .poll(() => shown(page))
    .toEqual([{ title, body: 'It has been shipped and is on its way to you.' }]);

  await changeAtShop(uid, order.orderId, { deliveryStatus: 'delivered' });
  await deliver(page, await lastSentTo(uid, 2));
  await expect.poll(() => shown(page)).toEqual([{ title, body: 'It has been delivered. Enjoy!' }]);

  await page.getByRole('button', { name: 'Stop telling me' }).click();
  await expect(page.getByRole('button', { name: TELL_ORDERS })).toBeVisible();
  const [device] = await listDocuments(`users/${uid}/devices`);
  expect(device?.fields.orders).toEqual({ booleanValue: false });
  expect(await sentTo(uid)).toHaveLength(2);
});

test('who asks without a network is told once it is back all the same: the ask waits on the phone, and goes by itself', async ({
  page,
  context,
  network,
  complaints,
  soldOut,
}) => {
  complaints.expectFailedRequests();
  await allowNotifications(context);
  const uid = await signInAt(page, '/orders');
  await page.getByRole('button', { name: TELL_ORDERS }).click();
  await expect(page.getByText(TOLD_ORDERS)).toBeVisible();
  await page.goto(`/product/${soldOut.id}`);
  const ask = page.getByRole('button', { name: TELL_BACK });
  await expect(ask).toBeVisible();
  network.cut();
  await ask.click();
  await expect(page.getByText(WAITS_HERE)).toBeVisible();
  await page.reload();
  await expect(page.getByText(WAITS_HERE)).toBeVisible();
  await page.goto('/waiting');
  await expect(page.getByRole('main').getByRole('listitem')).toContainText(soldOut.name);
  expect(await alertsOf(uid)).toEqual([]);
  network.join();
  await expect.poll(() => alertsOf(uid), { timeout: 45_000 }).toEqual([soldOut.id]);
  await expect(page.getByText('Nothing is waiting to be sent.')).toBeVisible();
  await writeFields(`products/${soldOut.id}`, { quantity: { integerValue: '4' } });
  expect((await lastSentTo(uid, 1)).title).toBe(`${soldOut.name} is back in stock`);
});

test('an ask that waits for a network while the shop deletes the product ends by itself, and the shopper can read so', async ({
  page,
  context,
  network,
  complaints,
  soldOut,
}) => {
  complaints.expectFailedRequests();
  await allowNotifications(context);
  const uid = await signInAt(page, '/orders');
  await page.getByRole('button', { name: TELL_ORDERS }).click();
  await expect(page.getByText(TOLD_ORDERS)).toBeVisible();
  await page.goto(`/product/${soldOut.id}`);
  const ask = page.getByRole('button', { name: TELL_BACK });
  await expect(ask).toBeVisible();
  network.cut();
  await ask.click();
  await expect(page.getByText(WAITS_HERE)).toBeVisible();
  await page.goto('/waiting');
  await removeDocument(`products/${soldOut.id}`);
  network.join();
  const told = page.getByRole('status').filter({ hasText: soldOut.name });
  await expect(told).toContainText('The shop no longer sells this product', { timeout: 45_000 });
  await expect(page.getByText('Nothing is waiting to be sent.')).toBeVisible();
  expect(await alertsOf(uid)).toEqual([]);
});

test('a phone that the shop cannot reach yet is told that asking needs a connection; with one the same press works', async ({
  page,
  context,
  complaints,
  soldOut,
}) => {
  complaints.expectFailedRequests();
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
  await ask.click();
  await expect(page.getByText(TOLD_BACK)).toBeVisible();
  await expect.poll(() => alertsOf(uid)).toEqual([soldOut.id]);
});

test('a phone shows nothing of another shopper, and of what is no message of the shop only that there is news', async ({
  page,
  context,
}) => {
  await allowNotifications(context);
  await signInAt(page, '/orders');
  const foreign = {
    uid: 'somebody-else',
    title: 'Their order',
    body: 'Shipped',
    url: '/',
    tag: 't',
  };
  await deliver(page, foreign);
  await deliver(page, { ...foreign, url: 'https://elsewhere.example/' });
  await expect
    .poll(() => shown(page))
    .toEqual([{ title: 'News from the shop', body: 'Tap to open the shop.' }]);
});

test('whoever has turned notifications off is told how to turn them on, and nothing is asked at the shop', async ({
  page,
  context,
  soldOut,
}) => {
  await context.clearPermissions();
  const uid = await signInAt(page, `/product/${soldOut.id}`);
  await page.getByRole('button', { name: TELL_BACK }).click();
  await expect(
    page.getByText('Notifications from this shop are turned off in your browser.'),
  ).toBeVisible();
  expect(await alertsOf(uid)).toEqual([]);
  expect(await listDocuments(`users/${uid}/devices`)).toEqual([]);
});

test('who is not signed in is led to the sign-in and back', async ({ page, soldOut }) => {
  await page.goto(`/product/${soldOut.id}`);
  await page.getByRole('link', { name: 'Log in to get notifications' }).click();
  await expect(page).toHaveURL(new RegExp(`/login.*${soldOut.id}`));
});

test('signing out takes the phone off the shop’s list', async ({ page, context }) => {
  await allowNotifications(context);
  const uid = await signInAt(page, '/orders');
  await page.getByRole('button', { name: TELL_ORDERS }).click();
  await expect(page.getByText(TOLD_ORDERS)).toBeVisible();
  expect(await listDocuments(`users/${uid}/devices`)).toHaveLength(1);
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => listDocuments(`users/${uid}/devices`)).toEqual([]);
});
