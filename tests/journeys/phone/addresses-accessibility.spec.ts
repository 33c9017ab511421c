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
import { expectNoBarriers, SWEEPS } from '../steps/list-page.ts';

test.beforeEach(({ complaints }) => complaints.expectFailedRequests());

for (const [width, colorScheme] of SWEEPS) {
  test(`the address book has no barrier at ${width} px, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 740 });
    await openAddresses(page);
    await expectNoBarriers(page, 'no address');
    await openNewForm(page);
    await expectNoBarriers(page, 'empty form');
    await button(page, 'Save Address').click();
    await expectNoBarriers(page, 'wrong form');
    await fillIn(page, { ...HOME, zipcode: NOWHERE });
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNoBarriers(page, 'unknown pincode');
    await fillIn(page, HOME);
    await expect(city(page)).toHaveValue('Jaipur');
    await expectNoBarriers(page, 'filled form');
    await button(page, 'Cancel').click();
    await add(page);
    await expectNoBarriers(page, 'list');
    await card(page, HOME.name).getByRole('button', { name: 'Delete' }).click();
    await expectNoBarriers(page, 'question');
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.goto('/place-order');
    await expectNoBarriers(page, 'nothing to order');
  });
}

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
