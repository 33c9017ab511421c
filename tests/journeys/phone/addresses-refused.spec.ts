// Changes and deletions of addresses that the shop refuses: the shopper is told, and nothing is lost.
import type { Page } from 'playwright/test';
import {
  add,
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

test.beforeEach(({ complaints }) => complaints.expectFailedRequests());

/** Gives up the one thing that waits, which is called `title`. */
async function discard(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(title);
  await page.getByRole('main').getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('what the shop refuses is shown; discarded, the list is as the shop has it', async ({
  page,
  network,
}) => {
  const uid = await openAddresses(page);
  await add(page);
  await expectAtShop(uid, [{ ...HOME, ...IN_JAIPUR }]);
  network.fault(isAddressWriteOf(uid), refusal(), 2);
  await openForEditing(page, HOME.name);
  await page.getByLabel('Address / Street').fill('Refused Road');
  await save(page);
  await expect(card(page, HOME.name)).toContainText('Needs your attention', { timeout: 30_000 });
  await expect(card(page, HOME.name)).toContainText('Refused Road');
  await card(page, HOME.name).getByRole('link').click();
  await expect(page).toHaveURL('/waiting');
  await discard(page, 'Your address at Refused Road, Jaipur');
  await expect(page.getByText('Nothing is waiting to be sent.')).toBeVisible({ timeout: 30_000 });
  await page.goto('/profile/addresses');
  await expect(card(page, HOME.name)).toContainText(HOME.address);
  await expect(page.getByRole('main')).not.toContainText('Refused Road');
  await expectAtShop(uid, [{ ...HOME, ...IN_JAIPUR }]);
});

test('a deletion that the shop refuses says so and can be tried again; discarded, the address is back', async ({
  page,
  network,
}) => {
  const uid = await openAddresses(page);
  await add(page);
  await expectAtShop(uid, [{ ...HOME, ...IN_JAIPUR }]);
  network.fault(isAddressWriteOf(uid), refusal());
  await deleteAddress(page, HOME.name);
  await page.getByRole('link', { name: 'see why, and what to do' }).click({ timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'Waiting to be sent' })).toBeVisible();
  const row = page.getByRole('main').getByRole('listitem');
  await expect(row).toContainText('The shop did not accept this.');
  const tries = network.seen(isAddressWriteOf(uid)).length;
  await row.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => network.seen(isAddressWriteOf(uid)).length).toBeGreaterThan(tries);
  await expect(row).toContainText('The shop did not accept this.', { timeout: 30_000 });
  await expect(row).toContainText('Tried again');
  await expect(row).toContainText('Nothing has changed');
  await expectAtShop(uid, [{ ...HOME, ...IN_JAIPUR }]);
  network.heal();
  await discard(page, 'Removal of your address at 12 Lake Road, Jaipur');
  await expect(page.getByText('Nothing is waiting to be sent.')).toBeVisible({ timeout: 30_000 });
  await page.goto('/profile/addresses');
  await expect(card(page, HOME.name)).toContainText(HOME.address);
  await deleteAddress(page, HOME.name);
  await expectAtShop(uid, []);
});
