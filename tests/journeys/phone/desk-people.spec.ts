// Who may open the desk, as merchants decide it there: a packer is let in, and removed.
import { makePhoneAccount } from '../../support/demo-accounts.ts';
import { inStock } from '../../support/demo-products.ts';
import { putAccount } from '../../support/device-storage.ts';
import { openDesk, orderAt, press } from '../steps/desk-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { itemOf, putOrderAtShop } from '../steps/orders-journey.ts';

test.use({ device: 'new' });

test('a packer is let in at the desk, packs and counts and sees nothing else, and once removed reads nothing more', {
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
