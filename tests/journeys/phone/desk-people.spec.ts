// Who is at the desk: a packer is let in, and removed; a merchant reads Hindi.
import { makePhoneAccount } from '../../support/demo-accounts.ts';
import { inStock } from '../../support/demo-products.ts';
import { putAccount } from '../../support/device-storage.ts';
import { textsIn } from '../../support/texts-in.ts';
import { atShop, goOffline, openDesk, orderAt, press } from '../steps/desk-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { itemOf, putOrderAtShop } from '../steps/orders-journey.ts';

test.use({ device: 'new' });

test('whoever is no merchant reads why the desk stays closed; a packer is let in there, packs and counts and sees nothing else, and once removed reads nothing more', {
  tag: '@core',
}, async ({ page, anotherPhone, network }) => {
  const packer = await makePhoneAccount();
  await openDesk(page, '/desk/shop');
  await page.getByRole('link', { name: 'People who may open the desk' }).click();
  const own = page.getByRole('listitem').filter({ hasText: '(you)' });
  await expect(own).toContainText('Runs the shop');

  await page.getByLabel('Phone number').fill('98765');
  await press(page, 'Add this number');
  await expect(page.getByText('This is no mobile number of India.')).toBeVisible();
  await page.getByLabel('Phone number').fill(packer.phone);
  network.cut();
  await press(page, 'Add this number');
  await expect(page.getByText(/The shop does not answer/)).toBeVisible();
  network.join();
  await press(page, 'Add this number');
  await expect(page.getByText(`${packer.phone} can open the desk now`)).toBeVisible();
  const listed = page.getByRole('listitem').filter({ hasText: packer.phone });
  await expect(listed).toContainText('Packs');

  // A phone whose token was made earlier gets a new one by looking again.
  const phone = await anotherPhone();
  await phone.goto('/desk');
  await expect(phone.getByRole('heading', { name: 'Log in to open the desk' })).toBeVisible();
  await putAccount(phone, await makePhoneAccount());
  await phone.goto('/desk');
  const no = phone.getByRole('heading', { name: 'This number does not open the desk' });
  await expect(no).toBeVisible();
  await putAccount(phone, packer);
  await phone.goto('/desk/shop');
  const screens = phone.getByRole('navigation', { name: 'Desk' }).getByRole('link');
  await expect(screens).toHaveText(['Orders', 'Stock']);
  await expect(phone.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  await expect(phone.getByRole('link', { name: 'New order by phone' })).toBeHidden();

  const [product] = await inStock();
  const { orderId } = await putOrderAtShop(packer.uid, [itemOf(product)]);
  for (const desk of [page, phone]) {
    await desk.goto(orderAt(packer.uid, orderId));
    await expect(desk.getByRole('button', { name: 'Mark as packed' })).toBeVisible();
  }
  const merchants = ['Cancel the order', 'Correct the address', 'Take something off'];
  for (const name of merchants) {
    await expect(page.getByRole('button', { name })).toBeVisible();
    await expect(phone.getByRole('button', { name })).toBeHidden();
  }
  await page.goto('/desk/people');

  await screens.getByText('Stock').click();
  await expect(phone.getByLabel('Search by name')).toBeVisible();
  await expect(phone.getByRole('button', { name: /^One piece more/ }).first()).toBeVisible();
  await expect(phone.getByLabel(/^Price/)).toHaveCount(0);

  await page.getByRole('button', { name: `Remove ${packer.phone}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(`${packer.phone} can no longer open the desk.`)).toBeVisible();
  await expect(listed).toHaveCount(0);
  await phone.goto('/desk/orders');
  const closed = phone.getByRole('heading', { name: /Log in|does not open the desk/ });
  await expect(closed).toBeVisible();
  await expect(phone.getByRole('navigation', { name: 'Desk' })).toBeHidden();
});

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
  await goOffline(page);
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
  await goOffline(page);
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
