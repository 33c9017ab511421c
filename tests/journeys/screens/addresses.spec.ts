// A new address. City and state come from the pincode: from the phone’s own table, from the post, or from the nearest pincode where neither knows it.
import type { SeenRequest } from '../../support/fault-proxy-log.ts';
import {
  button,
  card,
  city,
  expectAtShop,
  fillIn,
  HOME,
  IN_JAIPUR,
  NOT_LISTED,
  NOWHERE,
  openAddresses,
  openNewForm,
  pincode,
  save,
  signInAnew,
  state,
} from '../steps/address-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { expectForgotten, expectKept } from '../steps/kept-draft.ts';

/** Longer than a profile's names may be. */
const LONG = { ...HOME, name: 'Venkateswaran Ramasubramaniam' };
const MORE = { landmark: 'Near the Hanuman temple', otherPhone: '9123456780' };

const asksPost = (seen: SeenRequest) => seen.url.pathname.startsWith('/pincode/');
const postSays = (District: string, State: string) =>
  ({
    do: 'answer',
    status: 200,
    type: 'application/json',
    body: JSON.stringify({
      Status: 'Success',
      PostOffice: [{ Name: 'Sirsi B.O', District, State }],
    }),
  }) as const;

test.beforeEach(({ complaints }) => complaints.expectFailedRequests());

test('what is missing is told beside its field, what was typed survives a reload, two quick taps make one address, and the next person on the phone sees nothing of it', {
  tag: '@core',
}, async ({ page }) => {
  const uid = await openAddresses(page);
  await openNewForm(page);
  await button(page, 'Save Address').click();
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/required/);
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
  await fillIn(page, LONG);
  await page.getByLabel('Landmark (optional)').fill(MORE.landmark);
  await page.getByLabel('Second phone (optional)').fill('+91 91234 56780');
  await expect(city(page)).toHaveValue('Jaipur');
  await button(page, 'Save Address').dblclick();
  await expect(card(page, LONG.name)).toHaveCount(1);
  await expect(card(page, LONG.name)).toContainText('Jaipur, Rajasthan – 302001');
  await expect(card(page, LONG.name)).toContainText('Landmark: Near the Hanuman temple');
  await expect(card(page, LONG.name)).toContainText('Phone: 9876543210, 9123456780');
  await expectAtShop(uid, [{ ...LONG, ...IN_JAIPUR, ...MORE }]);
  await expect(page.getByRole('form')).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
  await openNewForm(page);
  await name.fill('Half typed');
  await signInAnew(page);
  await expect(page.getByText('No addresses saved yet.')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(HOME.name);
  await openNewForm(page);
  await expect(name).toHaveValue('');
});

test('what the post says later takes the place of what the phone knew; a pincode that cannot be is said to be one; one that nobody knows yet is placed beside its neighbour, and saved as its shopper corrects it', async ({
  page,
  network,
}) => {
  const uid = await openAddresses(page);
  network.fault(asksPost, postSays('Jaipur Rural', 'Rajasthan'), 1);
  await openNewForm(page);
  await expect(state(page).locator('option:checked')).toHaveText('--Select State--');
  await expect(city(page)).not.toBeEditable();
  await fillIn(page, HOME);
  await expect(city(page)).toHaveValue('Jaipur Rural');
  await expect(page.locator('datalist option')).toHaveAttribute('value', 'Sirsi');
  await pincode(page).press('Backspace');
  await expect(city(page)).toHaveValue('');
  await expect(state(page)).toHaveValue('');
  await pincode(page).fill(NOWHERE);
  await expect(page.getByRole('alert')).toHaveText('Invalid ZIP Code');
  await expect(pincode(page)).toHaveAccessibleDescription(`There is no pincode ${NOWHERE}.`);
  await button(page, 'Save Address').click();
  await expect(pincode(page)).toBeFocused();
  await expect(pincode(page)).toHaveAccessibleDescription(/Invalid Zipcode!/);
  await pincode(page).fill(NOT_LISTED);
  await expect(page.getByText('We don’t know this pincode yet.')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(state(page)).toHaveValue('Haryana');
  await city(page).fill('New Town');
  await state(page).selectOption('Goa');
  await expectKept(page, 'Goa');
  await page.reload();
  await expect(city(page)).toHaveValue('New Town');
  await expect(state(page)).toHaveValue('Goa');
  const question = page.getByRole('dialog', { name: 'Is Goa right?' });
  await button(page, 'Save Address').click();
  await question.getByRole('button', { name: 'No, change it' }).click();
  await expect(state(page)).toHaveValue('Goa');
  await button(page, 'Save Address').click();
  await question.getByRole('button', { name: 'Yes, Goa' }).click();
  await expect(button(page, 'Save Address')).toBeHidden();
  const unlisted = { ...HOME, zipcode: NOT_LISTED, city: 'New Town', state: 'Goa' };
  await expectAtShop(uid, [unlisted]);
  await openNewForm(page);
  await fillIn(page, { ...HOME, name: 'Border', zipcode: '605102' });
  await expect(state(page)).toHaveValue('Tamil Nadu');
  await expect(state(page)).toBeDisabled();
  await button(page, 'It is another state').click();
  await expect(state(page)).toBeFocused();
  await state(page).selectOption('Puducherry');
  await city(page).fill('Bahour');
  await save(page);
  const border = { ...HOME, name: 'Border', zipcode: '605102' };
  await expectAtShop(uid, [unlisted, { ...border, city: 'Bahour', state: 'Puducherry' }]);
});
