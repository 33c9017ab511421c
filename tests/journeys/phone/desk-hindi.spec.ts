// A merchant who reads Hindi: the choice of a language at the desk, and an order moved on in it without a network.
import { makePhoneAccount } from '../../support/demo-accounts.ts';
import { inStock } from '../../support/demo-products.ts';
import { textsIn } from '../../support/texts-in.ts';
import { atShop, keptForOffline, openDesk, orderAt, press } from '../steps/desk-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { itemOf, putOrderAtShop } from '../steps/orders-journey.ts';

test.use({ device: 'new' });

const say = textsIn('hi');

test('a merchant chooses Hindi; without a network the desk opens in Hindi, and an order is packed there; the shop gets it once the network is back', async ({
  page,
  context,
}) => {
  const [product] = await inStock();
  const { uid } = await makePhoneAccount();
  const order = await putOrderAtShop(uid, [itemOf(product)]);
  await openDesk(page, `/desk/orders?queue=pack&q=${order.orderNo}`);
  await expect(page.getByRole('link', { name: order.orderNo })).toBeVisible();
  await page.getByRole('link', { name: 'Today', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await keptForOffline(page);

  await context.setOffline(true);
  await press(page, 'हिन्दी');
  await expect(page.getByText('This language is not on this device yet.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await context.setOffline(false);
  await press(page, 'हिन्दी');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'hi-IN');
  await expect(page).toHaveURL('/desk');
  const today = page.getByRole('heading', { name: say('desk', 'Today'), exact: true });
  await expect(today).toBeVisible();
  await keptForOffline(page);

  await context.setOffline(true);
  await page.reload();
  await expect(html).toHaveAttribute('lang', 'hi-IN');
  await expect(today).toBeVisible();
  await page.goto(orderAt(uid, order.orderId));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(order.orderNo);
  await expect(page.getByRole('heading', { name: say('desk', 'Deliver to') })).toBeVisible();
  const pack = page.getByRole('button', { name: say('desk', 'Mark as packed'), exact: true });
  await pack.click();
  await expect(pack).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(order.orderNo);
  await expect(pack).toHaveCount(0);
  expect(await atShop(uid, 'packed')).not.toBe(true);
  await context.setOffline(false);
  await expect.poll(() => atShop(uid, 'packed')).toBe(true);
  await expect(html).toHaveAttribute('lang', 'hi-IN');
});

test('a phone on which the shop is in Hindi opens the desk in Hindi; English chosen at the desk leaves the shop’s choice', async ({
  page,
}) => {
  await openDesk(page);
  await page.evaluate(() => localStorage.setItem('language', 'hi'));
  await page.goto('/desk/alerts');
  await expect(page.getByRole('navigation', { name: say('desk', 'Desk') })).toBeVisible();
  await press(page, 'English');
  await expect(page).toHaveURL('/desk/alerts');
  await expect(
    page.getByRole('heading', { name: 'Hear of new orders on this phone' }),
  ).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('hi');
});
