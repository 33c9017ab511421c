// The profile page for those who use keys, listen, or hold a small phone; and a phone that is full.
import { expect, test } from '../steps/journey.ts';
import { expectNoBarriersAnywhere, PHONE, WIDE } from '../steps/list-page.ts';
import {
  ASHA,
  expectProfileAtShop,
  field,
  makeAsha,
  openProfile,
  SAVED,
  UPDATED,
  updateButton,
} from '../steps/profile-journey.ts';

test('the ways of the account mark the current page, are large enough to touch, and are seen whole', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openProfile(page, await makeAsha());
  const ways = page.getByRole('navigation', { name: 'Your account' });
  for (const [words, path] of [
    ['Orders', '/orders'],
    ['My Quotations', '/quotations'],
    ['My Profile', '/profile'],
    ['Manage Addresses', '/profile/addresses'],
  ] as const) {
    const way = ways.getByRole('link', { name: words });
    await expect(way).toHaveAttribute('href', path);
    const box = await way.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box && box.x >= 0 && box.x + box.width <= PHONE.width).toBe(true);
  }
  await expect(ways.locator('[aria-current="page"]')).toHaveText('My Profile');
  await ways.getByRole('link', { name: 'Manage Addresses' }).click();
  await expect(page).toHaveURL('/profile/addresses');
  await expect(ways.locator('[aria-current="page"]')).toHaveText('Manage Addresses');
});

test('a profile can be changed with keys alone', async ({ page }) => {
  const account = await makeAsha();
  await openProfile(page, account);
  const ways = page.getByRole('navigation', { name: 'Your account' });
  await ways.getByRole('link', { name: 'Manage Addresses' }).focus();
  await page.keyboard.press('Tab');
  await expect(field(page, 'First Name')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Usha');
  for (const label of ['Last Name', 'Email', 'Phone']) {
    await page.keyboard.press('Tab');
    await expect(field(page, label)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(updateButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(UPDATED)).toBeVisible();
  await expectProfileAtShop(account, { ...ASHA, first_name: 'Usha' });
  await page.keyboard.press('Tab');
  await expect(field(page, 'First Name')).toBeFocused();
});

test('a phone that is full says so, keeps what was typed, and saves it once it has room', async ({
  page,
}) => {
  const account = await makeAsha();
  await page.addInitScript(() => {
    const add = IDBObjectStore.prototype.add;
    IDBObjectStore.prototype.add = function (this: IDBObjectStore, ...row: Parameters<typeof add>) {
      const isFull = this.name === 'outbox' && !sessionStorage.getItem('has-room');
      if (isFull) throw new DOMException('no room', 'QuotaExceededError');
      return add.apply(this, row);
    };
  });
  await page.setViewportSize(WIDE);
  await openProfile(page, account);
  await field(page, 'First Name').fill('Usha');
  await updateButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Not saved');
  await expect(field(page, 'First Name')).toHaveValue('Usha');
  await expect(page.getByText('Hello, Asha Rao')).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('has-room', 'yes'));
  await updateButton(page).click();
  await expect(page.getByText(UPDATED)).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  await expectProfileAtShop(account, { ...ASHA, first_name: 'Usha' });
});

test('the profile is no barrier at 360 px, light, and at 1280 px, dark', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectFailedRequests();
  await openProfile(page, await makeAsha());
  await expectNoBarriersAnywhere(page, 'profile');
  await field(page, 'First Name').fill('');
  await field(page, 'Email').fill('asha@');
  await expectNoBarriersAnywhere(page, 'wrong profile');
  await field(page, 'First Name').fill('Asmita');
  await field(page, 'Email').fill(ASHA.email);
  await updateButton(page).click();
  await expect(page.getByText(UPDATED)).toBeVisible();
  await expectNoBarriersAnywhere(page, 'updated profile');
  await context.setOffline(true);
  await field(page, 'First Name').fill('Usha');
  await updateButton(page).click();
  await expect(page.getByText(SAVED)).toBeVisible({ timeout: 20_000 });
  await expectNoBarriersAnywhere(page, 'profile that waits');
});
