// The address book without a network: added, changed, deleted and had back; the shop ends up with exactly that, once.
import {
  add,
  card,
  deleteAddress,
  expectAtShop,
  HOME,
  IN_JAIPUR,
  openAddresses,
  openForEditing,
  save,
} from '../steps/address-journey.ts';
import { expect, test } from '../steps/journey.ts';

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
