// The address book: added, changed and deleted with and without a network; the shop ends up with exactly that, once.
import type { Page } from 'playwright/test';
import { removeDocument, writeFields } from '../../support/shop-server.ts';
import {
  add,
  addressesOf,
  card,
  deleteAddress,
  expectAtShop,
  HOME,
  IN_JAIPUR,
  isAddressWriteOf,
  onTheWire,
  openAddresses,
  openForEditing,
  save,
} from '../steps/address-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { expectNoBarriers } from '../steps/list-page.ts';

const FARM = { name: 'Ravi Kumar', phone: '9123456780', address: 'House 4', zipcode: '466001' };
const IN_SEHORE = { city: 'Sehore', state: 'Madhya Pradesh' };
const WAITS = 'Saved on this phone – not sent yet';

const deletedHere = (page: Page) => page.getByRole('list', { name: 'Deleted on this phone' });

test.beforeEach(({ complaints }) => complaints.expectFailedRequests());

test('without a network addresses are added, changed and deleted; later the shop has each of them once', async ({
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
  await context.setOffline(true);
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
  await expect(deletedHere(page)).toContainText(FARM.address, { timeout: 20_000 });
  await openForEditing(page, 'Meera');
  await page.getByLabel('Address / Street').fill('House 5');
  await save(page);
  await context.setOffline(false);
  await expectAtShop(uid, [
    { ...HOME, phone: '9000000001', ...IN_JAIPUR },
    { ...FARM, name: 'Meera', address: 'House 5', ...IN_SEHORE },
  ]);
  await expect(card(page, 'Meera').getByRole('status')).toHaveText('', { timeout: 30_000 });
  await expect(page.getByRole('main')).not.toContainText(WAITS);
  await expect(deletedHere(page)).toBeHidden();
});

test('an address that was deleted without a network can be had back, and the shop never misses it', async ({
  page,
  context,
  network,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const uid = await openAddresses(page);
  await add(page);
  await expectAtShop(uid, [{ ...HOME, ...IN_JAIPUR }]);
  await context.setOffline(true);
  await deleteAddress(page, HOME.name);
  await expect(
    page.getByText('Deleted on this phone. The shop will be told automatically'),
  ).toBeVisible({
    timeout: 20_000,
  });
  await expectNoBarriers(page, 'a deleted address');
  await page.goto('/waiting');
  const title = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(title).toHaveText('Removal of your address at 12 Lake Road, Jaipur');
  await page.goBack();
  await deletedHere(page).getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, HOME.name)).toContainText(HOME.address);
  await expect(deletedHere(page)).toBeHidden();
  await expect(page.locator('[data-returns]:focus')).toBeVisible();
  await context.setOffline(false);
  await page.goto('/waiting');
  await expect(page.getByText('Nothing is waiting to be sent.')).toBeVisible({ timeout: 30_000 });
  const writes = network.seen(isAddressWriteOf(uid));
  expect(writes.filter(({ body }) => body.includes('"delete"'))).toEqual([]);
  await expectAtShop(uid, [{ ...HOME, ...IN_JAIPUR }]);
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
