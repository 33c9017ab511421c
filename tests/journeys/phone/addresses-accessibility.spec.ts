// No barrier that axe knows in the address book: list, form, errors, a pincode that nobody knows, the question before
// deleting, and the way to an order.
import {
  add,
  button,
  card,
  city,
  fillIn,
  HOME,
  NOWHERE,
  openAddresses,
  openNewForm,
} from '../steps/address-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { expectNoBarriersAnywhere } from '../steps/list-page.ts';

test.beforeEach(({ complaints }) => complaints.expectFailedRequests());

test('the address book has no barrier at 360 px, light, and at 1280 px, dark', async ({ page }) => {
  test.slow(true, 'axe on nine states, twice each');
  await openAddresses(page);
  await expectNoBarriersAnywhere(page, 'no address');
  await openNewForm(page);
  await expectNoBarriersAnywhere(page, 'empty form');
  await button(page, 'Save Address').click();
  await expectNoBarriersAnywhere(page, 'wrong form');
  await fillIn(page, { ...HOME, zipcode: NOWHERE });
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoBarriersAnywhere(page, 'unknown pincode');
  await fillIn(page, HOME);
  await expect(city(page)).toHaveValue('Jaipur');
  await expectNoBarriersAnywhere(page, 'filled form');
  await button(page, 'Cancel').click();
  await add(page);
  await expectNoBarriersAnywhere(page, 'list');
  await card(page, HOME.name).getByRole('button', { name: 'Delete' }).click();
  await expectNoBarriersAnywhere(page, 'question');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.goto('/place-order');
  await expectNoBarriersAnywhere(page, 'nothing to order');
});

test('the form and the question are used with the keyboard alone, and the focus is never lost', async ({
  page,
}) => {
  await openAddresses(page);
  await add(page);
  const edit = card(page, HOME.name).getByRole('button', { name: 'Edit' });
  await edit.press('Enter');
  await expect(page.getByRole('heading', { name: 'Edit Address' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('Asha Menon');
  await page.keyboard.press('Enter');
  await expect(card(page, 'Asha Menon').getByRole('button', { name: 'Edit' })).toBeFocused();
  const remove = card(page, 'Asha Menon').getByRole('button', { name: 'Delete' });
  await remove.press('Enter');
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await remove.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(button(page, 'Add a new address')).toBeFocused();
});
