// The address book: added, changed and deleted; the shop ends up with exactly that, once.
import {
  add,
  button,
  card,
  city,
  deleteAddress,
  expectAtShop,
  fillIn,
  HOME,
  IN_JAIPUR,
  openAddresses,
  openForEditing,
  openNewForm,
  save,
  signInAnew,
} from '../steps/address-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { expectForgotten, expectKept } from '../steps/kept-draft.ts';

const FARM = { name: 'Ravi Kumar', phone: '9123456780', address: 'House 4', zipcode: '466001' };
const IN_SEHORE = { city: 'Sehore', state: 'Madhya Pradesh' };

test.beforeEach(({ complaints }) => complaints.expectFailedRequests());

test('an address is added, changed and deleted, and the shop has just that', async ({ page }) => {
  const uid = await openAddresses(page);
  await expect(page.getByText('No addresses saved yet.')).toBeVisible();
  await add(page);
  await expect(card(page, HOME.name)).toContainText('Jaipur, Rajasthan – 302001');
  await expectAtShop(uid, [{ ...HOME, ...IN_JAIPUR }]);
  await expect(card(page, HOME.name).getByRole('status')).toHaveText('');

  await openForEditing(page, HOME.name);
  await page.getByLabel('Address / Street').fill('14 Lake Road\nSecond floor');
  await save(page);
  await expectAtShop(uid, [{ ...HOME, address: '14 Lake Road\nSecond floor', ...IN_JAIPUR }]);

  await add(page, { ...FARM, phone: '091234 56780' });
  await expect(card(page, FARM.name)).toContainText(FARM.phone);
  await deleteAddress(page, HOME.name);
  await expectAtShop(uid, [{ ...FARM, ...IN_SEHORE }]);
});

test('two quick taps on Save Address make one address and open nothing else', async ({ page }) => {
  const uid = await openAddresses(page);
  await openNewForm(page);
  await fillIn(page, HOME);
  await expect(city(page)).toHaveValue('Jaipur');
  await button(page, 'Save Address').dblclick();
  await expect(card(page, HOME.name)).toHaveCount(1);
  await expectAtShop(uid, [{ ...HOME, ...IN_JAIPUR }]);
  await expect(page.getByRole('form')).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.reload();
  await expect(card(page, HOME.name)).toHaveCount(1);
});

test('what was typed survives a reload, and is forgotten by Cancel', async ({ page }) => {
  await openAddresses(page);
  await openNewForm(page);
  await fillIn(page, HOME);
  await expect(city(page)).toHaveValue('Jaipur');
  await expectKept(page, 'Jaipur');
  await page.reload();
  await expect(page.getByLabel('Address / Street')).toHaveValue(HOME.address);
  await expect(city(page)).toHaveValue('Jaipur');
  await button(page, 'Cancel').click();
  await expectForgotten(page, HOME.address);
  await page.reload();
  await openNewForm(page);
  await expect(page.getByLabel('Address / Street')).toHaveValue('');
});

test('the next person on the same phone sees nothing of it', async ({ page }) => {
  const uid = await openAddresses(page);
  await add(page);
  await openNewForm(page);
  await page.getByLabel('Name', { exact: true }).fill('Half typed');
  await expectAtShop(uid, [{ ...HOME, ...IN_JAIPUR }]);
  await signInAnew(page);
  await expect(page.getByText('No addresses saved yet.')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(HOME.name);
  await openNewForm(page);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
});
