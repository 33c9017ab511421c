// The address book without a network: added, changed, deleted and had back; the shop ends up with exactly that, once.
import { removeDocument } from '../../support/shop-server.ts';
import {
  add,
  addressesOf,
  card,
  deleteAddress,
  expectAtShop,
  HOME,
  IN_JAIPUR,
  isAddressWriteOf,
  openAddresses,
  openForEditing,
  save,
} from '../steps/address-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { refusal } from '../steps/profile-journey.ts';

const FARM = { name: 'Ravi Kumar', phone: '9123456780', address: 'House 4', zipcode: '466001' };
const IN_SEHORE = { city: 'Sehore', state: 'Madhya Pradesh' };
const WAITS = 'Saved on this phone – not sent yet';

test.beforeEach(({ complaints }) => complaints.expectFailedRequests());

test('without a network addresses are added, changed, deleted and had back; later the shop has each of them once', {
  tag: '@core',
}, async ({ page, context }) => {
  const uid = await openAddresses(page);
  await add(page);
  await add(page, FARM);
  await expectAtShop(uid, [
    { ...HOME, ...IN_JAIPUR },
    { ...FARM, ...IN_SEHORE },
  ]);
  await context.setOffline(true);
  await openForEditing(page, HOME.name);
  await page.getByLabel('Phone Number').fill('9000000001');
  await save(page);
  await deleteAddress(page, HOME.name);
  const deletedHere = page.getByRole('list', { name: 'Deleted on this phone' });
  await deletedHere.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, HOME.name)).toContainText('9000000001');
  await expect(page.locator('[data-returns]:focus')).toBeVisible();
  await deleteAddress(page, FARM.name);
  await add(page, { ...FARM, name: 'Meera' });
  await page.reload();
  await expect(card(page, 'Meera')).toContainText(WAITS);
  await expect(card(page, HOME.name)).toContainText(WAITS);
  await expect(card(page, FARM.name)).toBeHidden();
  await expect(deletedHere).toContainText(FARM.address, { timeout: 20_000 });
  await openForEditing(page, 'Meera');
  await page.getByLabel('Address / Street').fill('House 5');
  await save(page);
  await context.setOffline(false);
  await expectAtShop(uid, [
    { ...HOME, phone: '9000000001', ...IN_JAIPUR },
    { ...FARM, name: 'Meera', address: 'House 5', ...IN_SEHORE },
  ]);
  await expect(page.getByRole('main')).not.toContainText(WAITS);
  await expect(deletedHere).toBeHidden();
});

test('what was deleted elsewhere goes; a change made here stays where the shop refuses it, with its reason, until it is given up', async ({
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
  const all = await addressesOf(uid);
  const farm = all.find(({ fields }) => fields.name?.stringValue === FARM.name);
  await context.setOffline(true);
  await openForEditing(page, HOME.name);
  await page.getByLabel('Address / Street').fill('Changed here');
  await save(page);
  await removeDocument(`users/${uid}/addresses/${farm?.id}`);
  network.fault(isAddressWriteOf(uid), refusal());
  await context.setOffline(false);
  await expect(card(page, HOME.name)).toContainText('Needs your attention', { timeout: 45_000 });
  await page.reload();
  await expect(card(page, FARM.name)).toBeHidden();
  await expect(card(page, HOME.name)).toContainText('Changed here');
  await card(page, HOME.name).getByRole('link').click();
  const row = page.getByRole('main').getByRole('listitem');
  await expect(row).toContainText('The shop did not accept this.');
  await row.getByRole('button', { name: 'Retry' }).click();
  await expect(row).toContainText('Tried again', { timeout: 30_000 });
  await expect(row).toContainText('Nothing has changed');
  network.heal();
  await row.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Nothing is waiting to be sent.')).toBeVisible({ timeout: 30_000 });
  await page.goto('/profile/addresses');
  await expect(card(page, HOME.name)).toContainText(HOME.address);
  await expectAtShop(uid, [{ ...HOME, ...IN_JAIPUR }]);
});
