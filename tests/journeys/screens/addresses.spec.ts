// A new address. How a pincode leads to city and state: tests/unit/forms/address-screen.test.tsx.
import {
  button,
  card,
  city,
  expectAtShop,
  fillIn,
  HOME,
  IN_JAIPUR,
  openAddresses,
  openNewForm,
  pincode,
  signInAnew,
} from '../steps/address-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { expectForgotten, expectKept } from '../steps/kept-draft.ts';

/** Longer than a profile's names may be. */
const LONG = { ...HOME, name: 'Venkateswaran Ramasubramaniam' };
const MORE = { landmark: 'Near the Hanuman temple', otherPhone: '9123456780' };

const postSays = {
  do: 'answer',
  status: 200,
  type: 'application/json',
  body: JSON.stringify({
    Status: 'Success',
    PostOffice: [{ Name: 'Sirsi B.O', District: 'Jaipur Rural', State: 'Rajasthan' }],
  }),
} as const;

test.use({ losesRequests: true });

test('what is missing is told beside its field, what was typed survives a reload, two quick taps make one address, the post knows better than the phone, and the next person on the phone sees nothing of it', {
  tag: '@core',
}, async ({ page, network }) => {
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
  network.fault(({ url }) => url.pathname.startsWith('/pincode/'), postSays, 1);
  await pincode(page).fill('302012');
  await expect(city(page)).toHaveValue('Jaipur Rural');
  await expect(page.locator('datalist option')).toHaveAttribute('value', 'Sirsi');
  await signInAnew(page);
  await expect(page.getByText('No addresses saved yet.')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(HOME.name);
  await openNewForm(page);
  await expect(name).toHaveValue('');
});
