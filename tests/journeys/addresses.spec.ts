// The address book: added, changed and deleted with and without a network; the shop ends up with exactly that, once.
import { removeDocument, writeFields } from '../support/shop-server.ts';
import {
  add,
  addressesOf,
  button,
  card,
  city,
  deleteAddress,
  expectAtShop,
  fillIn,
  HOME,
  IN_JAIPUR,
  isAddressWriteOf,
  onTheWire,
  openAddresses,
  openForEditing,
  openNewForm,
  save,
  signInAnew,
} from './address-journey.ts';
import { expect, test } from './journey.ts';
import { outages } from './outages.ts';

const FARM = { name: 'Ravi Kumar', phone: '9123456780', address: 'House 4', zipcode: '466001' };
const IN_SEHORE = { city: 'Sehore', state: 'Madhya Pradesh' };
const WAITS = 'Saved on this phone – not sent yet';

test.beforeEach(({ complaints }) => complaints.expectFailedRequests());

test('an address is added, changed and deleted, and the shop has just that', async ({ page }) => {
  const uid = await openAddresses(page);
  await expect(page.getByText('No address saved yet.')).toBeVisible();
  await add(page);
  await expect(card(page, HOME.name)).toContainText('Jaipur, Rajasthan – 302001');
  await expectAtShop(uid, [{ ...HOME, ...IN_JAIPUR }]);
  await expect(card(page, HOME.name).getByRole('status')).toHaveText('');

  await openForEditing(page, HOME.name);
  await page.getByLabel('Address / Street').fill('14 Lake Road\nSecond floor');
  await save(page);
  await expectAtShop(uid, [{ ...HOME, address: '14 Lake Road\nSecond floor', ...IN_JAIPUR }]);

  await add(page, FARM);
  await deleteAddress(page, HOME.name);
  await expectAtShop(uid, [{ ...FARM, ...IN_SEHORE }]);
});

for (const outage of outages) {
  test(`while ${outage.name}, addresses are added, changed and deleted; later the shop has each of them once`, async ({
    page,
    context,
    network,
  }) => {
    const uid = await openAddresses(page);
    await add(page);
    await add(page, FARM);
    await expectAtShop(uid, [
      { ...HOME, ...IN_JAIPUR },
      { ...FARM, ...IN_SEHORE },
    ]);
    await outage.begin(context, network);
    await openForEditing(page, HOME.name);
    await page.getByLabel('Phone Number').fill('9000000001');
    await save(page);
    await deleteAddress(page, FARM.name);
    await add(page, { ...FARM, name: 'Meera' });
    await page.reload();
    await expect(card(page, 'Meera')).toContainText(WAITS);
    await expect(card(page, HOME.name)).toContainText('9000000001');
    await expect(card(page, HOME.name)).toContainText(WAITS);
    await expect(card(page, FARM.name)).toBeHidden();
    await openForEditing(page, 'Meera');
    await page.getByLabel('Address / Street').fill('House 5');
    await save(page);
    await outage.end(context, network);
    await expectAtShop(uid, [
      { ...HOME, phone: '9000000001', ...IN_JAIPUR },
      { ...FARM, name: 'Meera', address: 'House 5', ...IN_SEHORE },
    ]);
    await expect(card(page, 'Meera').getByRole('status')).toHaveText('', { timeout: 30_000 });
    await expect(page.getByRole('main')).not.toContainText(WAITS);
  });
}

test('an address whose arrival nobody heard of is there once', async ({ page, network }) => {
  const uid = await openAddresses(page);
  network.fault(isAddressWriteOf(uid), { do: 'drop-reply' }, 1);
  await add(page);
  await expectAtShop(uid, [{ ...HOME, ...IN_JAIPUR }]);
  await expect(card(page, HOME.name).getByRole('status')).toHaveText('', { timeout: 30_000 });
  expect(await addressesOf(uid)).toHaveLength(1);
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
  await page.reload();
  await expect(page.getByLabel('Address / Street')).toHaveValue(HOME.address);
  await expect(city(page)).toHaveValue('Jaipur');
  await button(page, 'Cancel').click();
  await page.reload();
  await openNewForm(page);
  await expect(page.getByLabel('Address / Street')).toHaveValue('');
});

test('a change made elsewhere arrives; what waits here is not overwritten', async ({
  page,
  context,
}) => {
  const uid = await openAddresses(page);
  await add(page);
  await add(page, FARM);
  await expectAtShop(uid, [
    { ...HOME, ...IN_JAIPUR },
    { ...FARM, ...IN_SEHORE },
  ]);
  const all = await addressesOf(uid);
  const path = (name: string) =>
    `users/${uid}/addresses/${all.find(({ fields }) => fields.name?.stringValue === name)?.id}`;
  await context.setOffline(true);
  await openForEditing(page, HOME.name);
  await page.getByLabel('Address / Street').fill('Changed here');
  await save(page);
  await writeFields(path(HOME.name), onTheWire({ address: 'Changed elsewhere' }));
  await writeFields(path(FARM.name), onTheWire({ address: 'Moved elsewhere' }));
  await context.setOffline(false);
  await expectAtShop(uid, [
    { ...HOME, address: 'Changed here', ...IN_JAIPUR },
    { ...FARM, address: 'Moved elsewhere', ...IN_SEHORE },
  ]);
  await page.reload();
  await expect(card(page, FARM.name)).toContainText('Moved elsewhere');
  await expect(card(page, HOME.name)).toContainText('Changed here');
  await removeDocument(path(FARM.name));
  await page.reload();
  await expect(card(page, FARM.name)).toBeHidden();
});

test('what the shop refuses is shown; discarded, the list is as the shop has it', async ({
  page,
  network,
}) => {
  const uid = await openAddresses(page);
  await add(page);
  await expectAtShop(uid, [{ ...HOME, ...IN_JAIPUR }]);
  const body = JSON.stringify({
    error: { code: 403, message: 'No.', status: 'PERMISSION_DENIED' },
  });
  network.fault(
    isAddressWriteOf(uid),
    { do: 'answer', status: 403, type: 'application/json', body },
    2,
  );
  await openForEditing(page, HOME.name);
  await page.getByLabel('Address / Street').fill('Refused Road');
  await save(page);
  await expect(card(page, HOME.name)).toContainText('Needs you', { timeout: 30_000 });
  await expect(card(page, HOME.name)).toContainText('Refused Road');
  await card(page, HOME.name).getByRole('link').click();
  await expect(page).toHaveURL('/waiting');
  await page.getByRole('main').getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Nothing waits.')).toBeVisible({ timeout: 30_000 });
  await page.goto('/profile/addresses');
  await expect(card(page, HOME.name)).toContainText(HOME.address);
  await expect(page.getByRole('main')).not.toContainText('Refused Road');
  await expectAtShop(uid, [{ ...HOME, ...IN_JAIPUR }]);
});

test('the next person on the same phone sees nothing of it', async ({ page }) => {
  const uid = await openAddresses(page);
  await add(page);
  await openNewForm(page);
  await page.getByLabel('Name', { exact: true }).fill('Half typed');
  await expectAtShop(uid, [{ ...HOME, ...IN_JAIPUR }]);
  await signInAnew(page);
  await expect(page.getByText('No address saved yet.')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(HOME.name);
  await openNewForm(page);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
});
