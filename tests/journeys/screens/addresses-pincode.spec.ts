// City and state come from the pincode: from the phone's own table at once, from the post where it says otherwise, and by
// hand where neither knows it.
import type { SeenRequest } from '../../support/fault-proxy-log.ts';
import {
  button,
  card,
  city,
  expectAtShop,
  fillIn,
  HOME,
  NOWHERE,
  openAddresses,
  openForEditing,
  openNewForm,
  pincode,
  save,
  state,
} from '../steps/address-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { expectKept } from '../steps/kept-draft.ts';

const asksPost = (seen: SeenRequest) => seen.url.pathname.startsWith('/pincode/');
const postSays = (District: string, State: string) =>
  ({
    do: 'answer',
    status: 200,
    type: 'application/json',
    body: JSON.stringify({ Status: 'Success', PostOffice: [{ District, State }] }),
  }) as const;

test.beforeEach(({ complaints }) => complaints.expectFailedRequests());

test('city and state wait for the sixth digit, and go with it', async ({ page }) => {
  await openAddresses(page);
  await openNewForm(page);
  await expect(state(page).locator('option:checked')).toHaveText('--Select State--');
  await expect(city(page)).not.toBeEditable();
  await pincode(page).pressSequentially('30200a1');
  await expect(pincode(page)).toHaveValue('302001');
  await expect(city(page)).toHaveValue('Jaipur');
  await pincode(page).press('Backspace');
  await expect(city(page)).toHaveValue('');
  await expect(state(page)).toHaveValue('');
});

test('what the post says later takes the place of what the phone knew', async ({
  page,
  network,
}) => {
  const uid = await openAddresses(page);
  network.fault(asksPost, postSays('Jaipur Rural', 'Rajasthan'), 1);
  await openNewForm(page);
  await fillIn(page, HOME);
  await expect(city(page)).toHaveValue('Jaipur Rural');
  await save(page);
  await expectAtShop(uid, [{ ...HOME, city: 'Jaipur Rural', state: 'Rajasthan' }]);
});

test('where the post does not answer, the phone’s own table does', async ({ page, network }) => {
  await openAddresses(page);
  network.fault(asksPost, { do: 'black-hole' });
  await openNewForm(page);
  await fillIn(page, HOME);
  await expect(city(page)).toHaveValue('Jaipur');
});

test('an answer for an earlier pincode is dropped', async ({ page }) => {
  await openAddresses(page);
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/pincode/302001', async (route) => {
    await mayAnswer;
    await route.fulfill({ body: postSays('Late Town', 'Goa').body });
  });
  await openNewForm(page);
  const answered = page.waitForResponse('**/pincode/302001');
  await pincode(page).fill('302001');
  await expect(city(page)).toHaveValue('Jaipur');
  await pincode(page).fill('560001');
  await expect(city(page)).toHaveValue('Bengaluru');
  answer();
  await (await answered).finished();
  await page.getByLabel('Phone Number').pressSequentially('9876543210');
  await expect(city(page)).toHaveValue('Bengaluru');
  await expect(state(page)).toHaveValue('Karnataka');
});

test('a pincode that nobody knows is said to be one, and the address is saved with what is typed', async ({
  page,
}) => {
  const uid = await openAddresses(page);
  await openNewForm(page);
  await fillIn(page, { ...HOME, zipcode: NOWHERE });
  await expect(page.getByRole('alert')).toHaveText('Invalid ZIP Code');
  await button(page, 'Save Address').click();
  await expect(city(page)).toBeFocused();
  await city(page).fill('New Town');
  await state(page).selectOption('Goa');
  await expectKept(page, 'Goa');
  await page.reload();
  await expect(city(page)).toHaveValue('New Town');
  await expect(state(page)).toHaveValue('Goa');
  await save(page);
  await expectAtShop(uid, [{ ...HOME, zipcode: NOWHERE, city: 'New Town', state: 'Goa' }]);
  await openForEditing(page, HOME.name);
  await expect(city(page)).toHaveValue('New Town');
  await expect(city(page)).toBeEditable();
  await pincode(page).fill('560001');
  await expect(city(page)).toHaveValue('Bengaluru');
  await expect(city(page)).toHaveAccessibleDescription('Change it if yours is different.');
  await expect(state(page)).toBeDisabled();
  await expect(page.getByRole('alert')).toBeHidden();
  await city(page).fill('Bengaluru Cantonment');
  await save(page);
  await expect(card(page, HOME.name)).toContainText('Bengaluru Cantonment, Karnataka – 560001');
});
