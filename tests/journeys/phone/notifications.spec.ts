// Notifications for shoppers who asked for them, and for a merchant of news at the desk. There is no push service here: what would be sent is
// stored, and the test hands it to the worker.
import type { BrowserContext, Page } from 'playwright/test';
import * as v from 'valibot';
import { Notification } from '#domain/account/notification.ts';
import { decodeFields } from '#engine/firestore/firestore-values.ts';
import { accountOnDevice } from '../../support/device-storage.ts';
import { listDocuments, writeFields } from '../../support/shop-server.ts';
import { practicePayment } from '../steps/checkout-journey.ts';
import { aShopper, openDesk, press } from '../steps/desk-journey.ts';
import { ORIGIN, shopRegistration } from '../steps/dispatch-sync.ts';
import { expect, test } from '../steps/journey.ts';
import { changeAtShop, itemOf, putOrderAtShop, signInAt } from '../steps/orders-journey.ts';
import { pressLogOut } from '../steps/sign-in-journey.ts';
import { visitShop } from '../steps/whole-device.ts';

// The headless shell shows no notifications.
test.use({ wholeBrowser: true });

const TELL_BACK = 'Tell me when it is back in stock';
const TELL_ORDERS = 'Get order updates';
const TOLD_BACK = 'We will tell you on this phone when it is back in stock.';
const TOLD_ORDERS = 'We will tell you on this phone when there is news about your orders.';

const alertsOf = async (uid: string) =>
  (await listDocuments(`users/${uid}/stockAlerts`)).map(({ id }) => id);
const boolean = (booleanValue: boolean) => ({ booleanValue });
const devicesOf = (uid: string) => listDocuments(`users/${uid}/devices`);

const Sent = v.object({ token: v.string(), data: Notification });

/** The server's messages to an account, oldest first. */
async function sentTo(uid: string): Promise<Notification[]> {
  const all = (await listDocuments('sentMessages')).map(({ fields }) => decodeFields(fields));
  return all
    .toSorted((one, other) => Number(one.at) - Number(other.at))
    .map((fields) => v.parse(Sent, fields).data)
    .filter((data) => data.uid === uid);
}

/** Hands a message to the shop's worker, as the push service does. */
async function deliver(page: Page, message: unknown): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registrationId = await shopRegistration(devtools);
  const data = JSON.stringify({ data: message });
  await devtools.send('ServiceWorker.deliverPushMessage', { origin: ORIGIN, registrationId, data });
  await devtools.detach();
}

/** The notifications on the phone, by their text. */
function shown(page: Page): Promise<{ title: string; body: string }[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
  });
}

/** Taps the only notification, through the event that the worker gets for it. */
async function tapNotification(context: BrowserContext): Promise<void> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('the shop has no worker');
  await worker.evaluate(async () => {
    const scope: unknown = globalThis;
    const { registration } = scope as { registration: ServiceWorkerRegistration };
    const [notification] = await registration.getNotifications();
    const Tap = Reflect.get(globalThis, 'NotificationEvent');
    globalThis.dispatchEvent(new Tap('notificationclick', { notification }));
  });
}

/** Where the worker opens new tabs from now on. It only notes them: a browser opens none after a tap that nobody made. */
async function noteNewTabs(context: BrowserContext): Promise<() => Promise<string[]>> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('the shop has no worker');
  await worker.evaluate(() => {
    const opened: string[] = [];
    const openWindow = async (path: string) => {
      opened.push(path);
      return null;
    };
    Object.assign(Reflect.get(globalThis, 'clients'), { openWindow });
    Object.assign(globalThis, { opened });
  });
  return () => worker.evaluate(() => Reflect.get(globalThis, 'opened') as string[]);
}

test('a shopper is told once when a product is back, and how an order moves, until they stop it; whoever cannot be told reads why; a tap leads there, and a sign-out ends it', {
  tag: '@core',
}, async ({ page, context, soldOut }) => {
  await visitShop(page);
  await page.goto(`/product/${soldOut.id}`);
  await page.getByRole('link', { name: 'Log in to get notifications' }).click();
  await expect(page).toHaveURL(new RegExp(`/login.*${soldOut.id}`));
  await context.clearPermissions();
  const uid = await signInAt(page, `/product/${soldOut.id}`);
  const tellBack = page.getByRole('button', { name: TELL_BACK });
  await tellBack.click();
  await expect(page.getByText('Notifications from this shop are turned off in')).toBeVisible();
  await context.grantPermissions(['notifications'], { origin: ORIGIN });
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('No connection.')).toBeVisible();
  await tellBack.click();
  await expect(page.getByRole('alert')).toContainText('This needs a connection.');
  expect([...(await alertsOf(uid)), ...(await devicesOf(uid))]).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText('Connected.')).toBeVisible();
  await tellBack.click();
  await expect(page.getByText(TOLD_BACK)).toBeVisible();
  await expect.poll(() => alertsOf(uid)).toEqual([soldOut.id]);
  const order = await putOrderAtShop(uid, [itemOf(soldOut)]);
  await page.goto(`/order/${order.orderId}`);
  await page.getByRole('button', { name: TELL_ORDERS }).click();
  await expect(page.getByText(TOLD_ORDERS)).toBeVisible();
  await expect.poll(async () => (await devicesOf(uid))[0]?.fields.orders).toEqual(boolean(true));

  await Promise.all([
    writeFields(`products/${soldOut.id}`, { quantity: { integerValue: '4' } }),
    changeAtShop(uid, order.orderId, { deliveryStatus: 'shipped' }),
  ]);
  const count = async () => (await sentTo(uid)).length;
  await expect.poll(count, { message: 'messages sent' }).toBe(2);
  await expect.poll(() => alertsOf(uid)).toEqual([]);
  const sent = await sentTo(uid);
  const words = (title: string) => sent.find((it) => it.title === title);
  const back = words(`${soldOut.name} is back in stock`);
  await deliver(page, back);
  await expect.poll(() => shown(page)).toEqual([{ title: back?.title, body: back?.body }]);
  await tapNotification(context);
  await expect(page).toHaveURL(`/product/${soldOut.id}`);
  await expect.poll(() => shown(page)).toEqual([]);
  const title = `Your order ${order.orderNo}`;
  await deliver(page, words(title));
  const moved = { title, body: 'It has been shipped and is on its way to you.' };
  await expect.poll(() => shown(page)).toEqual([moved]);

  const foreign = { uid: 'another', title: 'Their order', body: 'Shipped', url: '/', tag: 't' };
  await deliver(page, foreign);
  await deliver(page, { ...foreign, url: 'https://elsewhere.example/' });
  const news = { title: 'News from the shop', body: 'Tap to open the shop.' };
  await expect.poll(() => shown(page)).toEqual(expect.arrayContaining([news]));
  expect(await shown(page)).toHaveLength(2);

  await page.goto(`/order/${order.orderId}`);
  await page.getByRole('button', { name: 'Stop telling me' }).click();
  await expect(page.getByRole('button', { name: TELL_ORDERS })).toBeVisible();
  await expect.poll(async () => (await devicesOf(uid))[0]?.fields.orders).toEqual(boolean(false));
  await pressLogOut(page);
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => devicesOf(uid)).toEqual([]);
});

test('a tap on a notification leads nobody away from paying, be it by bank transfer or online', async ({
  page,
  context,
  product,
}) => {
  await context.grantPermissions(['notifications'], { origin: ORIGIN });
  await visitShop(page);
  const uid = await signInAt(page, '/orders');
  const put = (paymentMethod: 'NEFT' | 'online_payment') =>
    putOrderAtShop(uid, [itemOf(product)], { paymentMethod });
  const [transfer, online] = await Promise.all([put('NEFT'), put('online_payment')]);
  const url = `/product/${product.id}`;
  const news = { uid, title: 'It is back', body: 'Tap to see it.', url, tag: 'back' };
  const tapOne = async () => {
    await deliver(page, news);
    await expect.poll(() => shown(page)).toHaveLength(1);
    const newTabs = await noteNewTabs(context);
    await tapNotification(context);
    await expect.poll(newTabs).toEqual([url]);
  };

  await page.goto(`/payments?orderId=${transfer.orderId}`);
  await expect(page.getByRole('main')).toContainText('Account number');
  await tapOne();
  await expect(page).toHaveURL(`/payments?orderId=${transfer.orderId}`);

  await page.goto(`/order/${online.orderId}`);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(practicePayment(page)).toBeVisible();
  await tapOne();
  await expect(practicePayment(page)).toBeVisible();
  await expect(page).toHaveURL(`/order/${online.orderId}`);
});

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
    (await sentTo(uid))
      .filter(({ url }) => url === `/desk/orders/${customer}/${orderId}`)
      .map(({ title }) => title);
  await expect.poll(told).toEqual([`Cancelled: order ${orderNo}`]);

  expect(await devicesOf(uid)).toHaveLength(1);
  await press(page, 'Stop telling me');
  await expect(page.getByRole('button', { name: 'Tell me on this phone' })).toBeVisible();
  await expect.poll(() => devicesOf(uid)).toEqual([]);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Open the desk' }).click();
  await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible();
});
